import { EmptyState, LinkButton, PaymentsIllustration } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths } from '../paths.ts';

export const NothingToPay = () => (
  <EmptyState
    picture={<PaymentsIllustration />}
    title={
      <FormattedMessage defaultMessage="Nothing to pay" description="Where someone has no payment schedule" />
    }
    action={
      <LinkButton href={paths.paymentInformation()}>
        <FormattedMessage
          defaultMessage="Back to payment information"
          description="Link to the page of the balance"
        />
      </LinkButton>
    }
  >
    <FormattedMessage defaultMessage="Your balance is paid." description="Where someone owes nothing" />
  </EmptyState>
);
