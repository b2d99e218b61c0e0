import { slotHoldMinutes, slotHoldPauseMinutes, slotHoldRenewals } from '@institute/api-schema/policy';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heldAgainAt, holdUntil } from './holds.ts';

const minute = 60_000;
const atMinute = (minutes: number) => new Date(minutes * minute);
const holdsAt = (...minutes: number[]) =>
  minutes.map((at) => ({ heldAt: atMinute(at), heldUntil: holdUntil(atMinute(at)) }));

it('a time can be held again until its renewals are used up', () => {
  expect(heldAgainAt([], atMinute(0))).toBeNull();
  expect(heldAgainAt(holdsAt(1, 0), atMinute(2))).toBeNull();
  expect(heldAgainAt(holdsAt(2, 1, 0), atMinute(3))).toEqual(
    atMinute(2 + slotHoldMinutes + slotHoldPauseMinutes),
  );
});

it('no more than the renewals are possible between two pauses, however often it is tried', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: slotHoldPauseMinutes * 2 }), { maxLength: 60 }), (waits) => {
      const made: ReturnType<typeof holdsAt> = [];
      let now = 0;
      let run = 0;
      for (const wait of waits) {
        now += wait;
        if (heldAgainAt(made, atMinute(now))) continue;
        const last = made[0];
        const isRested =
          !last || atMinute(now).getTime() >= last.heldUntil.getTime() + slotHoldPauseMinutes * minute;
        run = isRested ? 1 : run + 1;
        expect(run).toBeLessThanOrEqual(slotHoldRenewals + 1);
        made.unshift(...holdsAt(now));
      }
    }),
  );
});
