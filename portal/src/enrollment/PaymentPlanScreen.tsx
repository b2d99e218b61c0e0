import { useContentLanguage } from '@institute/api-schema/languages';
import {
  DescriptionList,
  Disclosure,
  lazyPart,
  MoneyBreakdown,
  MoneyValue,
  PercentValue,
  RadioGroup,
  SectionCard,
  Skeleton,
  Text,
  toast,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import type { Application, PaymentPlan } from './applications.ts';
import { PlanInShort } from './PlanInShort.tsx';
import { PromoCode } from './PromoCode.tsx';
import { planChoice } from './plan-choice.ts';
import { keepSaved, stepDraft, useNextStep } from './step-form.ts';
import { plansQuery } from './step-queries.ts';
import { stepScreen } from './step-screen.tsx';

// Loaded on demand, because it is closed at first and needs the table.
const PlanSchedule = lazyPart(async () => (await import('./PlanSchedule.tsx')).default);

export default stepScreen('PAYMENT_PLAN', PlanStep);

/** The chosen plan. The only one there is needs no choice. */
const planOf = (plans: readonly PaymentPlan[], id: string) =>
  plans.length === 1 ? plans[0] : plans.find((plan) => plan.id === id);

/** The plans to choose from, with the lower prices of the promo code. */
function usePlans(application: Application): PaymentPlan[] {
  const { voucherCode } = application;
  const language = useContentLanguage();
  const { data } = useSuspenseQuery(plansQuery(application, null, language));
  // An invalid code must not hide the plans. Its field shows the error.
  const { data: reduced } = useQuery({
    ...plansQuery(application, voucherCode, language),
    enabled: voucherCode !== null,
  });
  return (voucherCode !== null && reduced ? reduced : data).content;
}

function usePlanForm({ id, paymentPlan }: Application, plans: readonly PaymentPlan[]) {
  const intl = useIntl();
  const goOn = useNextStep();
  const path = { id };
  const defaultValues = { planId: paymentPlan?.id ?? '', code: '' };
  const form = useForm({
    draft: stepDraft(id, 'PAYMENT_PLAN'),
    schema: planChoice,
    defaultValues,
    async onSubmit({ value: { planId, code } }) {
      // A code that is typed is meant: it is applied first, and the lower prices are seen.
      if (code) {
        keepSaved(
          await api.request('put', '/enrollment_applications/{id}/voucher', { path, body: { code } }),
        );
        // Which leaves the plan unsaved, also one that was chosen while the code was applied.
        const chosen = form.getFieldValue('planId');
        form.reset(defaultValues);
        form.setFieldValue('planId', chosen);
        toast.success(
          intl.formatMessage({ defaultMessage: 'The promo code is valid. Your price is lower now.' }),
        );
        return;
      }
      const plan = planOf(plans, planId);
      if (!plan) return { errors: [{ pointer: '/planId', rule: 'noPaymentPlanSelected' }] };
      const saved = await api.request('put', '/enrollment_applications/{id}/payment_plan', {
        path,
        body: { id: plan.id, source: plan.source, name: plan.name },
      });
      goOn(saved);
    },
  });
  return form;
}

function PlanStep({ application }: { application: Application }) {
  const intl = useIntl();
  const plans = usePlans(application);
  const form = usePlanForm(application, plans);
  return (
    <form.Form>
      {plans.length === 1 ? (
        <Text>
          <FormattedMessage
            defaultMessage="This program has 1 payment plan: {plan}."
            values={{ plan: <strong>{plans[0]!.name}</strong> }}
          />
        </Text>
      ) : (
        <form.Field
          name="planId"
          as={RadioGroup}
          isRequired
          look="cards"
          label={intl.formatMessage({ defaultMessage: 'How do you want to pay?' })}
          options={plans.map((plan) => ({
            value: plan.id,
            label: plan.name,
            description: <PlanInShort plan={plan} />,
          }))}
        />
      )}
      <PromoCode application={application} form={form} />
      <form.Subscribe selector={({ values }) => values.planId}>
        {(planId) => {
          const plan = planOf(plans, planId);
          return plan ? (
            <PlanInFull plan={plan} promoCode={application.voucherCode} credit={application.credit} />
          ) : null;
        }}
      </form.Subscribe>
      <form.SubmitButton>
        <FormattedMessage defaultMessage="Save and continue" />
      </form.SubmitButton>
    </form.Form>
  );
}

interface PlanInFullProps {
  plan: PaymentPlan;
  promoCode: string | null;
  /** In minor units, from an earlier enrollment. */
  credit: number;
}

function PlanInFull({ plan, promoCode, credit }: PlanInFullProps) {
  const intl = useIntl();
  const { terms, price, currency } = plan;
  return (
    <SectionCard title={<FormattedMessage defaultMessage="Your total" />}>
      <MoneyBreakdown
        currency={currency}
        totalLabel={<FormattedMessage defaultMessage="Total of payments" />}
        parts={[
          { id: 'tuition', label: intl.formatMessage({ defaultMessage: 'Tuition' }), amount: price.tuition },
          ...(price.discount > 0
            ? [
                {
                  id: 'discount',
                  label: intl.formatMessage({ defaultMessage: 'Promo code {code}' }, { code: promoCode }),
                  amount: -price.discount,
                },
              ]
            : []),
          {
            id: 'interest',
            label: intl.formatMessage({ defaultMessage: 'Interest (finance charge)' }),
            amount: price.interest,
          },
          { id: 'taxes', label: intl.formatMessage({ defaultMessage: 'Taxes' }), amount: price.taxes },
        ]}
      />
      {credit > 0 && price.totalOwed > 0 && (
        <Text>
          <FormattedMessage
            defaultMessage="You have {credit} in credit. When you submit, we’ll use it for your first payments. Anything left stays as credit."
            values={{ credit: <MoneyValue amount={credit} currency={currency} /> }}
          />
        </Text>
      )}
      {terms.installmentCount > 0 && <Financing plan={plan} />}
      <Disclosure level={3} title={intl.formatMessage({ defaultMessage: 'When each payment is due' })}>
        <Suspense fallback={<Skeleton lines={4} />}>
          <PlanSchedule plan={plan} />
        </Suspense>
      </Disclosure>
    </SectionCard>
  );
}

function Financing({ plan: { terms, price, currency } }: { plan: PaymentPlan }) {
  return (
    <DescriptionList
      layout="between"
      items={[
        {
          term: <FormattedMessage defaultMessage="Annual interest rate" />,
          value: <PercentValue value={terms.interestRate / 100} />,
        },
        {
          term: <FormattedMessage defaultMessage="Annual percentage rate (APR)" />,
          value: <PercentValue value={price.annualPercentageRate / 100} />,
        },
        {
          term: <FormattedMessage defaultMessage="Amount financed" />,
          value: <MoneyValue amount={price.amountFinanced} currency={currency} />,
        },
      ]}
    />
  );
}
