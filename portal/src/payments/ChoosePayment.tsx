import { ApiError } from '@institute/api-schema';
import {
  FactLine,
  Inline,
  lazyExtra,
  MoneyValue,
  RadioGroup,
  Split,
  Stack,
  Text,
  useIsWide,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { formatMoney } from '@institute/values/formats';
import { groupRule, issueAt, number, required, selectAtLeast } from '@institute/values/rules';
import { useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import {
  type FinancialSummary,
  type PaymentQuote,
  type PaymentSchedule,
  type PaymentScheduleRow,
  usePaymentRows,
} from './payments.ts';
import { choiceDraft } from './use-payment.ts';

// Loaded on demand: few pay ahead or another amount, phones have no space for facts, and few payments are refused.
const PaymentsAhead = lazyExtra(async () => (await import('./choose-payment-parts.tsx')).PaymentsAhead);
const OtherAmount = lazyExtra(async () => (await import('./choose-payment-parts.tsx')).OtherAmount);
const ScheduleFacts = lazyExtra(async () => (await import('./choose-payment-parts.tsx')).ScheduleFacts);
const StateProblem = lazyExtra(async () => (await import('./choose-payment-parts.tsx')).StateProblem);

const kinds = ['INSTALLMENT', 'PRE_PAY', 'CUSTOM', 'PAY_OFF'] as const;
type Kind = (typeof kinds)[number];

const kindLabels: Record<Exclude<Kind, 'INSTALLMENT'>, MessageDescriptor> = defineMessages({
  PRE_PAY: { defaultMessage: 'Pay ahead' },
  CUSTOM: { defaultMessage: 'Another amount' },
  PAY_OFF: { defaultMessage: 'Pay off your balance' },
});

const nextLabels: Record<NonNullable<FinancialSummary['nextPayment']>['kind'], MessageDescriptor> =
  defineMessages({
    NEXT: { defaultMessage: 'Next payment' },
    PAST_DUE: { defaultMessage: 'What is past due' },
    DUE_NOW: { defaultMessage: 'What is due now' },
  });

// Validates only the fields of the chosen kind.
const schema = z
  .object({ kind: z.custom<Kind>(), rowIds: z.array(z.string()), amount: z.custom<number | string | null>() })
  .check(
    groupRule(({ kind, rowIds, amount }) => {
      if (kind === 'PRE_PAY') return issueAt('rowIds', selectAtLeast(1)(rowIds));
      if (kind === 'CUSTOM') return issueAt('amount', required()(amount) ?? number()(amount));
      return [];
    }),
  );

interface ChoosePaymentProps {
  schedule: PaymentSchedule;
  summary: FinancialSummary;
  /** Why the previously requested payment was not made. */
  refusal: unknown;
  onQuote: (quote: PaymentQuote) => void;
}

export type QuoteForm = ReturnType<typeof useQuoteForm>['form'];

/** The form that asks for a quote, and what is in the way of one. */
function useQuoteForm(
  schedule: PaymentSchedule,
  payable: readonly PaymentScheduleRow[],
  onQuote: (quote: PaymentQuote) => void,
) {
  const search = useSearch();
  const params = new URLSearchParams(search);
  const [problem, setProblem] = useState<unknown>(null);

  const initial = {
    kind: kinds.find((kind) => kind === params.get('kind')) ?? ('INSTALLMENT' as Kind),
    rowIds: payable.filter(({ id }) => id === params.get('row')).map(({ id }) => id),
    amount: null as number | string | null,
  };
  // If another payment has changed the balance, the user chooses again.
  const about = [search, ...payable.map(({ id }) => id)].join(' ');
  const form = useForm({
    draft: { name: choiceDraft, about, isKeptAfterSubmit: true },
    schema,
    defaultValues: initial,
    async onSubmit({ value: { kind, rowIds, amount } }) {
      setProblem(null);
      try {
        const quote = await api.send('post', '/payment_schedules/{id}/quotes', {
          path: { id: schedule.id },
          body: {
            kind,
            rowIds: kind === 'PRE_PAY' ? rowIds : [],
            amount: kind === 'CUSTOM' && typeof amount === 'number' ? amount : null,
          },
        });
        onQuote(quote);
        return null;
      } catch (error) {
        if (isAboutState(error)) {
          setProblem(error);
          return null;
        }
        if (!(error instanceof ApiError)) throw error;
        // Limits are formatted as money.
        const { currency } = schedule;
        const errors = error.errors.map((one) => ({ ...one, values: { ...one.values, currency } }));
        return errors.length > 0 ? { errors } : error;
      }
    },
  });
  return { form, problem };
}

/** What can be paid: two kinds with their amount, and the interest that is saved by paying it now. */
function optionsOf(summary: FinancialSummary, currency: string) {
  const { nextPayment, payOffAmount, payOffSaving } = summary;
  const prices: Partial<Record<Kind, { amountToday: number; interestSaved: number }>> = {
    PAY_OFF: { amountToday: payOffAmount, interestSaved: payOffSaving },
    ...(nextPayment && { INSTALLMENT: nextPayment }),
  };
  return kinds.map((kind) => {
    const price = prices[kind];
    return {
      value: kind,
      label: (
        <Inline as="span" justify="between" align="baseline" gap="s">
          <FormattedMessage
            {...(kind === 'INSTALLMENT' ? nextLabels[nextPayment?.kind ?? 'NEXT'] : kindLabels[kind])}
          />
          {price && <MoneyValue amount={price.amountToday} currency={currency} />}
        </Inline>
      ),
      description: price && price.interestSaved > 0 && (
        <FormattedMessage
          defaultMessage="You save {saved} in interest."
          values={{ saved: <MoneyValue amount={price.interestSaved} currency={currency} /> }}
        />
      ),
    };
  });
}

export function ChoosePayment({ schedule, summary, refusal, onQuote }: ChoosePaymentProps) {
  const intl = useIntl();
  const { currency } = schedule;
  const payable = usePaymentRows(schedule.id).filter((row) => row.isPayable);
  const { form, problem } = useQuoteForm(schedule, payable, onQuote);
  const money = (amount: number) => formatMoney({ amount, currency }, { locale: intl.locale });
  const reason = problem ?? refusal;
  const isWide = useIsWide();
  const facts = isWide && <ScheduleFacts schedule={schedule} summary={summary} />;
  return (
    <Split asideSize="l" aside={facts}>
      <Stack gap="l">
        {reason ? <StateProblem error={reason} /> : null}
        {!isWide && (
          <Text tone="muted">
            <FactLine>
              {schedule.programTitle}
              <FormattedMessage
                defaultMessage="Balance: {amount}"
                values={{ amount: <MoneyValue amount={summary.totalRemaining} currency={currency} /> }}
              />
            </FactLine>
          </Text>
        )}
        <form.Form>
          <form.Field
            name="kind"
            as={RadioGroup}
            look="cards"
            isRequired
            label={intl.formatMessage({ defaultMessage: 'What would you like to pay?' })}
            options={optionsOf(summary, currency)}
          />
          <form.Subscribe selector={({ values }) => values.kind}>
            {(kind) => (
              <>
                {kind === 'PRE_PAY' && <PaymentsAhead form={form} payable={payable} money={money} />}
                {kind === 'CUSTOM' && (
                  <OtherAmount form={form} payOffAmount={summary.payOffAmount} currency={currency} />
                )}
              </>
            )}
          </form.Subscribe>
          <form.SubmitButton>
            <FormattedMessage defaultMessage="Continue" />
          </form.SubmitButton>
        </form.Form>
      </Stack>
    </Split>
  );
}

const stateKeys = [
  'paymentStatusInProgress',
  'paymentStatusAccepted',
  'paymentStatusInvalid',
  'paymentDeleted',
  'paymentNoBalance',
];

/** Whether the problem is the account rather than the entered amount. */
const isAboutState = (error: unknown): boolean => error instanceof ApiError && stateKeys.includes(error.key);
