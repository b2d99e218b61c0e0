import type { BadgeTone } from '@institute/design-system';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ApplicationStatus } from './applications.ts';

export const statusMessages: Record<ApplicationStatus, MessageDescriptor> = defineMessages({
  DRAFT: { defaultMessage: 'Draft', description: 'Status of an application' },
  SUBMITTED: { defaultMessage: 'Submitted', description: 'Status of an application' },
  IN_REVIEW: { defaultMessage: 'In review', description: 'Status of an application' },
  CHANGES_REQUESTED: { defaultMessage: 'Changes requested', description: 'Status of an application' },
  APPROVED: { defaultMessage: 'Approved', description: 'Status of an application' },
  SIGNING: { defaultMessage: 'Signing', description: 'Status of an application' },
  COMPLETE: { defaultMessage: 'Complete', description: 'Status of an application' },
  REJECTED: { defaultMessage: 'Rejected', description: 'Status of an application' },
  WITHDRAWN: { defaultMessage: 'Withdrawn', description: 'Status of an application' },
  DISCARDED: { defaultMessage: 'Discarded', description: 'Status of an application' },
  TRANSFERRED: { defaultMessage: 'Transferred', description: 'Status of an application' },
});

export const statusTones: Record<ApplicationStatus, BadgeTone> = {
  DRAFT: 'neutral',
  SUBMITTED: 'info',
  IN_REVIEW: 'info',
  CHANGES_REQUESTED: 'caution',
  APPROVED: 'info',
  SIGNING: 'caution',
  COMPLETE: 'positive',
  REJECTED: 'critical',
  WITHDRAWN: 'neutral',
  DISCARDED: 'neutral',
  TRANSFERRED: 'neutral',
};
