import type { Schemas } from '@institute/api-schema';
import { StatusBadge } from '@institute/design-system';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';

type Sale = Schemas['Sale'];

const states = defineMessages<Sale['state']>({
  WHOLE: { defaultMessage: 'Paid', description: 'State of a sale' },
  PARTLY_REFUNDED: { defaultMessage: 'Refunded in part' },
  REFUNDED: { defaultMessage: 'Refunded', description: 'State of a sale' },
  DISPUTED: { defaultMessage: 'Disputed' },
  LOST: { defaultMessage: 'Returned by the bank' },
});
const tones = {
  PARTLY_REFUNDED: 'neutral',
  REFUNDED: 'neutral',
  DISPUTED: 'caution',
  LOST: 'critical',
} as const;

export const stateLabel = ({ state }: Sale): MessageDescriptor => states[state];

/** The state of a sale: paid, refunded, disputed. Only what isn't the rule is marked. */
export function SaleBadge({ sale: { state } }: { sale: Sale }) {
  const text = <FormattedMessage {...states[state]} />;
  return state === 'WHOLE' ? text : <StatusBadge tone={tones[state]}>{text}</StatusBadge>;
}
