import { CoachSessionCancellation } from '@institute/api-schema/limits';
import { sessionObjectionDays } from '@institute/api-schema/policy';
import { MoneyValue, Stack, Text } from '@institute/design-system';
import { ReasonButton } from '@institute/design-system/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import type { Session } from './sessions.ts';
import { PresentTime, reasonLabel } from './texts.tsx';

/** Cancels a session after showing what the client gets back. */
export function CancelSession({ session }: { session: Session }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const { name } = session.client;
  return (
    <ReasonButton
      label={<FormattedMessage defaultMessage="Cancel session" />}
      title={intl.formatMessage({ defaultMessage: 'Cancel this session?' })}
      message={<Refund session={session} />}
      keepLabel={<FormattedMessage defaultMessage="Keep session" />}
      successMessage={intl.formatMessage(
        { defaultMessage: 'Session canceled. We let {name} know.' },
        { name },
      )}
      draft={`session.${session.id}.cancel`}
      maxLength={CoachSessionCancellation.reason.maxLength}
      reasonLabel={reasonLabel(intl, name)}
      onSubmit={(reason) =>
        api.send('post', '/coaches/{coachId}/coaching_sessions/{sessionId}/cancel', {
          path: { coachId, sessionId: session.id },
          body: { reason: reason || null },
        })
      }
    />
  );
}

/** Tells the coach what the client gets back. */
function Refund({ session }: { session: Session }) {
  const { cancellation, client } = session;
  const { refund, amount, currency } = cancellation;
  const { name } = client;
  return (
    <Stack gap="xs">
      <PresentTime session={session} />
      <Text>
        {refund === 'SESSION' ? (
          <FormattedMessage
            defaultMessage="{name} can book this session again at another time. Nothing is refunded."
            values={{ name }}
          />
        ) : refund === 'MONEY' ? (
          <FormattedMessage
            defaultMessage="We’ll refund {amount} to {name}."
            values={{ name, amount: <MoneyValue amount={amount} currency={currency} /> }}
          />
        ) : refund === 'SETTLED' ? (
          <FormattedMessage
            defaultMessage="There’s nothing more to refund: {name} got the price back already, or {name}’s bank decides about it."
            values={{ name }}
          />
        ) : (
          <FormattedMessage defaultMessage="This session is free, so there’s nothing to refund." />
        )}
      </Text>
      <Text tone="muted">
        <FormattedMessage
          defaultMessage="You can also cancel after the start if you couldn’t come, until you record what became of the session, and for {days, plural, one {# day} other {# days}} at most."
          values={{ days: sessionObjectionDays }}
        />
      </Text>
    </Stack>
  );
}
