import { ApiError, onDeviceClock, type Schemas } from '@institute/api-schema';
import { formatDateTime } from '@institute/values/formats';
import type { IntlShape } from 'react-intl';

export type Hold = Schemas['SlotReservation'];

/** Whether a purchase was refused because its time was no longer held. Before that, no one else can take it. */
export const isHoldOver = (refusal: unknown): boolean =>
  refusal instanceof ApiError && refusal.key === 'slotTaken';

/** When a time that the student had held too often can be held again, or null for any other error. */
export function heldAgainText(intl: IntlShape, error: unknown, timeZone: string): string | null {
  if (!(error instanceof ApiError) || error.key !== 'holdLimitReached') return null;
  const { availableAt } = (error.current ?? {}) as { availableAt?: string };
  if (!availableAt) return null;
  return intl.formatMessage(
    {
      defaultMessage:
        'We’ve held this time for you several times, so it’s open to others for now. You can choose it again from {time}, or choose another time.',
    },
    { time: formatDateTime(availableAt, { locale: intl.locale, timeZone }) },
  );
}

export const isHeld = ({ expiresAt }: Hold): boolean => onDeviceClock(expiresAt) > Date.now();
