import { EmptyState, LinkButton, PaymentsIllustration } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths } from '../places.ts';

export const NothingToPay = () => (
  <EmptyState
    picture={<PaymentsIllustration />}
    title={<FormattedMessage defaultMessage="Nothing to pay" />}
    action={
      <LinkButton href={paths.paymentInformation()}>
        <FormattedMessage defaultMessage="Back to payment information" />
      </LinkButton>
    }
  >
    <FormattedMessage defaultMessage="Your balance is paid." />
  </EmptyState>
);
