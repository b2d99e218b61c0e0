import { Button, Dialog, MoneyValue, Stack, Text, TextAreaField, toast } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { lengthMax, rules } from '@institute/design-system/rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { client } from '../client.ts';
import { describeError } from '../messages.ts';
import { type Return, returnOf } from './policy.ts';
import type { CoachSession, Purchase } from './sessions.ts';

/** The server's maximum length. */
const reasonCap = 1000;
const schema = z.object({ reason: z.string().check(rules(lengthMax(reasonCap))) });

/** Explains the consequences of canceling, asks for a reason, and cancels. */
export function CancelSession({ session }: { session: CoachSession }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { data: purchase } = api.useQuery(
    'get',
    '/coach_product_purchases/{id}',
    { params: { path: { id: session.purchaseId } } },
    { select: ({ content }) => content },
  );
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
    describeError: (error) => describeError(intl, error),
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
          {purchase && (
            <Text weight="semibold">
              <ReturnText returned={returnOf(session, purchase, Date.now())} purchase={purchase} />
            </Text>
          )}
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

function ReturnText({ returned, purchase }: { returned: Return; purchase: Purchase }) {
  const amount = <MoneyValue amount={purchase.amount} currency={purchase.currency} />;
  switch (returned) {
    case 'refund':
      return (
        <FormattedMessage
          defaultMessage="We’ll refund {amount} to the card you paid with."
          description="What canceling a session brings"
          values={{ amount }}
        />
      );
    case 'session':
      return (
        <FormattedMessage
          defaultMessage="The session goes back to your package, so you can book it for another time."
          description="What canceling a session brings"
        />
      );
    case 'none':
      return (
        <FormattedMessage
          defaultMessage="It starts in less than 24 hours, so the session counts as used and nothing is refunded."
          description="What canceling a session brings"
        />
      );
    case 'free':
      return (
        <FormattedMessage
          defaultMessage="The session was free, so there’s nothing to refund."
          description="What canceling a session brings"
        />
      );
  }
}
