import {
  ConfirmButton,
  DateValue,
  DescriptionList,
  Inline,
  lazyPart,
  MoneyValue,
  SectionCard,
  StatusBadge,
} from '@institute/design-system';
import { cardName } from '@institute/design-system/cards';
import { DialogButton } from '@institute/shared-screens/DialogButton.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDayOf } from '../coach.ts';
import { intervalLabels } from './intervals.ts';
import { type Subscription, statusLabels, statusTones, useCards, useUpdateSubscription } from './queries.ts';

const PayWithDialog = lazyPart(async () => (await import('./PayWithDialog.tsx')).PayWithDialog);

/** What the coach has, until when, and what is charged next. */
export function SubscriptionStatus({ subscription }: { subscription: Subscription }) {
  const intl = useIntl();
  const dayOf = useDayOf();
  const cards = useCards();
  const { status, plan, nextPlan, overdue, periodEnd, cancelAtPeriodEnd, paymentMethodId } = subscription;
  const card = cards.find(({ id }) => id === paymentMethodId);
  const next = nextPlan ?? plan;
  const charge = overdue ?? (next && { amount: next.price, currency: next.currency });
  return (
    <SectionCard
      title={<FormattedMessage defaultMessage="Your subscription" />}
      status={
        <StatusBadge tone={statusTones[status]}>{intl.formatMessage(statusLabels[status])}</StatusBadge>
      }
    >
      <DescriptionList
        items={[
          {
            term: <FormattedMessage defaultMessage="Plan" />,
            value: plan && (
              <>
                <span>{`${plan.name}, `}</span>
                <MoneyValue amount={plan.price} currency={plan.currency} />{' '}
                <FormattedMessage {...intervalLabels[plan.interval]} />
              </>
            ),
          },
          nextPlan && { term: <FormattedMessage defaultMessage="Next plan" />, value: nextPlan.name },
          {
            term: cancelAtPeriodEnd ? (
              <FormattedMessage defaultMessage="Ends on" />
            ) : overdue ? (
              <FormattedMessage defaultMessage="Overdue since" />
            ) : (
              <FormattedMessage defaultMessage="Next charge" />
            ),
            value: periodEnd && (
              <>
                {!cancelAtPeriodEnd && charge && (
                  <span>
                    <MoneyValue amount={charge.amount} currency={charge.currency} />,{' '}
                  </span>
                )}
                <DateValue value={dayOf(periodEnd)} />
              </>
            ),
          },
          {
            term: <FormattedMessage defaultMessage="Card" />,
            value: card && cardName(intl, card),
            action: status !== 'PAST_DUE' && <ChangeCard cardId={paymentMethodId} />,
          },
        ]}
      />
      <Inline>{cancelAtPeriodEnd ? <Resume /> : <Cancel subscription={subscription} />}</Inline>
    </SectionCard>
  );
}

/** Chooses the card that pays the subscription from the next period on. */
function ChangeCard({ cardId }: { cardId: string | null }) {
  const intl = useIntl();
  const update = useUpdateSubscription();
  const label = <FormattedMessage defaultMessage="Change card" />;
  return (
    <DialogButton variant="quiet" label={label}>
      {(onClose) => (
        <PayWithDialog
          onClose={onClose}
          title={label}
          message={<FormattedMessage defaultMessage="We’ll use it for your next charge." />}
          cardId={cardId}
          isOther
          submitLabel={<FormattedMessage defaultMessage="Use this card" />}
          successMessage={intl.formatMessage({ defaultMessage: 'We’ll charge this card from now on.' })}
          onSubmit={(paymentMethodId) => update({ paymentMethodId })}
        />
      )}
    </DialogButton>
  );
}

function Cancel({ subscription: { status, periodEnd } }: { subscription: Subscription }) {
  const intl = useIntl();
  const dayOf = useDayOf();
  const update = useUpdateSubscription();
  return (
    <ConfirmButton
      variant="quiet"
      title={intl.formatMessage({ defaultMessage: 'Cancel your subscription?' })}
      message={
        status === 'PAST_DUE' ? (
          <FormattedMessage defaultMessage="Your subscription ends right away, and you no longer owe this payment. Clients can’t find or book you until you subscribe again. If a payment is still on its way, you get it back." />
        ) : (
          <FormattedMessage
            defaultMessage="Clients can find and book you until {date}. You can resume before then."
            values={{ date: <DateValue value={periodEnd && dayOf(periodEnd)} /> }}
          />
        )
      }
      keepLabel={<FormattedMessage defaultMessage="Keep subscription" />}
      onConfirm={() =>
        update({ cancelAtPeriodEnd: true, agreedUntil: status === 'PAST_DUE' ? null : periodEnd })
      }
      successMessage={intl.formatMessage({ defaultMessage: 'Your subscription was canceled.' })}
    >
      <FormattedMessage defaultMessage="Cancel subscription" />
    </ConfirmButton>
  );
}

function Resume() {
  const intl = useIntl();
  const update = useUpdateSubscription();
  return (
    <ConfirmButton
      isDestructive={false}
      title={intl.formatMessage({ defaultMessage: 'Resume your subscription?' })}
      message={
        <FormattedMessage defaultMessage="It continues after this period, and we’ll charge your card then." />
      }
      keepLabel={<FormattedMessage defaultMessage="Not now" />}
      onConfirm={() => update({ cancelAtPeriodEnd: false })}
      successMessage={intl.formatMessage({ defaultMessage: 'Your subscription continues.' })}
    >
      <FormattedMessage defaultMessage="Resume subscription" />
    </ConfirmButton>
  );
}
