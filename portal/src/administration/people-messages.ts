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
  SCHEDULE_CONCLUDED: {
    defaultMessage: 'Payment schedule ended',
    description: 'Something that staff did, in a log',
  },
  SCHEDULE_TRANSFERRED: {
    defaultMessage: 'Payment schedule replaced',
    description: 'Something that staff did, in a log',
  },
  ENVELOPE_COUNTERSIGNED: {
    defaultMessage: 'Documents signed for the institute',
    description: 'Something that staff did, in a log',
  },
  ENVELOPE_RESENT: {
    defaultMessage: 'Documents sent again',
    description: 'Something that staff did, in a log',
  },
  STUDENT_CHANGED: {
    defaultMessage: 'Student’s profile changed',
    description: 'Something that staff did, in a log',
  },
  COACH_CHANGED: {
    defaultMessage: 'Coach’s profile changed',
    description: 'Something that staff did, in a log',
  },
  PRODUCT_CHANGED: {
    defaultMessage: 'Coach’s product changed',
    description: 'Something that staff did, in a log',
  },
  AVAILABILITY_CHANGED: {
    defaultMessage: 'Coach’s availability changed',
    description: 'Something that staff did, in a log',
  },
  SESSION_CHANGED: {
    defaultMessage: 'Coaching session changed',
    description: 'Something that staff did, in a log',
  },
  GROUP_CHANGED: {
    defaultMessage: 'Coach’s group changed',
    description: 'Something that staff did, in a log',
  },
  CIRCLE_CHANGED: {
    defaultMessage: 'Coaching circle changed',
    description: 'Something that staff did, in a log',
  },
  FILE_DELETED: { defaultMessage: 'File deleted', description: 'Something that staff did, in a log' },
});
