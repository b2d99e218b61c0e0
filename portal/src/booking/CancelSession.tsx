import { CoachSessionCancellation } from '@institute/api-schema/limits';
import { MoneyValue, Text } from '@institute/design-system';
import { ReasonButton } from '@institute/design-system/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import type { CoachSession } from './sessions.ts';

/** Explains the consequences of canceling, asks for a reason, and cancels. */
export function CancelSession({ session }: { session: CoachSession }) {
  const intl = useIntl();
  const { coachId, id: sessionId } = session;
  const { refund, amount } = session.cancellation;
  return (
    <ReasonButton
      label={
        session.isMovePending && refund === 'MONEY' ? (
          <FormattedMessage defaultMessage="Cancel for a full refund" />
        ) : (
          <FormattedMessage defaultMessage="Cancel the session" />
        )
      }
      title={<FormattedMessage defaultMessage="Cancel this session?" />}
      message={
        <Text weight="semibold">
          <Refund {...session.cancellation} />
        </Text>
      }
      submitLabel={<FormattedMessage defaultMessage="Cancel the session" />}
      keepLabel={<FormattedMessage defaultMessage="Keep session" />}
      successMessage={intl.formatMessage({ defaultMessage: 'Your session was canceled.' })}
      draft={`session.${session.id}.cancel`}
      maxLength={CoachSessionCancellation.reason.maxLength}
      description={intl.formatMessage({ defaultMessage: 'Your coach will read it.' })}
      onSubmit={(reason) =>
        api.send('post', '/coaches/{coachId}/coaching_sessions/{sessionId}/cancel', {
          path: { coachId, sessionId },
          body: { reason: reason || null, agreed: { refund, amount } },
        })
      }
    />
  );
}

function Refund({ refund, amount, currency }: CoachSession['cancellation']) {
  switch (refund) {
    case 'MONEY':
      return (
        <FormattedMessage
          defaultMessage="We’ll refund {amount} to the card you paid with."
          values={{ amount: <MoneyValue amount={amount} currency={currency} /> }}
        />
      );
    case 'SESSION':
      return (
        <FormattedMessage defaultMessage="The session goes back to your package, so you can book it for another time." />
      );
    case 'NONE':
      return (
        <FormattedMessage defaultMessage="It’s too late to cancel for free, so the session counts as used and nothing is refunded." />
      );
    case 'SETTLED':
      return (
        <FormattedMessage defaultMessage="There’s nothing more to refund: you got the price back already, or your bank decides about it." />
      );
    case 'FREE':
      return <FormattedMessage defaultMessage="The session was free, so there’s nothing to refund." />;
  }
}
