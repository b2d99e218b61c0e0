import {
  Banner,
  Button,
  Card,
  DateTimeValue,
  DescriptionList,
  ErrorBanner,
  FactLine,
  FileButton,
  Inline,
  LinkButton,
  MailIcon,
  MoneyValue,
  OutcomePending,
  Page,
  Price,
  PrintIcon,
  Stack,
  StatusBadge,
  toast,
} from '@institute/design-system';
import { cardName } from '@institute/design-system/cards';
import { joinName } from '@institute/values/formats';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useInstitute } from '../institute.ts';
import { BackTo } from '../layout/BackTo.tsx';
import { describeKey } from '../messages.ts';
import { useOnce } from '../once.ts';
import { paths, places, type ScreenProps } from '../places.ts';
import { useStudent } from '../student.ts';
import { PaymentAtBank } from './PaymentAtBank.tsx';
import { type Payment, paymentPath, usePaymentSchedules } from './payments.ts';

const kinds: Record<Payment['kind'], MessageDescriptor> = defineMessages({
  DEPOSIT: { defaultMessage: 'Deposit' },
  INSTALLMENT: { defaultMessage: 'Installment', description: 'What a payment was for' },
  PRE_PAY: { defaultMessage: 'Upcoming installments' },
  PAY_OFF: { defaultMessage: 'Payoff', description: 'What a payment was for: everything that was left' },
  CUSTOM: { defaultMessage: 'Another amount' },
  FEE: { defaultMessage: 'Transfer fee' },
  SUBSCRIPTION: { defaultMessage: 'Subscription' },
  PURCHASE: { defaultMessage: 'Purchase' },
});

const statuses: Record<Exclude<Payment['status'], 'ACCEPTED'>, MessageDescriptor> = defineMessages({
  IN_PROGRESS: { defaultMessage: 'In progress' },
  INVALID: { defaultMessage: 'Not paid' },
});
const tones = { IN_PROGRESS: 'info', INVALID: 'critical' } as const;

/** A payment. While it’s in progress, `PaymentAtBank` reads it again. */
function usePaymentStatus(id: string): Payment {
  const queries = useQueryClient();
  const payment = api.useContent('/payments/{id}', { path: { id } }, { staleTime: 0 });
  const { status } = payment;
  const first = useRef(status);
  useEffect(() => {
    if (status === 'IN_PROGRESS') return;
    // The balance has changed, perhaps before this page was opened, and an old one may be cached.
    void queries.invalidateQueries({ refetchType: first.current === status ? 'none' : 'active' });
    first.current = status;
  }, [status, queries]);
  return payment;
}

export default function PaymentScreen({ params: { paymentId } }: ScreenProps<'payment'>) {
  const intl = useIntl();
  const payment = usePaymentStatus(paymentId);
  const { status } = payment;
  return (
    <Page
      above={<BackTo place="paymentInformation" />}
      title={
        status === 'ACCEPTED' ? (
          <FormattedMessage
            defaultMessage="You paid {amount}"
            values={{ amount: <MoneyValue amount={payment.amount} currency={payment.currency} /> }}
          />
        ) : (
          <FormattedMessage {...places.payment.title} />
        )
      }
      lead={
        <FactLine>
          {intl.formatMessage(kinds[payment.kind])}
          {/* A fee is described by its kind. */}
          {payment.kind !== 'FEE' && payment.description}
        </FactLine>
      }
      status={
        // The title says that it's paid.
        status !== 'ACCEPTED' && (
          <StatusBadge tone={tones[status]}>
            <FormattedMessage {...statuses[status]} />
          </StatusBadge>
        )
      }
      actions={status === 'ACCEPTED' && <Receipt payment={payment} />}
    >
      <Stack gap="l">
        <Outcome payment={payment} />
        <PaymentFacts payment={payment} />
      </Stack>
    </Page>
  );
}

