import { EnvelopeReason } from '@institute/api-schema/limits';
import { Button, Dialog, Stack, Text, TextAreaField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { lengthMax, required, rules } from '@institute/design-system/rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { decline } from './queries.ts';

const schema = z.object({
  reason: z.string().check(rules(required(), lengthMax(EnvelopeReason.reason.maxLength))),
});

/** Asks for a reason, and declines to sign. */
export function DeclineButton({ envelopeId }: { envelopeId: string }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const send = useMutation({ mutationFn: (reason: string) => decline(envelopeId, reason.trim()) });
  const form = useForm({
    schema,
    defaultValues: { reason: '' },
    onSubmit: ({ value }) => send.mutateAsync(value.reason),
  });
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <FormattedMessage
          defaultMessage="Decline to sign"
          description="Button that opens a question why someone does not sign"
        />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={
          <FormattedMessage
            defaultMessage="Why don’t you want to sign?"
            description="Title of the dialog for declining documents"
          />
        }
      >
        <Stack gap="m">
          <Text>
            <FormattedMessage
              defaultMessage="The institute reads your reason and can send corrected documents. You can request the same ones again later."
              description="In the dialog for declining documents: what happens then"
            />
          </Text>
          <form.Form hasErrorSummary={false}>
            <form.Field
              name="reason"
              as={TextAreaField}
              isRequired
              label={intl.formatMessage({
                defaultMessage: 'Your reason',
                description: 'Label of the reason for declining documents',
              })}
            />
            <form.SubmitButton variant="danger">
              <FormattedMessage defaultMessage="Decline" description="Button that declines documents" />
            </form.SubmitButton>
          </form.Form>
        </Stack>
      </Dialog>
    </>
  );
}
