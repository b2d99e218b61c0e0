import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { AccountEvent } from './account-history.ts';

/** Describes the events of an account. */
export const eventMessages: Record<AccountEvent['type'], MessageDescriptor> = defineMessages({
  APPLICATION_SUBMITTED: { defaultMessage: 'Application submitted', description: 'Event of an account' },
  APPLICATION_APPROVED: { defaultMessage: 'Application approved', description: 'Event of an account' },
  APPLICATION_REJECTED: { defaultMessage: 'Application rejected', description: 'Event of an account' },
  APPLICATION_WITHDRAWN: { defaultMessage: 'Application withdrawn', description: 'Event of an account' },
  AGREEMENT_SIGNED: { defaultMessage: 'Agreement signed', description: 'Event of an account' },
  ENROLLED: { defaultMessage: 'Enrolled', description: 'Event of an account' },
  TRANSFERRED: { defaultMessage: 'Transferred to another class', description: 'Event of an account' },
  PAYMENT_ACCEPTED: { defaultMessage: 'Payment', description: 'Event of an account: money came in' },
  PAYMENT_FAILED: { defaultMessage: 'Payment declined', description: 'Event of an account' },
  REFUNDED: { defaultMessage: 'Refund', description: 'Event of an account: money went back' },
  PAYMENT_DISPUTED: { defaultMessage: 'Payment disputed', description: 'Event of an account: at the bank' },
  DISPUTE_WON: {
    defaultMessage: 'Disputed payment confirmed',
    description: 'Event of an account: the bank decided that a payment was right',
  },
  DISPUTE_LOST: {
    defaultMessage: 'Disputed payment returned',
    description: 'Event of an account: the bank gave the money back to the student',
  },
  VOUCHER_APPLIED: { defaultMessage: 'Promo code applied', description: 'Event of an account' },
  AUTO_PAY_ENABLED: { defaultMessage: 'Autopay turned on', description: 'Event of an account' },
  AUTO_PAY_DISABLED: { defaultMessage: 'Autopay turned off', description: 'Event of an account' },
  PAYMENT_METHOD_ADDED: { defaultMessage: 'Card added', description: 'Event of an account' },
  PAYMENT_METHOD_DELETED: { defaultMessage: 'Card deleted', description: 'Event of an account' },
  PAYMENT_SCHEDULE_CONCLUDED: {
    defaultMessage: 'Payment schedule completed',
    description: 'Event of an account',
  },
  PAYMENT_SCHEDULE_TRANSFERRED: {
    defaultMessage: 'Payment schedule transferred',
    description: 'Event of an account',
  },
});
