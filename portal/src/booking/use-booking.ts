import { useNavigateWhileHere } from '@institute/design-system';
import { browserStorage, createStoredValue } from '@institute/design-system/app';
import { parseInstant } from '@institute/values/formats';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { api } from '../api.ts';
import { useOnce } from '../once.ts';
import { paths } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { useTimeZone } from '../time-zone.ts';
import type { ChosenTime } from './ChooseTime.tsx';
import type { CoachingGroup } from './groups.ts';
import { type Hold, isHeld } from './hold.ts';
import type { ProductChoice } from './product-choice.ts';
import { usePurchase } from './use-purchase.ts';

export interface BookingOptions {
  coachId: string;
  productId: string;
}

/** What is decided so far, kept in this tab, and what was sent. */
export function useBooking({ coachId, productId }: BookingOptions) {
  const { studentId } = useSignedInSession();
  const timeZone = useTimeZone();
  const [hold, setHold] = useKeptInTab('hold', studentId, productId);
  const [choice, setChoice] = useKeptInTab('choice', studentId, productId);
  const [group, setGroup] = useKeptInTab('group', studentId, productId);
  const [isHoldLost, setIsHoldLost] = useState(false);
  const [cardId, setCardId] = useState<string>();
  const purchase = usePurchase({
    studentId,
    coachId,
    productId,
    onEnd() {
      setIsHoldLost(hold !== null && isHeld(hold));
      setHold(null);
      setChoice(null);
      setGroup(null);
    },
    onFull: () => setGroup(null),
  });
  const reserve = useOnce<{ startTime: string; timeZone: string; allowOverlap: boolean }, Hold>({
    name: `reservation.${studentId}.${productId}`,
    send: (body, key) =>
      api.request('post', '/coaches/{coachId}/products/{productId}/slot_reservations', {
        path: { coachId, productId },
        key,
        body,
      }),
    onDone(next) {
      setHold(next);
      goToLastStep();
    },
  });
  const navigate = useNavigateWhileHere();
  const isLastStep = new URLSearchParams(useSearch()).get('step') === 'pay' || purchase.pending !== null;
  const goToLastStep = () => {
    if (!isLastStep) navigate(paths.bookSession({ coachId, productId }, { step: 'pay' }));
  };
  const chooseTime = async ({ start, allowOverlap }: ChosenTime) => {
    purchase.reset();
    // Holding the same time again would count as another attempt.
    if (hold && isHeld(hold) && parseInstant(hold.startTime) === parseInstant(start)) return goToLastStep();
    await reserve.sendAsync({ startTime: start, timeZone, allowOverlap });
  };
  const chooseProduct = (next: ProductChoice) => {
    purchase.reset();
    setChoice(next);
    goToLastStep();
  };
  const chooseGroup = (next: CoachingGroup) => {
    purchase.reset();
    setGroup(next);
    goToLastStep();
  };
  const chooseAgain = (isHoldKept: boolean) => {
    purchase.reset();
    if (!isHoldKept) setHold(null);
    navigate(paths.bookSession({ coachId, productId }));
  };
  return {
    hold,
    /** Whether the hold ended before its time. */
    isHoldLost,
    choice,
    group,
    cardId,
    isLastStep,
    purchase,
    reserve,
    setHold,
    setCardId,
    chooseTime,
    chooseProduct,
    chooseGroup,
    chooseAgain,
  };
}

export type Booking = ReturnType<typeof useBooking>;

/** What the steps of a booking decide. */
interface Decided {
  /** The time that is reserved for the student. */
  hold: Hold;
  group: CoachingGroup;
  choice: ProductChoice;
}

/** What each of them has to contain, in case an earlier version of the app kept it. */
const parts: { [Name in keyof Decided]: readonly (keyof Decided[Name] & string)[] } = {
  hold: ['localStartTime', 'quote'],
  group: ['id', 'version', 'sessions'],
  choice: ['color', 'deliveryAddress'],
};

/** What a step decided about a product in this tab. Survives a reload, and ends with the tab. */
function useKeptInTab<Name extends keyof Decided>(name: Name, studentId: string, productId: string) {
  type Value = Decided[Name];
  const [stored] = useState(() =>
    createStoredValue(
      `institute.portal.${name}.${studentId}.${productId}`,
      (value) =>
        typeof value === 'object' && value !== null && parts[name].every((part) => part in value)
          ? (value as Value)
          : null,
      browserStorage('sessionStorage'),
    ),
  );
  const [value, setValue] = useState(() => stored.read());
  return [
    value,
    (next: Value | null) => {
      stored.write(next);
      setValue(next);
    },
  ] as const;
}