/** The lines of a receipt: the sum, who paid whom, and for which program. */
function PaymentFacts({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const { personalInfo } = useStudent();
  const { name, address, timeZone } = useInstitute();
  const schedule = usePaymentSchedules().find((one) => one.id === payment.paymentScheduleId);
  return (
    <Card padding="l">
      <Stack gap="m">
        {/* The title says what was paid. */}
        {payment.status !== 'ACCEPTED' && (
          <Price size="l" amount={payment.amount} currency={payment.currency} />
        )}
        <DescriptionList
          items={[
            { term: <FormattedMessage defaultMessage="Payment number" />, value: payment.number },
            {
              term: <FormattedMessage defaultMessage="Date" />,
              value: <DateTimeValue value={payment.settledAt ?? payment.createdAt} timeZone={timeZone} />,
            },
            { term: <FormattedMessage defaultMessage="Card" />, value: cardName(intl, payment) },
            payment.interestSaved > 0 && {
              term: <FormattedMessage defaultMessage="Interest you saved" />,
              value: <MoneyValue amount={payment.interestSaved} currency={payment.currency} />,
            },
            schedule && { term: <FormattedMessage defaultMessage="Program" />, value: schedule.programTitle },
            {
              term: <FormattedMessage defaultMessage="Student" />,
              value: joinName(personalInfo.firstName, personalInfo.middleName, personalInfo.lastName),
            },
            payment.status === 'ACCEPTED' && {
              term: <FormattedMessage defaultMessage="Paid to" />,
              value: [name, ...(address?.split('\n') ?? [])].map((line) => <div key={line}>{line}</div>),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** In milliseconds. */
const day = 86_400_000;

/** The action that a payment needs, or its result. */
function Outcome({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const { status } = payment;
  const [openedAt] = useState(Date.now);
  if (status === 'ACCEPTED') {
    // A receipt that is opened again needs no thanks.
    const isNew = openedAt - Date.parse(payment.settledAt ?? payment.createdAt) < day;
    if (!isNew) return null;
    return (
      <Banner
        tone="positive"
        isAnnounced
        title={<FormattedMessage defaultMessage="Thank you, your payment was accepted." />}
      />
    );
  }
  if (status === 'INVALID')
    return (
      <Banner
        tone={payment.isCancelled ? 'info' : 'critical'}
        isAnnounced
        actions={
          payment.paymentScheduleId && (
            <LinkButton variant="secondary" href={paths.pay({ schedule: payment.paymentScheduleId })}>
              <FormattedMessage defaultMessage="Try again" />
            </LinkButton>
          )
        }
      >
        {payment.isCancelled ? (
          <FormattedMessage defaultMessage="You canceled this payment. Nothing was charged." />
        ) : (
          describeKey(intl, payment.failureKey ?? 'failedPay')
        )}
      </Banner>
    );
  return <PaymentAtBank paymentId={payment.id} returnPath={paymentPath(payment.id)} />;
}

/** Saves the receipt, sends it to the student's own address, or prints the page. */
function Receipt({ payment: { id, number } }: { payment: Payment }) {
  const intl = useIntl();
  const [refusal, setRefusal] = useState<unknown>(null);
  const emailing = useOnce<true, { email: string }>({
    name: `receipt-email.${id}`,
    send: (_, key) => api.request('post', '/payments/{id}/receipt/email', { path: { id }, key }),
    onDone: ({ email }) =>
      toast.success(intl.formatMessage({ defaultMessage: 'We sent the receipt to {email}.' }, { email }), {
        key: 'receipt-email',
      }),
  });
  return (
    <OutcomePending of={emailing}>
      <Inline gap="s">
        <FileButton
          name={intl.formatMessage({ defaultMessage: 'Receipt' })}
          kind="PDF"
          label={<FormattedMessage defaultMessage="Receipt PDF" />}
          fileName={`receipt-${number}.pdf`}
          load={() => api.download('/payments/{id}/receipt', { path: { id } })}
        />
        <Button
          variant="secondary"
          isIconOnPhones
          icon={<MailIcon />}
          isPending={emailing.pending !== null}
          onPress={() => {
            setRefusal(null);
            emailing.sendAsync(true).catch(setRefusal);
          }}
        >
          <FormattedMessage defaultMessage="E-mail receipt" />
        </Button>
        <Button variant="secondary" isIconOnPhones icon={<PrintIcon />} onPress={() => window.print()}>
          <FormattedMessage defaultMessage="Print" />
        </Button>
      </Inline>
      <ErrorBanner error={refusal} />
    </OutcomePending>
  );
}
