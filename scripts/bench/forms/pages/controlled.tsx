/** This library's components alone, as the others are used: without its form engine, each with a value of one parent state. */
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
import { type SubmitEvent, useState } from 'react';
import { attendances, countries, genders, manyNames, problemsOf, useManyValues } from './model.ts';
import { mount } from './mount.tsx';

function Form() {
  const bind = useManyValues();
  const [isTermsChecked, setIsTermsChecked] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problems = problemsOf(new FormData(event.currentTarget));
    setErrors(problems);
    if (Object.keys(problems).length === 0) toast.success('Sent');
  };
  const field = (name: string) => {
    const { value, change } = bind(name);
    return { name, value, onChange: change, errorMessage: errors[name] };
  };
  return (
    <Page title="Enrollment" width="narrow">
      <form noValidate onSubmit={submit}>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" isRequired />
        <TextField {...field('middleName')} label="Middle name" autoComplete="additional-name" isRequired />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" isRequired />
        <TextField {...field('email')} kind="email" label="E-mail" isRequired />
        <PasswordField {...field('password')} label="Password" autoComplete="new-password" isRequired />
        <DateField {...field('dateBirth')} label="Date of birth" isRequired />
        <PhoneField {...field('phone')} label="Mobile phone" isRequired />
        <SelectField {...field('gender')} label="Gender" options={genders} isRequired />
        <SelectField {...field('country')} label="Country" options={countries} isRequired />
        <TextField {...field('state')} label="State" isRequired />
        <RadioGroup {...field('attendance')} label="How will you attend?" options={attendances} isRequired />
        <CheckboxField
          name="terms"
          value={isTermsChecked}
          onChange={setIsTermsChecked}
          errorMessage={errors.terms}
          label="I agree to the terms"
          isRequired
        />
        <Inline>
          <Button type="submit">Enroll</Button>
          <Button variant="secondary">Save for later</Button>
        </Inline>
      </form>
    </Page>
  );
}

function Many() {
  const bind = useManyValues();
  return manyNames.map((label) => {
    const { value, change } = bind(label);
    return <TextField key={label} label={label} value={value} onChange={change} isRequired />;
  });
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
