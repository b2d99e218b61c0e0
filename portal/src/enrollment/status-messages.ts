import type { BadgeTone } from '@institute/design-system';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { ApplicationStatus } from './applications.ts';

export const statusMessages: Record<ApplicationStatus, MessageDescriptor> = defineMessages({
  DRAFT: { defaultMessage: 'Draft' },
  SUBMITTED: { defaultMessage: 'Submitted' },
  IN_REVIEW: { defaultMessage: 'In review' },
  CHANGES_REQUESTED: { defaultMessage: 'Changes requested' },
  APPROVED: { defaultMessage: 'Approved' },
  SIGNING: { defaultMessage: 'Signing', description: 'Status of an application' },
  COMPLETE: { defaultMessage: 'Complete', description: 'Status of an application' },
  REJECTED: { defaultMessage: 'Rejected' },
  WITHDRAWN: { defaultMessage: 'Withdrawn' },
  DISCARDED: { defaultMessage: 'Discarded' },
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

/** In place of the advisor's review, while an application waits for it. */
export const waitingForAdvisor: MessageDescriptor = defineMessage({
  defaultMessage: 'Waiting for an advisor',
  description: 'What comes next for an application',
});

/** What happened to an application, or will. */
export const eventTitles: Record<ApplicationStatus, MessageDescriptor> = defineMessages({
  DRAFT: { defaultMessage: 'Started', description: 'What happened to an application' },
  SUBMITTED: { defaultMessage: 'Submitted' },
  IN_REVIEW: { defaultMessage: 'Reviewed by an advisor' },
  CHANGES_REQUESTED: { defaultMessage: 'Changes requested' },
  APPROVED: { defaultMessage: 'Approved' },
  SIGNING: { defaultMessage: 'Document signing' },
  COMPLETE: { defaultMessage: 'Complete', description: 'What happened to an application' },
  REJECTED: { defaultMessage: 'Rejected' },
  WITHDRAWN: { defaultMessage: 'Withdrawn by you' },
  DISCARDED: { defaultMessage: 'Discarded' },
  TRANSFERRED: { defaultMessage: 'Transferred to another class' },
});
