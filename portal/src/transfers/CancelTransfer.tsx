import { TransferReason } from '@institute/api-schema/limits';
import { Button, Dialog, Stack, Text, TextAreaField, toast } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { lengthMax, rules } from '@institute/design-system/rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { client } from '../client.ts';

const schema = z.object({ reason: z.string().check(rules(lengthMax(TransferReason.reason.maxLength))) });

/** Asks for a reason, and cancels a transfer, which leaves everything unchanged. */
export function CancelTransfer({ transferId }: { transferId: string }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const cancel = useMutation({
    mutationFn: (reason: string) =>
      client.POST('/transfers/{id}/cancel', {
        params: { path: { id: transferId } },
        body: { reason: reason.trim() || null },
      }),
    onSuccess: () =>
      toast.success(
        intl.formatMessage({
          defaultMessage: 'Your transfer was canceled.',
          description: 'Positive message after a transfer was canceled',
        }),
      ),
  });
  const form = useForm({
    schema,
    defaultValues: { reason: '' },
    onSubmit: ({ value }) => cancel.mutateAsync(value.reason),
  });
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <FormattedMessage
          defaultMessage="Cancel the transfer"
          description="Button that opens a question before a transfer is canceled"
        />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={
          <FormattedMessage
            defaultMessage="Cancel this transfer?"
            description="Title of the dialog for canceling a transfer"
          />
        }
      >
        <Stack gap="m">
          <Text>
            <FormattedMessage
              defaultMessage="You stay in your class, and nothing else changes. You can request another transfer later."
              description="In the dialog for canceling a transfer"
            />
          </Text>
          <form.Form hasErrorSummary={false}>
            <form.Field
              name="reason"
              as={TextAreaField}
              label={intl.formatMessage({
                defaultMessage: 'Your reason',
                description: 'Label of the reason for a transfer',
              })}
            />
            <form.SubmitButton variant="danger">
              <FormattedMessage defaultMessage="Cancel the transfer" description="Button that cancels it" />
            </form.SubmitButton>
          </form.Form>
        </Stack>
      </Dialog>
    </>
  );
}
