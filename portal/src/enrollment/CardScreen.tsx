import { Banner, Button, CheckboxField, LinkButton, RadioGroup, Stack, Text } from '@institute/design-system';
import { cardName, LastChargeDeclined, preferredCard, useFocusOnCard } from '@institute/design-system/cards';
import { useForm } from '@institute/design-system/forms';
import { required, rules } from '@institute/values/rules';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { AddCard } from '../payment-methods/AddCard.tsx';
import { monthOf, type PaymentMethod, usePaymentMethods } from '../payment-methods/payment-methods.ts';
import { type Application, resumeHref } from './applications.ts';
import { stepDraft, useNextStep } from './step-form.ts';
import { stepScreen } from './step-screen.tsx';

export default stepScreen('PAYMENT_METHOD', ({ application }) =>
  application.totalRemaining === 0 ? (
    <NothingToPay application={application} />
  ) : (
    <CardStep application={application} />
  ),
);

function NothingToPay({ application }: { application: Application }) {
  return (
    <Stack gap="m" align="start">
      <Text>
        {application.price?.totalOwed === 0 ? (
          <FormattedMessage defaultMessage="This program is free for you, so you don’t need a card." />
        ) : (
          <FormattedMessage defaultMessage="Your credit pays for this program, so you don’t need a card." />
        )}
      </Text>
      <LinkButton href={resumeHref(application)}>
        <FormattedMessage defaultMessage="Continue" />
      </LinkButton>
    </Stack>
  );
}

const schema = z.object({ paymentMethodId: z.string().check(rules(required())), autoPay: z.boolean() });

const isCardDeclined = ({ steps }: Application) =>
  steps.some(({ name, status }) => name === 'PAYMENT_METHOD' && status === 'PROBLEM');

function useCardForm(application: Application, methods: readonly PaymentMethod[]) {
  const { id, paymentMethodId, autoPay } = application;
  const usable = methods.filter(({ isExpired }) => !isExpired);
  const preferred = preferredCard(usable);
  const goOn = useNextStep();
  return useForm({
    draft: stepDraft(id, 'PAYMENT_METHOD'),
    schema,
    defaultValues: {
      paymentMethodId: (isCardDeclined(application) ? null : (paymentMethodId ?? preferred?.id)) ?? '',
      autoPay,
    },
    async onSubmit({ value }) {
      const saved = await api.request('put', '/enrollment_applications/{id}/payment_method', {
        path: { id },
        body: value,
      });
      goOn(saved);
    },
  });
}

function CardStep({ application }: { application: Application }) {
  const methods = usePaymentMethods();
  const form = useCardForm(application, methods);
  const [isAdding, setAdding] = useState(false);
  const focusOnCard = useFocusOnCard(methods.map((method) => method.id));
  const isFormShown = methods.length === 0 || isAdding;

  return (
    <Stack gap="l">
      <Text tone="muted" isMeasured>
        <FormattedMessage defaultMessage="We charge this card when you submit, not before." />
      </Text>
      {isCardDeclined(application) && (
        <Banner tone="caution">
          <FormattedMessage defaultMessage="The card you chose was declined. Choose or add another one." />
        </Banner>
      )}
      {!isFormShown && (
        <form.Form>
          <CardFields form={form} methods={methods} price={application.price} />
          <form.SubmitButton>
            <FormattedMessage defaultMessage="Save and continue" />
          </form.SubmitButton>
        </form.Form>
      )}
      {isFormShown ? (
        <AddCard
          autoFocus={isAdding}
          onAdded={({ id }) => {
            form.setFieldValue('paymentMethodId', id);
            focusOnCard(id);
            setAdding(false);
          }}
          {...(methods.length > 0 && { onCancel: () => setAdding(false) })}
        />
      ) : (
        <div>
          <Button variant="secondary" onPress={() => setAdding(true)}>
            <FormattedMessage defaultMessage="Use another card" />
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface CardFieldsProps {
  form: ReturnType<typeof useCardForm>;
  methods: readonly PaymentMethod[];
  price: Application['price'];
}

function CardFields({ form, methods, price }: CardFieldsProps) {
  const intl = useIntl();
  const hasInstallments = price !== null && price.totalOwed > price.dueToday;
  return (
    <>
      <form.Field
        name="paymentMethodId"
        as={RadioGroup}
        isRequired
        look="cards"
        label={intl.formatMessage({ defaultMessage: 'Which card do you want to pay with?' })}
        options={methods.map((method) => ({
          value: method.id,
          label: cardName(intl, method),
          description: <CardState card={method} />,
          isDisabled: method.isExpired,
        }))}
      />
      {hasInstallments && (
        <form.Field
          name="autoPay"
          as={CheckboxField}
          label={intl.formatMessage({ defaultMessage: 'Turn on autopay' })}
          description={intl.formatMessage({
            defaultMessage:
              'With autopay, we charge each installment of this program to your card on its due date. Without it, you make each payment yourself. You can change this at any time.',
          })}
        />
      )}
    </>
  );
}

function CardState({ card }: { card: PaymentMethod }) {
  if (card.isExpired) return <FormattedMessage defaultMessage="Expired" description="Of a card" />;
  if (card.isDeclined) return <LastChargeDeclined />;
  return <FormattedMessage defaultMessage="Expires {month}" values={{ month: monthOf(card.expiration) }} />;
}
