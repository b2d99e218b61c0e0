import { type BadgeTone, StatusBadge } from '@institute/design-system';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { EnvelopeStatus } from './queries.ts';

const messages: Record<EnvelopeStatus, MessageDescriptor> = defineMessages({
  SENT: { defaultMessage: 'To sign' },
  OPENED: { defaultMessage: 'Viewed, not signed' },
  SIGNED: { defaultMessage: 'Signed' },
  COMPLETED: {
    defaultMessage: 'Complete',
    description: 'Status of documents: signed by everyone and sealed',
  },
  DECLINED: {
    defaultMessage: 'Declined',
    description: 'Status of documents: the student did not want to sign',
  },
  EXPIRED: { defaultMessage: 'Expired', description: 'Status of documents: the time to sign is over' },
  VOIDED: { defaultMessage: 'Revoked' },
});

const tones: Record<EnvelopeStatus, BadgeTone> = {
  SENT: 'caution',
  OPENED: 'caution',
  SIGNED: 'info',
  COMPLETED: 'positive',
  DECLINED: 'critical',
  EXPIRED: 'critical',
  VOIDED: 'neutral',
};

export function EnvelopeStatusBadge({ status }: { status: EnvelopeStatus }) {
  const intl = useIntl();
  return <StatusBadge tone={tones[status]}>{intl.formatMessage(messages[status])}</StatusBadge>;
}
