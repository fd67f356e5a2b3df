import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "virtual:words/en";

const bundle = new FluentBundle("en");
bundle.addResource(new FluentResource(english));

/**
 * Returns the key and its arguments instead of the text: tests that use it check keys, so rewording
 * a message does not break them. A key without a message is an error.
 */
export function keyed(key: string, args?: Record<string, FluentVariable>): string {
  if (!bundle.getMessage(key)?.value) throw new Error(`no words for ${key}`);
  const pairs = Object.entries(args ?? {}).map(([name, value]) => `${name}: ${String(value)}`);
  return pairs.length > 0 ? `${key}(${pairs.join(", ")})` : key;
}
