import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { AccountEvent } from './account-history.ts';

export const eventMessages: Record<AccountEvent['type'], MessageDescriptor> = defineMessages({
  APPLICATION_SUBMITTED: { defaultMessage: 'Application submitted' },
  APPLICATION_APPROVED: { defaultMessage: 'Application approved' },
  APPLICATION_REJECTED: { defaultMessage: 'Application rejected' },
  APPLICATION_WITHDRAWN: { defaultMessage: 'Application withdrawn' },
  AGREEMENT_SIGNED: { defaultMessage: 'Agreement signed' },
  ENROLLED: { defaultMessage: 'Enrolled', description: 'Event of an account' },
  TRANSFERRED: { defaultMessage: 'Transferred to another class' },
  PAYMENT_ACCEPTED: { defaultMessage: 'Payment' },
  PAYMENT_FAILED: { defaultMessage: 'Payment declined' },
  REFUNDED: { defaultMessage: 'Refund', description: 'Event of an account: money went back' },
  PAYMENT_DISPUTED: { defaultMessage: 'Payment disputed' },
  REFUND_RETURNED: { defaultMessage: 'Refund returned by the bank' },
  DISPUTE_WON: { defaultMessage: 'Disputed payment confirmed' },
  DISPUTE_LOST: { defaultMessage: 'Disputed payment returned' },
  VOUCHER_APPLIED: { defaultMessage: 'Promo code applied' },
  AUTO_PAY_ENABLED: { defaultMessage: 'Autopay turned on' },
  AUTO_PAY_DISABLED: { defaultMessage: 'Autopay turned off' },
  PAYMENT_METHOD_ADDED: { defaultMessage: 'Card added' },
  PAYMENT_METHOD_DELETED: { defaultMessage: 'Card deleted' },
  PAYMENT_SCHEDULE_CONCLUDED: { defaultMessage: 'Payment schedule completed' },
  PAYMENT_SCHEDULE_TRANSFERRED: { defaultMessage: 'Payment schedule transferred' },
});
