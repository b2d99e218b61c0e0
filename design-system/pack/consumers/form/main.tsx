import '@institute/design-system/fonts.css';
import '@institute/design-system/styles.css';
import { IntlProvider, Page } from '@institute/design-system';
import { today } from '@institute/design-system/formats';
import { useAppForm } from '@institute/design-system/forms';
import { birthDate, obeys, phone, required } from '@institute/design-system/rules';
import { createRoot } from 'react-dom/client';
import { object, string } from 'zod/mini';

const schema = object({
  name: string().check(obeys(required())),
  dateBirth: string().check(
    obeys(
      required(),
      birthDate(() => today()),
    ),
  ),
  mobilePhone: string().check(obeys(required(), phone())),
});

function Enrollment() {
  const form = useAppForm({
    schema,
    defaultValues: { name: '', dateBirth: '', mobilePhone: '' },
    onSubmit: ({ value }) => {
      document.body.dataset.sent = JSON.stringify(value);
    },
  });
  return (
    <form.Form>
      <form.AppField name="name">{(f) => <f.TextField label="Name" isRequired />}</form.AppField>
      <form.AppField name="dateBirth">
        {(f) => <f.DateField label="Date of birth" isRequired calendar />}
      </form.AppField>
      <form.AppField name="mobilePhone">
        {(f) => <f.PhoneField label="Mobile phone" isRequired />}
      </form.AppField>
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
