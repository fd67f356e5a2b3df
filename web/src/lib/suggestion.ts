/** One of the names that a catalogue suggests; they are separated by commas. */
export function suggestionFrom(ideas: string, random: () => number = Math.random): string {
  const names = ideas.split(",").map((name) => name.trim());
  return names[Math.floor(random() * names.length)] ?? "";
}
