import '@institute/design-system/base.css';
import { Button, Inline, IntlProvider, Page, ToastRegion, toast } from '@institute/design-system';
import { today } from '@institute/design-system/formats';
import { useAppForm } from '@institute/design-system/forms';
import { birthDate, email, obeys, phone, required, strongPassword } from '@institute/design-system/rules';
import { boolean, object, string } from 'zod/mini';
import { attendances, countries, genders, manyNames } from './model.ts';
import { mount } from './mount.tsx';

const text = () => string().check(obeys(required()));
const schema = object({
  firstName: text(),
  middleName: text(),
  lastName: text(),
  email: string().check(obeys(required(), email())),
  password: string().check(obeys(required(), strongPassword())),
  dateBirth: string().check(
    obeys(
      required(),
      birthDate(() => today()),
    ),
  ),
  phone: string().check(obeys(required(), phone())),
  gender: text(),
  country: text(),
  state: text(),
  attendance: text(),
  terms: boolean().check(obeys(required())),
});
const defaultValues = {
  ...{ firstName: '', middleName: '', lastName: '', email: '', password: '', dateBirth: '', phone: '' },
  ...{ gender: '', country: '', state: '', attendance: '', terms: false },
};

function Form() {
  const form = useAppForm({ schema, defaultValues, onSubmit: () => void toast.positive('Sent') });
  return (
    <Page title="Enrollment" width="narrow">
      <form.Form>
        <form.AppField name="firstName">{(f) => <f.TextField label="First name" isRequired />}</form.AppField>
        <form.AppField name="middleName">
          {(f) => <f.TextField label="Middle name" isRequired />}
        </form.AppField>
        <form.AppField name="lastName">{(f) => <f.TextField label="Last name" isRequired />}</form.AppField>
        <form.AppField name="email">
          {(f) => <f.TextField kind="email" label="E-mail" isRequired />}
        </form.AppField>
        <form.AppField name="password">
          {(f) => <f.PasswordField label="Password" autoComplete="new-password" isRequired />}
        </form.AppField>
        <form.AppField name="dateBirth">
          {(f) => <f.DateField label="Date of birth" isRequired />}
        </form.AppField>
        <form.AppField name="phone">{(f) => <f.PhoneField label="Mobile phone" isRequired />}</form.AppField>
        <form.AppField name="gender">
          {(f) => <f.SelectField label="Gender" options={genders} isRequired />}
        </form.AppField>
        <form.AppField name="country">
          {(f) => <f.SelectField label="Country" options={countries} isRequired />}
        </form.AppField>
        <form.AppField name="state">{(f) => <f.TextField label="State" isRequired />}</form.AppField>
        <form.AppField name="attendance">
          {(f) => <f.RadioGroup label="How will you attend?" options={attendances} isRequired />}
        </form.AppField>
        <form.AppField name="terms">
          {(f) => <f.CheckboxField label="I agree to the terms" isRequired />}
        </form.AppField>
        <Inline>
          <form.SubmitButton>Enroll</form.SubmitButton>
          <Button variant="secondary">Save for later</Button>
        </Inline>
      </form.Form>
    </Page>
  );
}

const emptyMany = Object.fromEntries(manyNames.map((label) => [label, '']));

function Many() {
  const form = useAppForm({ defaultValues: emptyMany, onSubmit: () => void toast.positive('Sent') });
  return (
    <form.Form>
      {manyNames.map((label) => (
        <form.AppField key={label} name={label}>
          {(f) => <f.TextField label={label} isRequired />}
        </form.AppField>
      ))}
    </form.Form>
  );
}

mount({
  Form,
  Many,
  Frame: ({ children }) => (
    <IntlProvider locale="en">
      <main>{children}</main>
      <ToastRegion />
    </IntlProvider>
  ),
});
