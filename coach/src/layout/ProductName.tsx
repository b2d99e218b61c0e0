import { FormattedMessage } from 'react-intl';

export function ProductName() {
  return <FormattedMessage defaultMessage="Coach app" description="Name of the product, beside its sign" />;
}
