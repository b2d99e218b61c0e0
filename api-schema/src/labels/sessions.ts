/** Names of the contract’s values, which both apps have in their translations. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { components } from '../openapi.gen.ts';

type Schemas = components['schemas'];

export const sessionStatuses: Record<Schemas['CoachSessionStatus'], MessageDescriptor> = defineMessages({
  BOOKED: { defaultMessage: 'Booked' },
  OCCURRED: { defaultMessage: 'Completed', description: 'Status of a session' },
  NO_SHOW: { defaultMessage: 'No-show' },
  CANCELLED: { defaultMessage: 'Canceled', description: 'Status of a session' },
  LATE_CANCELLED: { defaultMessage: 'Canceled late' },
});

/** The tones of their badges. */
export const sessionStatusTones = {
  BOOKED: 'info',
  OCCURRED: 'positive',
  NO_SHOW: 'caution',
  CANCELLED: 'neutral',
  LATE_CANCELLED: 'caution',
} as const satisfies Record<Schemas['CoachSessionStatus'], string>;

/** What happened to the sessions of a purchase. */
export const sessionCreditTypes: Record<Schemas['SessionCreditType'], MessageDescriptor> = defineMessages({
  BOUGHT: { defaultMessage: 'Bought', description: 'What happened to sessions: they were bought' },
  USED: { defaultMessage: 'Booked' },
  MOVED: { defaultMessage: 'Moved' },
  RETURNED: { defaultMessage: 'Canceled in time' },
  FORFEITED: { defaultMessage: 'Late cancellation or no-show' },
  REFUNDED: { defaultMessage: 'Refunded', description: 'What happened to sessions: the money went back' },
  REFUND_FAILED: { defaultMessage: 'Refund refused by the bank' },
  WITHDRAWN: { defaultMessage: 'Withdrawn' },
});

/** Whether a member was at a circle's session. */
export const attendanceStatuses: Record<Schemas['CircleAttendance']['status'], MessageDescriptor> =
  defineMessages({
    PRESENT: { defaultMessage: 'Present' },
    ABSENT: { defaultMessage: 'Absent' },
    EXCUSED: { defaultMessage: 'Excused' },
  });
