import { CoachSessionCancellation } from '@institute/api-schema/limits';
import { Button, Dialog, MoneyValue, Stack, Text, TextAreaField, toast } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { lengthMax, rules } from '@institute/design-system/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { reasonLabel } from './reason.ts';
import type { Session } from './sessions.ts';

const schema = z.object({
  reason: z.string().check(rules(lengthMax(CoachSessionCancellation.reason.maxLength))),
});

export function CancelDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const cancel = api.useMutation('post', '/coaches/{coachId}/coaching_sessions/{sessionId}/cancel');
  const form = useForm({
    schema,
    defaultValues: { reason: '' },
    async onSubmit({ value: { reason } }) {
      await cancel.mutateAsync({
        params: { path: { coachId, sessionId: session.id } },
        body: { reason: reason.trim() || null },
      });
      toast.success(
        intl.formatMessage(
          {
            defaultMessage: 'Session canceled. We let {name} know.',
            description: 'After canceling a session',
          },
          { name: session.client.name },
        ),
      );
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="s"
      onClose={onClose}
      title={intl.formatMessage({
        defaultMessage: 'Cancel this session?',
        description: 'Title of the question before a session is canceled',
      })}
    >
      <form.Form>
        <Refund session={session} />
        <form.Field name="reason" as={TextAreaField} label={reasonLabel(intl, session.client.name)} />
        <form.SubmitButton variant="danger">
          <FormattedMessage defaultMessage="Cancel session" description="Button that cancels a session" />
        </form.SubmitButton>
        <div>
          <Button variant="quiet" onPress={onClose}>
            <FormattedMessage
              defaultMessage="Keep session"
              description="Button that leaves a session as it is"
            />
          </Button>
        </div>
      </form.Form>
    </Dialog>
  );
}

/** Tells the coach what the client gets back. */
function Refund({ session: { cancellation, client } }: { session: Session }) {
  const { refund, amount, currency } = cancellation;
  const { name } = client;
  return (
    <Stack gap="xs">
      <Text>
        {refund === 'SESSION' ? (
          <FormattedMessage
            defaultMessage="{name} can book this session again at another time. Nothing is refunded."
            description="What canceling one of several sessions means"
            values={{ name }}
          />
        ) : refund === 'MONEY' ? (
          <FormattedMessage
            defaultMessage="We’ll refund {amount} to {name}."
            description="What canceling the only session means"
            values={{ name, amount: <MoneyValue amount={amount} currency={currency} /> }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="This session is free, so there’s nothing to refund."
            description="What canceling a free session means"
          />
        )}
      </Text>
      <Text tone="muted">
        <FormattedMessage
          defaultMessage="You can cancel until the session starts."
          description="The cancellation policy for coaches"
        />
      </Text>
    </Stack>
  );
}
