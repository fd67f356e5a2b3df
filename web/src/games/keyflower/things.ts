/** Workers, skills and resources in words, and how many of them. */

import type { Speak } from "../face";
import { COLOURS, RESOURCES, SKILLS, type Colour, type Resource, type Skill } from "./forms";

export type Thing = Colour | Skill | Resource | "worker" | "skill" | "resource";
export type Counted = Partial<Readonly<Record<Thing, number>>>;

const THINGS: readonly Thing[] = [
  ...COLOURS,
  "worker",
  ...SKILLS,
  "skill",
  ...RESOURCES,
  "resource",
];

/** “2 red”, “1 saw”: a colour means workers of it. */
export const amount = (thing: Thing, count: number, t: Speak): string =>
  t(`amount-${thing}`, { count });

/** Those that are there, one after the other. */
export function amounts(counted: Counted, t: Speak): string {
  return THINGS.filter((thing) => (counted[thing] ?? 0) > 0)
    .map((thing) => amount(thing, counted[thing]!, t))
    .join(", ");
}

/** One thing by its name, without a number. */
export function thingName(thing: Colour | Skill | Resource, t: Speak): string {
  if ((COLOURS as readonly string[]).includes(thing)) return t(`colour-of-${thing}`);
  return t((SKILLS as readonly string[]).includes(thing) ? `skill-${thing}` : `resource-${thing}`);
}
