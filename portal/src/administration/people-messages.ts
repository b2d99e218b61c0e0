import type { Schemas } from '@institute/api-schema';
import { defineMessages } from 'react-intl';

export type Person = Schemas['Person'];
export type AuditLogEntry = Schemas['AuditLogEntry'];

export const roleMessages = defineMessages({
  STUDENT: { defaultMessage: 'Student' },
  COACH: { defaultMessage: 'Coach', description: 'A role of a person' },
  ADVISOR: { defaultMessage: 'Advisor' },
  ADMIN: { defaultMessage: 'Administrator' },
});

export const actMessages = defineMessages({
  USER_DISABLED: { defaultMessage: 'Account disabled' },
  USER_ENABLED: { defaultMessage: 'Account enabled' },
  ROLES_CHANGED: { defaultMessage: 'Roles changed' },
  APPLICATION_DECIDED: { defaultMessage: 'Application decided' },
  PAYMENT_REFUNDED: { defaultMessage: 'Payment refunded' },
  PURCHASE_REFUNDED: { defaultMessage: 'Purchase from a coach refunded' },
  RESULT_RECORDED: { defaultMessage: 'Module marked as completed' },
  RESULT_TAKEN_BACK: { defaultMessage: 'Module marked as not completed' },
  AWARD_REVOKED: { defaultMessage: 'Award revoked' },
  ENVELOPE_VOIDED: { defaultMessage: 'Documents withdrawn' },
  INSTITUTE_FILE_APPLIED: { defaultMessage: 'Institute’s settings updated' },
  SCHEDULE_CONCLUDED: { defaultMessage: 'Payment schedule ended' },
  SCHEDULE_TRANSFERRED: { defaultMessage: 'Payment schedule replaced' },
  ENVELOPE_COUNTERSIGNED: { defaultMessage: 'Documents signed for the institute' },
  ENVELOPE_RESENT: { defaultMessage: 'Documents sent again' },
  STUDENT_CHANGED: { defaultMessage: 'Student’s profile changed' },
  COACH_CHANGED: { defaultMessage: 'Coach’s profile changed' },
  PRODUCT_CHANGED: { defaultMessage: 'Coach’s product changed' },
  AVAILABILITY_CHANGED: { defaultMessage: 'Coach’s availability changed' },
  SESSION_CHANGED: { defaultMessage: 'Coaching session changed' },
  GROUP_CHANGED: { defaultMessage: 'Coach’s group changed' },
  CIRCLE_CHANGED: { defaultMessage: 'Coaching circle changed' },
  FILE_DELETED: { defaultMessage: 'File deleted' },
});
