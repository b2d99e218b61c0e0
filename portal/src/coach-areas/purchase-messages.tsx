import { StatusBadge, type StatusBadgeProps } from '@institute/design-system';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Purchase } from './purchase-filter.ts';

export const typeMessages: Record<Purchase['coachProductType'], MessageDescriptor> = defineMessages({
  SERVICE: { defaultMessage: 'Service' },
  PRODUCT: { defaultMessage: 'Product', description: 'What kind of thing someone bought of a coach' },
});

export const statusMessages: Record<Purchase['status'], MessageDescriptor> = defineMessages({
  IN_PROGRESS: { defaultMessage: 'In progress' },
  PAID: { defaultMessage: 'Paid', description: 'Status of a purchase' },
  FAILED: { defaultMessage: 'Declined', description: 'Status of a purchase: the card was declined' },
  REFUNDED: { defaultMessage: 'Refunded', description: 'Status of a purchase: the money goes back' },
});

const tones: Record<Purchase['status'], StatusBadgeProps['tone']> = {
  IN_PROGRESS: 'info',
  PAID: 'positive',
  FAILED: 'critical',
  REFUNDED: 'neutral',
};

export const PurchaseStatus = ({ status }: { status: Purchase['status'] }) => (
  <StatusBadge tone={tones[status]}>
    <FormattedMessage {...statusMessages[status]} />
  </StatusBadge>
);
