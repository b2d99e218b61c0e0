import {
  Banner,
  Columns,
  DateValue,
  EmptyState,
  Link,
  LinkButton,
  MoneyValue,
  Page,
  PaymentsIllustration,
  Price,
  Progress,
  SectionCard,
  SelectField,
  Stack,
  Text,
  useNavigate,
} from '@institute/design-system';
import { usePrefetchQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../places.ts';
import { AccountStatusBadge } from './AccountStatusBadge.tsx';
import { AutoPaySwitch } from './AutoPaySwitch.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { nextPaymentTitles } from './next-payment.ts';
import { PendingPayment } from './PendingPayment.tsx';
import {
  type FinancialSummary,
  type PaymentSchedule,
  paymentRowsQuery,
  pendingFor,
  useChosenSchedule,
  useFinancialSummary,
  usePaymentSchedules,
} from './payments.ts';
import { scheduleStatuses } from './row-messages.ts';
import { ScheduleTable } from './ScheduleTable.tsx';
import { usePayment } from './use-payment.ts';
import { useReturnFromBank } from './use-return-from-bank.ts';

const payPath = paths.pay();

export default function PaymentInformationScreen() {
  const schedules = usePaymentSchedules();
  const schedule = useChosenSchedule(schedules);
  useReturnFromBank();
  if (!schedule)
    return (
      <InformationPage>
        <EmptyState
          picture={<PaymentsIllustration />}
          title={<FormattedMessage defaultMessage="Nothing to pay" />}
        >
          <FormattedMessage defaultMessage="When you enroll in a program that isn’t free, its price and payments will appear here." />
        </EmptyState>
      </InformationPage>
    );
  return <ScheduleInformation schedule={schedule} schedules={schedules} />;
}

/** A payment with an unknown outcome, from this or another tab. */
function UnknownPayment() {
  const sentPayment = usePayment().pending?.sent;
  if (!sentPayment) return null;
  return (
    <Banner
      tone="info"
      title={
        <FormattedMessage
          defaultMessage="A payment of {amount} is in progress"
          values={{ amount: <MoneyValue amount={sentPayment.amount} currency={sentPayment.currency} /> }}
        />
      }
      actions={
        <Link isStandalone href={payPath}>
          <FormattedMessage defaultMessage="Check payment status" />
        </Link>
      }
    />
  );
}

interface InformationPageProps {
  actions?: ReactNode;
  children: ReactNode;
}

function InformationPage({ actions, children }: InformationPageProps) {
  return (
    <Page
      lead={
        <FormattedMessage defaultMessage="What you’ve paid, what’s coming up, and how we calculate each amount." />
      }
      actions={actions}
    >
      {children}
    </Page>
  );
}

interface ScheduleInformationProps {
  schedule: PaymentSchedule;
  schedules: readonly PaymentSchedule[];
}

function ScheduleInformation({ schedule, schedules }: ScheduleInformationProps) {
  // For the choice of what to pay.
  usePrefetchQuery(paymentRowsQuery(schedule.id));
  const summary = useFinancialSummary(schedule);
  const pending = pendingFor(summary, schedule.id);
  // Until the bank has decided, later payments are not offered.
  const canPay = schedule.status === 'ACTIVE' && summary.totalRemaining > 0 && pending.length === 0;
  const isLate = summary.amountOverdue > 0;
  const pay = (kind: string) => paths.pay({ schedule: schedule.id, kind });
  const payButton = (
    <LinkButton href={pay('INSTALLMENT')}>
      <FormattedMessage defaultMessage="Make a payment" />
    </LinkButton>
  );
  return (
    <InformationPage
      actions={
        canPay && (
          <>
            {/* What is late is paid from its card. */}
            {!isLate && payButton}
            <LinkButton variant="secondary" href={pay('PRE_PAY')}>
              <FormattedMessage defaultMessage="Pay ahead" />
            </LinkButton>
            <LinkButton variant="secondary" href={pay('PAY_OFF')}>
              <FormattedMessage defaultMessage="Pay off" />
            </LinkButton>
          </>
        )
      }
    >
      <Stack gap="l">
        <UnknownPayment />
        {summary.pendingPayments.map((payment) => (
          <PendingPayment key={payment.id} payment={payment} />
        ))}
        {schedules.length > 1 && <ScheduleChoice schedule={schedule} schedules={schedules} />}
        <EndedNotice schedule={schedule} schedules={schedules} />
        <Columns min="l">
          <NextPayment summary={summary} schedule={schedule} isPending={pending.length > 0}>
            {canPay && isLate && <div>{payButton}</div>}
          </NextPayment>
          <BalanceCard summary={summary} />
        </Columns>
      </Stack>
      <ScheduleTable schedule={schedule} isPending={pending.length > 0} isTaxed={summary.taxes > 0} />
    </InformationPage>
  );
}

function ScheduleChoice({ schedule, schedules }: ScheduleInformationProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <SelectField
      isFilter
      label={intl.formatMessage({ defaultMessage: 'Payment schedule' })}
      value={schedule.id}
      onChange={(id) => navigate(paths.paymentInformation({ schedule: id }))}
      options={schedules.map(({ id, programTitle, paymentPlan, status }) => ({
        value: id,
        label: `${programTitle}, ${paymentPlan.name}, ${intl.formatMessage(scheduleStatuses[status])}`,
      }))}
    />
  );
}

