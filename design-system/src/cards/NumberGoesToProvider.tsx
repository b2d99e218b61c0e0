import { FormattedMessage } from 'react-intl';
import { Text } from '../typography/Text.tsx';

/** Says under the provider's form where the card number goes. */
export const NumberGoesToProvider = () => (
  <Text size="s" tone="muted">
    <FormattedMessage
      id="cardForm.privacy"
      defaultMessage="Your card number goes straight to our payment provider. We never see it."
      description="Under the provider’s form for a card"
    />
  </Text>
);
