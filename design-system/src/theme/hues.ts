/** The names of the hues that tell things apart, in the order of the color wheel. */
export const hueNames = ['clay', 'wheat', 'fern', 'lagoon', 'iris', 'plum'] as const;

export type HueName = (typeof hueNames)[number];

/** A number from 0 to 2³²−1 for a text, the same everywhere and always (FNV-1a). */
export function seedOf(id: string): number {
  let seed = 0x811c9dc5;
  for (const character of id) seed = Math.imul(seed ^ character.codePointAt(0)!, 0x01000193);
  // The last characters alone would decide the lower bits.
  seed ^= seed >>> 15;
  return Math.imul(seed, 0x2c1b3c6d) >>> 0;
}

/** The hue of a thing by its id: a service in a calendar and on its plate. Two things may share one. */
export const hueOf = (id: string): HueName => hueNames[seedOf(id) % hueNames.length]!;
