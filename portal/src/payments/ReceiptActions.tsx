import { Banner, Button, Inline, MailIcon, PrintIcon, Stack, toast } from '@institute/design-system';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAttempt } from '../attempt.ts';
import { client } from '../client.ts';
import { describeError } from '../messages.ts';

/** Sends a receipt to the student's own address, or prints the page. */
export function ReceiptActions({ paymentId: id }: { paymentId: string }) {
  const intl = useIntl();
  const attempt = useAttempt(`receipt-email.${id}`);
  const send = useMutation({
    mutationFn: async () => {
      const { data } = await attempt((key) =>
        client.POST('/payments/{id}/receipt/email', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
        }),
      );
      return data!.content.email;
    },
    onSuccess: (email) =>
      toast.success(
        intl.formatMessage(
          {
            defaultMessage: 'We sent the receipt to {email}.',
            description: 'After a receipt was sent by e-mail',
          },
          { email },
        ),
        { key: 'receipt-email' },
      ),
  });
  return (
    <Stack gap="s">
      <Inline gap="s">
        <Button
          variant="secondary"
          icon={<MailIcon />}
          isPending={send.isPending}
          onPress={() => send.mutate()}
        >
          <FormattedMessage
            defaultMessage="E-mail this receipt"
            description="Button that sends a receipt to the student’s own e-mail address"
          />
        </Button>
        <Button variant="secondary" icon={<PrintIcon />} onPress={() => window.print()}>
          <FormattedMessage defaultMessage="Print" description="Button that prints the page" />
        </Button>
      </Inline>
      {send.isError && (
        <Banner tone="critical" isAnnounced>
          {describeError(intl, send.error)}
        </Banner>
      )}
    </Stack>
  );
}
