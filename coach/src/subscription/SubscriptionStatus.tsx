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
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId, useDayOf } from '../coach.ts';
import { DialogButton } from '../DialogButton.tsx';
import { intervalLabels } from './intervals.ts';
import { type Subscription, statusLabels, statusTones, unchanged, useCards } from './queries.ts';

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
      title={<FormattedMessage defaultMessage="Your subscription" description="Heading of its state" />}
      status={
        <StatusBadge tone={statusTones[status]}>{intl.formatMessage(statusLabels[status])}</StatusBadge>
      }
    >
      <DescriptionList
        items={[
          {
            term: <FormattedMessage defaultMessage="Plan" description="Plan of a subscription" />,
            value: plan && (
              <>
                {plan.name}, <MoneyValue amount={plan.price} currency={plan.currency} />{' '}
                {intl.formatMessage(intervalLabels[plan.interval])}
              </>
            ),
          },
          ...(nextPlan
            ? [
                {
                  term: (
                    <FormattedMessage defaultMessage="Next plan" description="Plan from the next period on" />
                  ),
                  value: nextPlan.name,
                },
              ]
            : []),
          {
            term: cancelAtPeriodEnd ? (
              <FormattedMessage defaultMessage="Ends on" description="When a subscription ends" />
            ) : overdue ? (
              <FormattedMessage
                defaultMessage="Overdue since"
                description="When an overdue charge of a subscription was due"
              />
            ) : (
              <FormattedMessage
                defaultMessage="Next charge"
                description="When a subscription is charged next"
              />
            ),
            value: periodEnd && (
              <>
                {!cancelAtPeriodEnd && charge && (
                  <>
                    <MoneyValue amount={charge.amount} currency={charge.currency} />,{' '}
                  </>
                )}
                <DateValue value={dayOf(periodEnd)} />
              </>
            ),
          },
          {
            term: <FormattedMessage defaultMessage="Card" description="Card of a subscription" />,
            value: (
              <Inline gap="s">
                {card && <span>{cardName(intl, card)}</span>}
                {status !== 'PAST_DUE' && <ChangeCard cardId={paymentMethodId} />}
              </Inline>
            ),
          },
        ]}
      />
      <Inline>{cancelAtPeriodEnd ? <Resume /> : <Cancel subscription={subscription} />}</Inline>
    </SectionCard>
  );
}

function useUpdate() {
  const coachId = useCoachId();
  const save = api.useMutation('patch', '/coaches/{coachId}/subscription');
  return (cancelAtPeriodEnd: boolean) =>
    save.mutateAsync({ params: { path: { coachId } }, body: { ...unchanged, cancelAtPeriodEnd } });
}

/** Chooses the card that pays the subscription from the next period on. */
function ChangeCard({ cardId }: { cardId: string | null }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const save = api.useMutation('patch', '/coaches/{coachId}/subscription');
  const label = (
    <FormattedMessage defaultMessage="Change card" description="Button: another card pays the subscription" />
  );
  return (
    <DialogButton variant="quiet" label={label}>
      {(onClose) => (
        <PayWithDialog
          onClose={onClose}
          title={label}
          message={
            <FormattedMessage
              defaultMessage="We’ll use it for your next charge."
              description="In the choice of the card that pays the subscription"
            />
          }
          cardId={cardId}
          isOther
          submitLabel={
            <FormattedMessage
              defaultMessage="Use this card"
              description="Button that makes a card pay the subscription"
            />
          }
          successMessage={intl.formatMessage({
            defaultMessage: 'We’ll charge this card from now on.',
            description: 'After choosing another card for the subscription',
          })}
          onSubmit={(paymentMethodId) =>
            save.mutateAsync({ params: { path: { coachId } }, body: { ...unchanged, paymentMethodId } })
          }
        />
      )}
    </DialogButton>
  );
}

function Cancel({ subscription: { status, periodEnd } }: { subscription: Subscription }) {
  const intl = useIntl();
  const dayOf = useDayOf();
  const update = useUpdate();
  return (
    <ConfirmButton
      variant="quiet"
      title={intl.formatMessage({
        defaultMessage: 'Cancel your subscription?',
        description: 'Title of the question before a subscription is canceled',
      })}
      message={
        status === 'PAST_DUE' ? (
          <FormattedMessage
            defaultMessage="Your subscription ends right away, and you no longer owe this payment. Clients can’t find or book you until you subscribe again. If a payment is still on its way, you get it back."
            description="What canceling an overdue subscription means"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Clients can find and book you until {date}. You can resume before then."
            description="What canceling a subscription means"
            values={{ date: <DateValue value={periodEnd && dayOf(periodEnd)} /> }}
          />
        )
      }
      keepLabel={
        <FormattedMessage
          defaultMessage="Keep subscription"
          description="Button that leaves a dialog: the subscription goes on"
        />
      }
      confirmLabel={
        <FormattedMessage
          defaultMessage="Cancel subscription"
          description="Button that cancels a subscription"
        />
      }
      onConfirm={() => update(true)}
      successMessage={intl.formatMessage({
        defaultMessage: 'Your subscription was canceled.',
        description: 'After canceling a subscription',
      })}
    >
      <FormattedMessage
        defaultMessage="Cancel subscription"
        description="Button that cancels a subscription"
      />
    </ConfirmButton>
  );
}

function Resume() {
  const intl = useIntl();
  const update = useUpdate();
  return (
    <ConfirmButton
      isDestructive={false}
      title={intl.formatMessage({
        defaultMessage: 'Resume your subscription?',
        description: 'Title of the question before a canceled subscription goes on',
      })}
      message={
        <FormattedMessage
          defaultMessage="It continues after this period, and we’ll charge your card then."
          description="What resuming a subscription means"
        />
      }
      keepLabel={
        <FormattedMessage
          defaultMessage="Not now"
          description="Button that leaves a dialog: the subscription still ends"
        />
      }
      confirmLabel={<FormattedMessage defaultMessage="Resume" description="Button: a subscription goes on" />}
      onConfirm={() => update(false)}
      successMessage={intl.formatMessage({
        defaultMessage: 'Your subscription continues.',
        description: 'After resuming a subscription',
      })}
    >
      <FormattedMessage defaultMessage="Resume subscription" description="Button: a subscription goes on" />
    </ConfirmButton>
  );
}
