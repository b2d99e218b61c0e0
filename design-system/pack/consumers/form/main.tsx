import '@institute/design-system/fonts.css';
import '@institute/design-system/styles.css';
import { DateField, IntlProvider, Page, PhoneField, TextField } from '@institute/design-system';
import { today } from '@institute/design-system/formats';
import { useForm } from '@institute/design-system/forms';
import { birthDate, phone, required, rules } from '@institute/design-system/rules';
import { createRoot } from 'react-dom/client';
import { object, string } from 'zod/mini';

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

function Enrollment() {
  const form = useForm({
    draft: 'example',
    schema,
    defaultValues: { name: '', dateBirth: '', mobilePhone: '' },
    onSubmit: ({ value }) => {
      document.body.dataset.sent = JSON.stringify(value);
    },
  });
  return (
    <form.Form>
      <form.Field name="name" as={TextField} label="Name" isRequired />
      <form.Field name="dateBirth" as={DateField} label="Date of birth" isRequired calendar />
      <form.Field name="mobilePhone" as={PhoneField} label="Mobile phone" isRequired />
      <form.SubmitButton>Enroll</form.SubmitButton>
    </form.Form>
  );
}

const locale = new URLSearchParams(location.search).get('locale') === 'es' ? 'es' : 'en';
createRoot(document.getElementById('root')!).render(
  <IntlProvider locale={locale}>
    <Page title="Enrollment">
      <Enrollment />
    </Page>
  </IntlProvider>,
);
