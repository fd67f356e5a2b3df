/** Workers, skills and resources as text, with their numbers. */

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

/** All that are there, as a list. */
export function amounts(counted: Counted, t: Speak): string {
  return THINGS.filter((thing) => (counted[thing] ?? 0) > 0)
    .map((thing) => amount(thing, counted[thing]!, t))
    .join(", ");
}

/** The name of one thing, without a number. */
export function thingName(thing: Colour | Skill | Resource, t: Speak): string {
  if ((COLOURS as readonly string[]).includes(thing)) return t(`colour-of-${thing}`);
  return t((SKILLS as readonly string[]).includes(thing) ? `skill-${thing}` : `resource-${thing}`);
}
