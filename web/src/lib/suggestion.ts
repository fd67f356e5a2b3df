/** One of the suggested names in a catalogue, which are separated by commas. */
export function suggestionFrom(ideas: string, random: () => number = Math.random): string {
  const names = ideas.split(",").map((name) => name.trim());
  return names[Math.floor(random() * names.length)] ?? "";
}
