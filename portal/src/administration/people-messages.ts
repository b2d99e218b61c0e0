import type { components } from '@institute/api-schema';
import { defineMessages } from 'react-intl';

export type Person = components['schemas']['Person'];
export type AuditLogEntry = components['schemas']['AuditLogEntry'];

export const roleMessages = defineMessages({
  STUDENT: { defaultMessage: 'Student', description: 'A role of a person' },
  COACH: { defaultMessage: 'Coach', description: 'A role of a person' },
  ADVISOR: { defaultMessage: 'Advisor', description: 'A role of a person' },
  ADMIN: { defaultMessage: 'Administrator', description: 'A role of a person' },
});

export const actMessages = defineMessages({
  USER_DISABLED: { defaultMessage: 'Account disabled', description: 'Something that staff did, in a log' },
  USER_ENABLED: { defaultMessage: 'Account enabled', description: 'Something that staff did, in a log' },
  ROLES_CHANGED: { defaultMessage: 'Roles changed', description: 'Something that staff did, in a log' },
  APPLICATION_DECIDED: {
    defaultMessage: 'Application decided',
    description: 'Something that staff did, in a log',
  },
  PAYMENT_REFUNDED: { defaultMessage: 'Payment refunded', description: 'Something that staff did, in a log' },
  PURCHASE_REFUNDED: {
    defaultMessage: 'Purchase from a coach refunded',
    description: 'Something that staff did, in a log',
  },
  RESULT_RECORDED: {
    defaultMessage: 'Module marked as completed',
    description: 'Something that staff did, in a log',
  },
  RESULT_TAKEN_BACK: {
    defaultMessage: 'Module marked as not completed',
    description: 'Something that staff did, in a log',
  },
  AWARD_REVOKED: { defaultMessage: 'Award revoked', description: 'Something that staff did, in a log' },
  ENVELOPE_VOIDED: {
    defaultMessage: 'Documents withdrawn',
    description: 'Something that staff did, in a log: documents to sign became invalid',
  },
  INSTITUTE_FILE_APPLIED: {
    defaultMessage: 'Institute’s file applied',
    description: 'Something that staff did, in a log: a file changed what the institute offers',
  },
});
