'use client';

import {
  Button,
  DataTable,
  DateField,
  DateTimeValue,
  DateValue,
  Dialog,
  IntlProvider,
  type Locale,
  type Messages,
  MoneyValue,
  Page,
  PhoneField,
  RouterProvider,
  Section,
  TextField,
  ToastRegion,
  toast,
} from '@institute/design-system';
import { today } from '@institute/design-system/formats';
import { useForm } from '@institute/design-system/forms';
import { birthDate, phone, required, rules } from '@institute/design-system/rules';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'zod/mini';

/** Compiled messages: the English ones with their ids. */
const spanish: Messages = {
  title: [{ type: 0, value: 'Inscripción' }],
  payments: [{ type: 0, value: 'Pagos' }],
};

const schema = object({
  name: string().check(rules(required())),
  dateBirth: string().check(
    rules(
      required(),
      birthDate(() => today()),
    ),
  ),
  mobilePhone: string().check(rules(required(), phone())),
});

function Form() {
  useEffect(() => {
    document.body.dataset.hydrated = '';
  }, []);
  const form = useForm({
    draft: 'example',
    schema,
    defaultValues: { name: '', dateBirth: '', mobilePhone: '+12025550143' },
    onSubmit: ({ value }) => {
      document.body.dataset.sent = JSON.stringify(value);
      toast.success('OK');
    },
  });
  return (
    <form.Form>
      <form.Field name="name" as={TextField} label="Name" isRequired />
      <form.Field name="dateBirth" as={DateField} label="Date of birth" isRequired />
      <form.Field name="mobilePhone" as={PhoneField} label="Mobile phone" isRequired />
      <form.SubmitButton>Enroll</form.SubmitButton>
    </form.Form>
  );
}

const payments = [
  { id: '1', due: '2026-12-01', amount: 50_000 },
  { id: '2', due: '2027-01-01', amount: 45_780 },
];

function Payments() {
  const [isOpen, setIsOpen] = useState(false);
  const label = useIntl().formatMessage({ id: 'payments', defaultMessage: 'Payments' });
  return (
    <Section title={label}>
      <DataTable
        caption={label}
        rows={payments}
        rowId={({ id }) => id}
        rowName={({ due }) => due}
        columns={[
          { id: 'due', header: 'Due', cell: ({ due }) => <DateValue value={due} /> },
          {
            id: 'amount',
            header: 'Amount',
            cell: ({ amount }) => <MoneyValue amount={amount} currency="USD" />,
          },
        ]}
      />
      <DateTimeValue value="2026-11-20T21:12:00Z" />
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
        Open
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Sure?">
        <Button onPress={() => setIsOpen(false)}>Yes</Button>
      </Dialog>
    </Section>
  );
}

interface EnrollmentProps {
  locale: Locale;
  pathname: string;
  navigate: (href: string) => void;
  links: ReactNode;
}

/** The content of a typical page: a form, a table, a dialog and messages. */
export function Enrollment({ locale, pathname, navigate, links }: EnrollmentProps) {
  return (
    <IntlProvider locale={locale} messages={locale === 'es' ? spanish : undefined}>
      <RouterProvider navigate={navigate} pathname={pathname}>
        <Page title={<FormattedMessage id="title" defaultMessage="Enrollment" />}>
          {links}
          <Form />
          <Payments />
        </Page>
        <ToastRegion />
      </RouterProvider>
    </IntlProvider>
  );
}
