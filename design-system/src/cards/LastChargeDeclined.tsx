import { FormattedMessage } from 'react-intl';

/** Says that a card may not work, where a card is chosen or listed. */
export const LastChargeDeclined = () => (
  <FormattedMessage
    id="card.declined"
    defaultMessage="Your bank declined the last payment with this card"
    description="Of a card"
  />
);
