import '@institute/design-system/base.css';
import {
  Button,
  CheckboxField,
  DateField,
  Inline,
  IntlProvider,
  Page,
  PasswordField,
  PhoneField,
  RadioGroup,
  SelectField,
  TextField,
  ToastRegion,
  toast,
} from '@institute/design-system';
import { today } from '@institute/design-system/formats';
import { useForm } from '@institute/design-system/forms';
import { birthDate, email, phone, required, rules, strongPassword } from '@institute/design-system/rules';
import { boolean, object, string } from 'zod/mini';
import { attendances, countries, genders, manyNames } from './model.ts';
import { mount } from './mount.tsx';

const text = () => string().check(rules(required()));
const schema = object({
  firstName: text(),
  middleName: text(),
  lastName: text(),
  email: string().check(rules(required(), email())),
  password: string().check(rules(required(), strongPassword())),
  dateBirth: string().check(
    rules(
      required(),
      birthDate(() => today()),
    ),
  ),
  phone: string().check(rules(required(), phone())),
  gender: text(),
  country: text(),
  state: text(),
  attendance: text(),
  terms: boolean().check(rules(required())),
});
const defaultValues = {
  ...{ firstName: '', middleName: '', lastName: '', email: '', password: '', dateBirth: '', phone: '' },
  ...{ gender: '', country: '', state: '', attendance: '', terms: false },
};

function Form() {
  const form = useForm({
    draft: 'example',
    schema,
    defaultValues,
    onSubmit: () => void toast.success('Sent'),
  });
  return (
    <Page title="Enrollment" width="narrow">
      <form.Form>
        <form.Field name="firstName" as={TextField} label="First name" isRequired />
        <form.Field name="middleName" as={TextField} label="Middle name" isRequired />
        <form.Field name="lastName" as={TextField} label="Last name" isRequired />
        <form.Field name="email" as={TextField} kind="email" label="E-mail" isRequired />
        <form.Field
          name="password"
          as={PasswordField}
          label="Password"
          autoComplete="new-password"
          isRequired
        />
        <form.Field name="dateBirth" as={DateField} label="Date of birth" isRequired />
        <form.Field name="phone" as={PhoneField} label="Mobile phone" isRequired />
        <form.Field name="gender" as={SelectField} label="Gender" options={genders} isRequired />
        <form.Field name="country" as={SelectField} label="Country" options={countries} isRequired />
        <form.Field name="state" as={TextField} label="State" isRequired />
        <form.Field
          name="attendance"
          as={RadioGroup}
          label="How will you attend?"
          options={attendances}
          isRequired
        />
        <form.Field name="terms" as={CheckboxField} label="I agree to the terms" isRequired />
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
  const form = useForm({
    draft: 'example',
    defaultValues: emptyMany,
    onSubmit: () => void toast.success('Sent'),
  });
  return (
    <form.Form>
      {manyNames.map((label) => (
        <form.Field key={label} name={label} as={TextField} label={label} isRequired />
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
