import { Button, ErrorBanner, Inline, MailIcon, OutcomePending, toast } from '@institute/design-system';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useOnce } from '../once.ts';

interface ReceiptActionsProps {
  paymentId: string;
  /** The button that saves it. */
  children: ReactNode;
}

/** Saves a receipt, sends it to the student's own address, or prints the page. */
export function ReceiptActions({ paymentId: id, children }: ReceiptActionsProps) {
  const intl = useIntl();
  const [refusal, setRefusal] = useState<unknown>(null);
  const email = useOnce<true, string>({
    name: `receipt-email.${id}`,
    async send(_, key) {
      const { email } = await api.request('post', '/payments/{id}/receipt/email', { path: { id }, key });
      return email;
    },
    onDone: (address) =>
      toast.success(
        intl.formatMessage({ defaultMessage: 'We sent the receipt to {email}.' }, { email: address }),
        { key: 'receipt-email' },
      ),
  });
  return (
    <OutcomePending of={email}>
      <Inline gap="s">
        {children}
        <Button
          variant="secondary"
          icon={<MailIcon />}
          isPending={email.pending !== null}
          onPress={() => {
            setRefusal(null);
            email.sendAsync(true).catch(setRefusal);
          }}
        >
          <FormattedMessage defaultMessage="E-mail receipt" />
        </Button>
        <Button variant="quiet" onPress={() => window.print()}>
          <FormattedMessage defaultMessage="Print" />
        </Button>
      </Inline>
      <ErrorBanner error={refusal} />
    </OutcomePending>
  );
}
