import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases } from '../../../scripts/given/lane.ts';
import { parseWallTime, readingOf } from './reading.ts';
import { instantOf, nextClockChange, readingsOf, wallTimeOf } from './wall-time.ts';

const from = Date.UTC(2026, 0, 1);
const until = Date.UTC(2036, 0, 1);

/** Zones with the moments at which their clocks change in ten years. */
const changes = Intl.supportedValuesOf('timeZone').map((timeZone) => {
  const moments: number[] = [];
  for (;;) {
    const next = nextClockChange(timeZone, moments.at(-1) ?? from);
    if (!next || next.at >= until) return { timeZone, moments };
    moments.push(next.at);
  }
});

function expectAgreement(timeZone: string, wall: { date: string; minutes: number }): string {
  const { instant, kind } = readingOf(wall, timeZone);
  const at = `${timeZone} ${wall.date} ${wall.minutes}`;
  expect(instant, at).toBe(instantOf(wall, timeZone));
  const shown = wallTimeOf(instant, timeZone);
  const isShown = shown.date === wall.date && shown.minutes === wall.minutes;
  expect(kind, at).toBe(isShown ? (readingsOf(wall, timeZone).length > 1 ? 'twice' : 'once') : 'skipped');
  return kind;
}

it('agrees with what the calendar computes around every clock change of ten years, in every zone [K-11]', () => {
  const kinds: Record<string, number> = {};
  for (const { timeZone, moments } of changes)
    for (const moment of moments)
      for (const minutes of [-90, -45, -30, -1, 0, 1, 29, 30, 45, 90]) {
        // On the clocks before the change, so that skipped times are among them.
        const before = wallTimeOf(moment - 60_000, timeZone);
        const wall = { date: before.date, minutes: before.minutes + 1 + minutes };
        if (wall.minutes < 0 || wall.minutes >= 1440) continue;
        const kind = expectAgreement(timeZone, wall);
        kinds[kind] = (kinds[kind] ?? 0) + 1;
      }
  expect(Math.min(kinds.once!, kinds.twice!, kinds.skipped!)).toBeGreaterThan(200);
});

it('agrees at any other time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...changes.map(({ timeZone }) => timeZone)),
      fc.integer({ min: from / 60_000, max: until / 60_000 }),
      (timeZone, minute) => {
        expectAgreement(timeZone, wallTimeOf(minute * 60_000, timeZone));
      },
    ),
    { numRuns: cases(1000, 100) },
  );
});

it.each([
  ['2027-03-14', 150, '2027-03-14T07:30:00.000Z', 'skipped'],
  ['2026-11-01', 90, '2026-11-01T05:30:00.000Z', 'twice'],
  ['2026-11-01', 120, '2026-11-01T07:00:00.000Z', 'once'],
] as const)('New York on %s at minute %s is %s: %s', (date, minutes, instant, kind) => {
  const found = readingOf({ date, minutes }, 'America/New_York');
  expect([new Date(found.instant).toISOString(), found.kind]).toEqual([instant, kind]);
});

it('parses the value of a date-time field, if it is complete', () => {
  expect(parseWallTime('2027-03-14T02:30')).toEqual({ date: '2027-03-14', minutes: 150 });
  for (const value of ['', '2027-03-14', '2027-03-14T', 'T02:30', '2027-02-30T02:30', '2027-03-14T24:00'])
    expect(parseWallTime(value)).toBeNull();
});
