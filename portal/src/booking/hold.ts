import { ApiError, type components } from '@institute/api-schema';
import { createStoredValue } from '@institute/design-system/app';
import { formatDateTime, parseInstant } from '@institute/design-system/formats';
import { useState } from 'react';
import type { IntlShape } from 'react-intl';

export type Hold = components['schemas']['SlotReservation'];

const parseHold = (value: unknown): Hold | null =>
  typeof value === 'object' && value !== null && 'localStartTime' in value && 'quote' in value
    ? (value as Hold)
    : null;

/** When a time that the student had held too often can be held again, or null for any other error. */
export function heldAgainText(intl: IntlShape, error: unknown, timeZone: string): string | null {
  if (!(error instanceof ApiError) || error.key !== 'holdLimitReached') return null;
  const { availableAt } = (error.current ?? {}) as { availableAt?: string };
  if (!availableAt) return null;
  return intl.formatMessage(
    {
      defaultMessage:
        'We’ve held this time for you several times, so it’s open to others for now. You can choose it again from {time}, or choose another time.',
      description: 'Error: a time was held for the student several times without being booked',
    },
    { time: formatDateTime(availableAt, { locale: intl.locale, timeZone }) },
  );
}

/** Whether the time is still held. */
export const isHeld = ({ expiresAt }: Hold): boolean => (parseInstant(expiresAt) ?? 0) > Date.now();

/** The product's time that is reserved for the student in this tab. Survives a reload. */
export function useHold(studentId: string, productId: string) {
  const [stored] = useState(() =>
    createStoredValue(`institute.portal.hold.${studentId}.${productId}`, parseHold, window.sessionStorage),
  );
  const [hold, setHold] = useState(() => stored.read());
  return [
    hold,
    (next: Hold | null) => {
      stored.write(next);
      setHold(next);
    },
  ] as const;
}