function EndedNotice({ schedule, schedules }: ScheduleInformationProps) {
  if (schedule.status === 'CONCLUDED')
    return (
      <Banner
        tone="positive"
        title={<FormattedMessage defaultMessage="This payment schedule is completed" />}
        actions={
          <Link isStandalone href={paths.transactions()}>
            <FormattedMessage defaultMessage="See your payments and receipts" />
          </Link>
        }
      >
        <FormattedMessage defaultMessage="You have nothing left to pay." />
      </Banner>
    );
  if (schedule.status === 'TRANSFERRED')
    return (
      <Banner
        tone="info"
        title={<FormattedMessage defaultMessage="This payment schedule was transferred" />}
        actions={
          schedules.some(({ id }) => id === schedule.transferredToId) && (
            <Link isStandalone href={paths.paymentInformation({ schedule: schedule.transferredToId })}>
              <FormattedMessage defaultMessage="Go to your new payment schedule" />
            </Link>
          )
        }
      >
        <FormattedMessage defaultMessage="What you paid counts toward your new payment schedule. You can’t make payments here anymore." />
      </Banner>
    );
  return null;
}

interface NextPaymentProps {
  summary: FinancialSummary;
  schedule: PaymentSchedule;
  isPending: boolean;
  /** Below the amount. */
  children: ReactNode;
}

function NextPayment({ summary, schedule, isPending, children }: NextPaymentProps) {
  const { nextPayment, amountOverdue, currency } = summary;
  const isOverdue = amountOverdue > 0;
  const kind = nextPayment?.kind ?? 'NEXT';
  return (
    <SectionCard
      tone={isOverdue ? 'accent' : 'plain'}
      title={<FormattedMessage {...nextPaymentTitles[kind]} />}
      status={<AccountStatusBadge summary={summary} />}
    >
      {isPending ? (
        <Text>
          <FormattedMessage defaultMessage="We’re waiting for your bank. What’s next will appear here after that." />
        </Text>
      ) : nextPayment ? (
        <Price
          amount={nextPayment.amount}
          currency={currency}
          size="l"
          unit={
            kind === 'DUE_NOW' ? (
              <FormattedMessage
                defaultMessage="some of it was due {date}"
                values={{ date: <DateValue value={nextPayment.dueDate} /> }}
              />
            ) : kind === 'PAST_DUE' ? (
              <FormattedMessage
                defaultMessage="was due {date}"
                values={{ date: <DateValue value={nextPayment.dueDate} /> }}
              />
            ) : (
              <FormattedMessage
                defaultMessage="due {date}"
                values={{ date: <DateValue value={nextPayment.dueDate} /> }}
              />
            )
          }
        />
      ) : (
        <Text>
          <FormattedMessage defaultMessage="Nothing is due." />
        </Text>
      )}
      {children}
      <PaymentsMade summary={summary} />
      {isOverdue && !isPending && amountOverdue !== nextPayment?.amount && (
        <Banner tone={summary.status === 'COLLECTIONS' ? 'critical' : 'caution'}>
          <FormattedMessage
            defaultMessage="{amount} is overdue. Pay it now to bring your account back to good standing."
            values={{ amount: <MoneyValue amount={amountOverdue} currency={currency} /> }}
          />
        </Banner>
      )}
      {summary.disputedAmount > 0 && (
        <Banner tone="info">
          <FormattedMessage
            defaultMessage="Your bank is reviewing a payment of {amount}. It counts as paid until the bank decides."
            values={{ amount: <MoneyValue amount={summary.disputedAmount} currency={currency} /> }}
          />
        </Banner>
      )}
      {summary.rolloverCredit > 0 && (
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="We’ll keep {amount} as credit for a later enrollment."
            values={{ amount: <MoneyValue amount={summary.rolloverCredit} currency={currency} /> }}
          />
        </Text>
      )}
      {schedule.status === 'ACTIVE' && <AutoPaySwitch isOn={summary.autoPay} totalsDue={summary.totalsDue} />}
    </SectionCard>
  );
}

/** How many of the payments that count are made. */
function PaymentsMade({ summary: { paymentCount, paymentsMade } }: { summary: FinancialSummary }) {
  if (paymentCount < 2) return null;
  return (
    <Progress
      label={<FormattedMessage defaultMessage="Payments made" />}
      value={paymentsMade}
      max={paymentCount}
      valueText={
        <FormattedMessage
          defaultMessage="{made, number} of {all, number}"
          values={{ made: paymentsMade, all: paymentCount }}
        />
      }
    />
  );
}
