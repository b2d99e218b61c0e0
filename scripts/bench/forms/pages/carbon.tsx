import '@carbon/styles/css/styles.min.css';
import {
  Button,
  Checkbox,
  PasswordInput,
  RadioButton,
  RadioButtonGroup,
  Select,
  SelectItem,
  TextInput,
  ToastNotification,
} from '@carbon/react';
import { type SubmitEvent, useState } from 'react';
import { attendances, countries, genders, manyNames, problemsOf, texts, useManyValues } from './model.ts';
import { mount } from './mount.tsx';

type Option = { value: string; label: string };

function List({
  name,
  label,
  error,
  options,
}: {
  name: string;
  label: string;
  error?: string | undefined;
  options: Option[];
}) {
  return (
    <Select id={name} name={name} labelText={label} invalid={Boolean(error)} invalidText={error}>
      <SelectItem value="" text="Choose" />
      {options.map(({ value, label: words }) => (
        <SelectItem key={value} value={value} text={words} />
      ))}
    </Select>
  );
}

function Form() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSent, setIsSent] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problems = problemsOf(new FormData(event.currentTarget));
    setErrors(problems);
    setIsSent(Object.keys(problems).length === 0);
  };
  return (
    <main>
      <h1>Enrollment</h1>
      <form noValidate onSubmit={submit}>
        {texts.map(({ name, label, autoComplete }) => {
          const Input = name === 'password' ? PasswordInput : TextInput;
          return (
            <Input
              key={name}
              id={name}
              name={name}
              labelText={label}
              autoComplete={autoComplete}
              invalid={Boolean(errors[name])}
              invalidText={errors[name]}
            />
          );
        })}
        <List name="gender" label="Gender" error={errors.gender} options={genders} />
        <List name="country" label="Country" error={errors.country} options={countries} />
        <TextInput
          id="state"
          name="state"
          labelText="State"
          invalid={Boolean(errors.state)}
          invalidText={errors.state}
        />
        <RadioButtonGroup
          name="attendance"
          legendText="How will you attend?"
          invalid={Boolean(errors.attendance)}
          invalidText={errors.attendance}
        >
          {attendances.map(({ value, label }) => (
            <RadioButton key={value} id={value} value={value} labelText={label} />
          ))}
        </RadioButtonGroup>
        <Checkbox
          id="terms"
          name="terms"
          labelText="I agree to the terms"
          invalid={Boolean(errors.terms)}
          invalidText={errors.terms}
        />
        <Button type="submit">Enroll</Button>
        <Button kind="secondary">Save for later</Button>
      </form>
      {isSent && <ToastNotification kind="success" title="Sent" />}
    </main>
  );
}

function Many() {
  const bind = useManyValues();
  return (
    <main>
      {manyNames.map((label) => {
        const { value, change } = bind(label);
        return (
          <TextInput
            key={label}
            id={label}
            labelText={label}
            value={value}
            onChange={(event) => change(event.target.value)}
          />
        );
      })}
    </main>
  );
}

mount({ Form, Many });
