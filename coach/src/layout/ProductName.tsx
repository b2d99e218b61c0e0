import { FormattedMessage } from 'react-intl';

export function ProductName() {
  return (
    <FormattedMessage defaultMessage="Institute Coach" description="Name of the product, beside its sign" />
  );
}
