import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../formats/days.ts';
import { readLocal } from './local-time.ts';
import { instantOf, nextClockChange, readingsOf, spellLocal, wallTimeOf } from './wall-time.ts';

const zones = Intl.supportedValuesOf('timeZone');
const days = fc.integer({ min: 0, max: 365 * 15 }).map((after) => addDays('2022-01-01', after));
const minutes = fc.integer({ min: 0, max: 1439 });

/** Returns the wall time according to `Intl`. */
function clockOf(timeZone: string): (instant: number) => string {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (instant) => {
    const parts = clock.formatToParts(instant);
    const of = (type: string) => parts.find((part) => part.type === type)!.value;
    return `${of('year')}-${of('month')}-${of('day')} ${Number(of('hour')) * 60 + Number(of('minute'))}`;
  };
}

describe('wall times in time zones', () => {
  it('match the platform in every zone [K-11]', () => {
    for (const zone of zones) {
      const shown = clockOf(zone);
      fc.assert(
        fc.property(days, minutes, (date, minute) => {
          const instant = instantOf({ date, minutes: minute }, zone);
          const back = wallTimeOf(instant, zone);
          expect(`${back.date} ${back.minutes}`).toBe(shown(instant));
        }),
        { numRuns: 20 },
      );
    }
  });

  it('survive a round trip, or move by as much as the clocks skip, in every zone [K-11]', () => {
    for (const zone of zones)
      fc.assert(
        fc.property(days, minutes, (date, minute) => {
          const back = wallTimeOf(instantOf({ date, minutes: minute }, zone), zone);
          const later = (back.date === date ? 0 : 1440) + back.minutes - minute;
          expect([0, 15, 20, 30, 45, 60, 120, 1440]).toContain(later);
          if (later === 0) return;
          const change = nextClockChange(zone, instantOf({ date, minutes: minute }, zone) - 86_400_000);
          expect(change!.minutes).toBe(later);
        }),
        { numRuns: 20 },
      );
  });

  it('leave no gap between days, in every zone [K-11]', () => {
    for (const zone of zones)
      fc.assert(
        fc.property(days, (date) => {
          const end = instantOf({ date, minutes: 1440 }, zone);
          expect(end).toBe(instantOf({ date: addDays(date, 1), minutes: 0 }, zone));
          expect(end).toBeGreaterThanOrEqual(instantOf({ date, minutes: 0 }, zone));
        }),
        { numRuns: 10 },
      );
  });

  it('follow the clock changes of New York', () => {
    const spring = nextClockChange('America/New_York', Date.UTC(2026, 1, 1))!;
    expect(spring.minutes).toBe(60);
    expect(wallTimeOf(spring.at, 'America/New_York')).toEqual({ date: '2026-03-08', minutes: 180 });
    const autumn = nextClockChange('America/New_York', spring.at)!;
    expect(autumn.minutes).toBe(-60);
    expect(
      wallTimeOf(instantOf({ date: '2026-03-08', minutes: 150 }, 'America/New_York'), 'America/New_York'),
    ).toEqual({
      date: '2026-03-08',
      minutes: 210,
    });
    expect(nextClockChange('UTC', 0)).toBeNull();
  });

  it('keep a known instant in the hour that the clocks repeat', () => {
    const [first, second] = [Date.UTC(2026, 10, 1, 5, 30), Date.UTC(2026, 10, 1, 6, 30)];
    const time = wallTimeOf(second, 'America/New_York');
    expect(instantOf(time, 'America/New_York')).toBe(first);
    expect(instantOf(time, 'America/New_York', second)).toBe(second);
    expect(instantOf({ ...time, minutes: time.minutes + 1 }, 'America/New_York', second)).toBe(
      first + 60_000,
    );
  });

  it('are shown twice when clocks are set back, and once, as they are set forward, when they skip it', () => {
    const readings = (date: string, minutes: number) =>
      readingsOf({ date, minutes }, 'America/New_York').map((instant) => new Date(instant).toISOString());
    expect(readings('2026-11-01', 90)).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']);
    expect(readings('2026-10-31', 1440 + 90)).toEqual(readings('2026-11-01', 90));
    expect(readings('2026-03-08', 150)).toEqual(['2026-03-08T07:00:00.000Z']);
    expect(readings('2026-03-08', 180)).toEqual(['2026-03-08T07:00:00.000Z']);
    // Samoa had no December 30, 2011.
    expect(readingsOf({ date: '2011-12-30', minutes: 600 }, 'Pacific/Apia')).toEqual([
      Date.UTC(2011, 11, 30, 10),
    ]);
  });
});

describe('timestamps', () => {
  it('read as the clocks of a zone do', () => {
    expect(spellLocal(Date.UTC(2026, 2, 4, 17), 'America/New_York')).toBe('2026-03-04T12:00:00-05:00');
    expect(spellLocal(Date.UTC(2026, 2, 4, 17), 'Asia/Kathmandu')).toBe('2026-03-04T22:45:00+05:45');
    expect(spellLocal(Date.UTC(2026, 2, 4, 17), 'UTC')).toBe('2026-03-04T17:00:00+00:00');
  });

  it('are read back the same way in every zone', () => {
    for (const zone of zones)
      fc.assert(
        fc.property(days, minutes, (date, minute) => {
          const instant = instantOf({ date, minutes: minute }, zone);
          const local = readLocal(spellLocal(instant, zone), zone);
          expect(local).toEqual(readLocal(new Date(instant).toISOString(), zone));
          expect(local).toMatchObject(wallTimeOf(instant, zone));
        }),
        { numRuns: 5 },
      );
  });

  it('with an offset are read as they are, whatever the data of this computer say', () => {
    const winnipeg = readLocal('2027-01-05T09:00:00-05:00', 'America/Winnipeg');
    expect(winnipeg).toEqual({ date: '2027-01-05', minutes: 540, offset: -300 });
  });
});
