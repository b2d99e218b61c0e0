import { FormattedMessage } from 'react-intl';

export function ProductName() {
  return (
    <FormattedMessage defaultMessage="Student portal" description="Name of the product, beside its sign" />
  );
}
