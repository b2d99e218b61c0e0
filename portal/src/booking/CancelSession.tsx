import { CoachSessionCancellation } from '@institute/api-schema/limits';
import { Button, Dialog, MoneyValue, Stack, Text, TextAreaField, toast } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { lengthMax, rules } from '@institute/design-system/rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { client } from '../client.ts';
import type { CoachSession } from './sessions.ts';

const schema = z.object({
  reason: z.string().check(rules(lengthMax(CoachSessionCancellation.reason.maxLength))),
});

/** Explains the consequences of canceling, asks for a reason, and cancels. */
export function CancelSession({ session }: { session: CoachSession }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { coachId, id: sessionId } = session;
  const cancel = useMutation({
    mutationFn: (reason: string) =>
      client.POST('/coaches/{coachId}/coaching_sessions/{sessionId}/cancel', {
        params: { path: { coachId, sessionId } },
        body: { reason: reason.trim() || null },
      }),
    onSuccess: () =>
      toast.success(
        intl.formatMessage({
          defaultMessage: 'Your session was canceled.',
          description: 'Positive message after a session was canceled',
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
          defaultMessage="Cancel the session"
          description="Button that opens a question before a session is canceled"
        />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={
          <FormattedMessage
            defaultMessage="Cancel this session?"
            description="Title of the dialog for canceling a session"
          />
        }
      >
        <Stack gap="m">
          <Text weight="semibold">
            <Refund {...session.cancellation} />
          </Text>
          <form.Form hasErrorSummary={false}>
            <form.Field
              name="reason"
              as={TextAreaField}
              label={intl.formatMessage({
                defaultMessage: 'Your reason',
                description: 'Label of the reason for canceling a session',
              })}
              description={intl.formatMessage({
                defaultMessage: 'Your coach will read it.',
                description: 'Hint of the reason for canceling a session',
              })}
            />
            <form.SubmitButton variant="danger">
              <FormattedMessage defaultMessage="Cancel the session" description="Button that cancels it" />
            </form.SubmitButton>
          </form.Form>
        </Stack>
      </Dialog>
    </>
  );
}

function Refund({ refund, amount, currency }: CoachSession['cancellation']) {
  switch (refund) {
    case 'MONEY':
      return (
        <FormattedMessage
          defaultMessage="We’ll refund {amount} to the card you paid with."
          description="What canceling a session brings"
          values={{ amount: <MoneyValue amount={amount} currency={currency} /> }}
        />
      );
    case 'SESSION':
      return (
        <FormattedMessage
          defaultMessage="The session goes back to your package, so you can book it for another time."
          description="What canceling a session brings"
        />
      );
    case 'NONE':
      return (
        <FormattedMessage
          defaultMessage="It’s too late to cancel for free, so the session counts as used and nothing is refunded."
          description="What canceling a session brings"
        />
      );
    case 'FREE':
      return (
        <FormattedMessage
          defaultMessage="The session was free, so there’s nothing to refund."
          description="What canceling a session brings"
        />
      );
  }
}
