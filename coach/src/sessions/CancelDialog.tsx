import { CoachSessionCancellation } from '@institute/api-schema/limits';
import {
  Banner,
  Button,
  Dialog,
  MoneyValue,
  Skeleton,
  Stack,
  Text,
  TextAreaField,
  toast,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { lengthMax, rules } from '@institute/design-system/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { describeError } from '../messages.ts';
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
    describeError: (error) => describeError(intl, error),
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
        <Refund purchaseId={session.purchaseId} name={session.client.name} />
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

/** Tells the coach what the client gets back: the price of a single session, or the session itself. */
function Refund({ purchaseId, name }: { purchaseId: string; name: string }) {
  const intl = useIntl();
  const purchase = api.useQuery('get', '/coach_product_purchases/{id}', {
    params: { path: { id: purchaseId } },
  });
  if (purchase.isPending) return <Skeleton shape="text" lines={2} />;
  if (purchase.isError)
    return (
      <Banner tone="caution" isAnnounced>
        {describeError(intl, purchase.error)}
      </Banner>
    );
  const { sessionCount, amount, currency } = purchase.data.content;
  return (
    <Stack gap="xs">
      <Text>
        {sessionCount > 1 ? (
          <FormattedMessage
            defaultMessage="{name} can book this session again at another time. Nothing is refunded."
            description="What canceling one of several sessions means"
            values={{ name }}
          />
        ) : amount > 0 ? (
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
