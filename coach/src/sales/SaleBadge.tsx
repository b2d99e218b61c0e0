import type { components } from '@institute/api-schema';
import { StatusBadge } from '@institute/design-system';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';

type Sale = components['schemas']['Sale'];
type State = 'WHOLE' | 'PARTLY_REFUNDED' | 'REFUNDED' | 'DISPUTED' | 'LOST';

const states: Record<State, MessageDescriptor> = defineMessages({
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

function stateOf({ amount, refunded, disputed, isDisputeOpen }: Sale): State {
  if (isDisputeOpen) return 'DISPUTED';
  if (disputed > 0) return 'LOST';
  if (refunded === 0) return 'WHOLE';
  return refunded < amount ? 'PARTLY_REFUNDED' : 'REFUNDED';
}

/** Whether it was paid, and nothing went back since. */
export const isWhole = (sale: Sale): boolean => stateOf(sale) === 'WHOLE';

/** The state of a sale in words. */
export const stateLabel = (sale: Sale): MessageDescriptor => states[stateOf(sale)];

/** The state of a sale: paid, refunded, disputed. Only what isn't the rule is marked. */
export function SaleBadge({ sale }: { sale: Sale }) {
  const state = stateOf(sale);
  const text = <FormattedMessage {...states[state]} />;
  return state === 'WHOLE' ? text : <StatusBadge tone={tones[state]}>{text}</StatusBadge>;
}
