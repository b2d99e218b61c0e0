/** Moments at which software that computes with dates breaks: ends of months and years, clock changes, a leap day. */
const edges = [
  // New York's clocks change at 7:00 and 6:00 UTC, Madrid's at 1:00.
  ...['2026-03-08T06:58:00Z', '2026-11-01T05:58:00Z', '2027-03-28T00:58:00Z', '2027-10-31T00:58:00Z'],
  ...['2028-02-29T15:00:00Z', '2026-02-28T23:30:00Z', '2026-04-30T22:00:00Z', '2026-08-31T12:00:00Z'],
  // New Year in New York, Madrid and Tokyo.
  ...['2027-01-01T04:59:00Z', '2026-12-31T22:59:00Z', '2026-12-31T14:59:00Z'],
];
const [first, last] = [Date.parse('2026-01-01T00:00:00Z'), Date.parse('2028-12-31T23:59:00Z')];
const minute = 60_000;

/** A moment for a seed, as RFC 3339: one of the edges, or, as often, any minute of three years. */
export function drawMoment(seed: number): string {
  const edge = edges[Math.floor(seed / 2) % edges.length]!;
  // Knuth's multiplicative hash, so that neighboring seeds are far apart.
  const share = (Math.imul(seed, 2_654_435_761) >>> 0) / 2 ** 32;
  const any = new Date(first + Math.floor((share * (last - first)) / minute) * minute);
  return seed % 2 === 0 ? edge : any.toISOString();
}
