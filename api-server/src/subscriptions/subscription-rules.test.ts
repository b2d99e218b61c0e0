import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStatus, periodEndAfter, type SubscriptionEvent } from './subscription-rules.ts';

describe('a subscription', () => {
  it.each<[Parameters<typeof nextStatus>[0], SubscriptionEvent[], string]>([
    ['NONE', ['SUBSCRIBE'], 'ACTIVE'],
    ['NONE', ['SUBSCRIBE', 'CANCEL'], 'CANCEL_AT_PERIOD_END'],
    ['NONE', ['SUBSCRIBE', 'CANCEL', 'RESUME'], 'ACTIVE'],
    ['NONE', ['SUBSCRIBE', 'CANCEL', 'PERIOD_ENDED'], 'CANCELLED'],
    ['NONE', ['SUBSCRIBE', 'CHARGE_FAILED', 'CHARGE_FAILED', 'CHARGE_PAID'], 'ACTIVE'],
    ['NONE', ['SUBSCRIBE', 'CHARGE_FAILED', 'GIVE_UP', 'SUBSCRIBE'], 'ACTIVE'],
    ['NONE', ['SUBSCRIBE', 'DISABLED'], 'CANCELLED'],
    ['PAST_DUE', ['CANCEL'], 'CANCELLED'],
    ['PAST_DUE', ['SUBSCRIBE'], 'ACTIVE'],
    ['CANCEL_AT_PERIOD_END', ['CHANGE_CARD'], 'CANCEL_AT_PERIOD_END'],
  ])('that is %s is after %j %s [K-05]', (from, events, to) => {
    expect(events.reduce((status, event) => nextStatus(status, event)!, from)).toBe(to);
  });

  it.each<[Parameters<typeof nextStatus>[0], SubscriptionEvent]>([
    ['ACTIVE', 'SUBSCRIBE'],
    ['CANCEL_AT_PERIOD_END', 'SUBSCRIBE'],
    ['CANCEL_AT_PERIOD_END', 'CHANGE_PLAN'],
    ['PAST_DUE', 'CHANGE_PLAN'],
    ['PAST_DUE', 'CHANGE_CARD'],
    ['NONE', 'CHANGE_CARD'],
    ['PAST_DUE', 'RESUME'],
    ['CANCELLED', 'RESUME'],
    ['NONE', 'CANCEL'],
    ['ACTIVE', 'PERIOD_ENDED'],
    ['ACTIVE', 'GIVE_UP'],
  ])('that is %s doesn’t support %s', (status, event) => {
    expect(nextStatus(status, event)).toBeNull();
  });

  it('never ends without a reason, and resumes only by subscribing', () => {
    const event = fc.constantFrom<SubscriptionEvent>(
      'SUBSCRIBE',
      'CHANGE_PLAN',
      'CHANGE_CARD',
      'CANCEL',
      'RESUME',
      'CHARGE_PAID',
      'CHARGE_FAILED',
      'PERIOD_ENDED',
      'DISABLED',
      'GIVE_UP',
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let status = 'NONE' as Parameters<typeof nextStatus>[0];
        for (const next of events) {
          const before = status;
          status = nextStatus(status, next) ?? status;
          if (status === before) continue;
          if (status === 'CANCELLED')
            expect(['CANCEL', 'PERIOD_ENDED', 'GIVE_UP', 'DISABLED']).toContain(next);
          if (before === 'NONE' || before === 'CANCELLED') expect(next).toBe('SUBSCRIBE');
          if (status === 'PAST_DUE') expect(next).toBe('CHARGE_FAILED');
        }
      }),
    );
  });
});

describe('a period', () => {
  const end = (anchor: string, interval: 'MONTH' | 'YEAR', moment: string) =>
    periodEndAfter(new Date(anchor), interval, new Date(moment)).toISOString();

  it('of a month ends on the same day, or on the last day of a shorter month', () => {
    const anchor = '2026-01-31T15:00:00Z';
    expect(end(anchor, 'MONTH', anchor)).toBe('2026-02-28T15:00:00.000Z');
    expect(end(anchor, 'MONTH', '2026-02-28T15:00:00Z')).toBe('2026-03-31T15:00:00.000Z');
    expect(end(anchor, 'MONTH', '2026-03-31T15:00:00Z')).toBe('2026-04-30T15:00:00.000Z');
  });

  it('of a year survives 29 February', () => {
    expect(end('2028-02-29T00:00:00Z', 'YEAR', '2028-02-29T00:00:00Z')).toBe('2029-02-28T00:00:00.000Z');
    expect(end('2028-02-29T00:00:00Z', 'YEAR', '2031-05-01T00:00:00Z')).toBe('2032-02-29T00:00:00.000Z');
  });

  it('follows the previous one without a gap', () => {
    const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom('MONTH' as const, 'YEAR' as const), (anchor, interval) => {
        let start = anchor;
        for (let period = 0; period < 30; period += 1) {
          const next = periodEndAfter(anchor, interval, start);
          const days = (next.getTime() - start.getTime()) / 86_400_000;
          expect(days).toBeGreaterThanOrEqual(interval === 'MONTH' ? 28 : 365);
          expect(days).toBeLessThanOrEqual(interval === 'MONTH' ? 31 : 366);
          start = next;
        }
      }),
      { numRuns: 50 },
    );
  });
});
