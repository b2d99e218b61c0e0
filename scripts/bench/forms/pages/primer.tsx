import '@primer/primitives/dist/css/primitives.css';
import '@primer/primitives/dist/css/functional/themes/light.css';
import {
  BaseStyles,
  Button,
  Checkbox,
  CheckboxGroup,
  Flash,
  FormControl,
  Radio,
  RadioGroup,
  Select,
  TextInput,
  ThemeProvider,
} from '@primer/react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { attendances, countries, genders, manyNames, problemsOf, texts, useManyValues } from './model.ts';
import { mount } from './mount.tsx';

type Option = { value: string; label: string };

function Row({ label, error, children }: { label: string; error?: string | undefined; children: ReactNode }) {
  return (
    <FormControl>
      <FormControl.Label>{label}</FormControl.Label>
      {children}
      {error && <FormControl.Validation variant="error">{error}</FormControl.Validation>}
    </FormControl>
  );
}

const status = (error?: string) => (error ? { validationStatus: 'error' as const } : {});

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
    <Row label={label} error={error}>
      <Select name={name} {...status(error)}>
        <Select.Option value="">Choose</Select.Option>
        {options.map(({ value, label: words }) => (
          <Select.Option key={value} value={value}>
            {words}
          </Select.Option>
        ))}
      </Select>
    </Row>
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
        {texts.map(({ name, label, autoComplete }) => (
          <Row key={name} label={label} error={errors[name]}>
            <TextInput
              name={name}
              autoComplete={autoComplete}
              type={name === 'password' ? 'password' : 'text'}
              block
              {...status(errors[name])}
            />
          </Row>
        ))}
        <List name="gender" label="Gender" error={errors.gender} options={genders} />
        <List name="country" label="Country" error={errors.country} options={countries} />
        <Row label="State" error={errors.state}>
          <TextInput name="state" block {...status(errors.state)} />
        </Row>
        <RadioGroup name="attendance">
          <RadioGroup.Label>How will you attend?</RadioGroup.Label>
          {attendances.map(({ value, label }) => (
            <FormControl key={value}>
              <Radio value={value} />
              <FormControl.Label>{label}</FormControl.Label>
            </FormControl>
          ))}
          {errors.attendance && (
            <RadioGroup.Validation variant="error">{errors.attendance}</RadioGroup.Validation>
          )}
        </RadioGroup>
        <CheckboxGroup>
          <CheckboxGroup.Label>Terms</CheckboxGroup.Label>
          <FormControl>
            <Checkbox name="terms" value="yes" />
            <FormControl.Label>I agree to the terms</FormControl.Label>
          </FormControl>
          {errors.terms && (
            <CheckboxGroup.Validation variant="error">{errors.terms}</CheckboxGroup.Validation>
          )}
        </CheckboxGroup>
        <Button type="submit" variant="primary">
          Enroll
        </Button>
        <Button>Save for later</Button>
      </form>
      {isSent && <Flash variant="success">Sent</Flash>}
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
          <Row key={label} label={label}>
            <TextInput block value={value} onChange={(event) => change(event.target.value)} />
          </Row>
        );
      })}
    </main>
  );
}

mount({
  Form,
  Many,
  Frame: ({ children }) => (
    <ThemeProvider>
      <BaseStyles>{children}</BaseStyles>
    </ThemeProvider>
  ),
});
