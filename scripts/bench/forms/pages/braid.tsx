import 'braid-design-system/reset';
import {
  BraidProvider,
  Button,
  Checkbox,
  Dropdown,
  Heading,
  PasswordField,
  RadioGroup,
  RadioItem,
  Stack,
  TextField,
  ToastProvider,
  useToast,
} from 'braid-design-system';
import wireframe from 'braid-design-system/themes/wireframe';
import { type SubmitEvent, useState } from 'react';
import { attendances, countries, genders, manyNames, problemsOf, texts, useManyValues } from './model.ts';
import { mount } from './mount.tsx';

/** The page must say which fields are invalid, as Braid has no attribute for it. */
const invalid = (error: string | undefined) =>
  error ? { tone: 'critical' as const, message: <span data-invalid="true">{error}</span> } : {};

function Form() {
  const bind = useManyValues();
  const [isTermsChecked, setIsTermsChecked] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const showToast = useToast();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problems = problemsOf(new FormData(event.currentTarget));
    setErrors(problems);
    if (Object.keys(problems).length === 0) showToast({ tone: 'positive', message: 'Sent' });
  };
  const field = (name: string) => {
    const { value, change } = bind(name);
    const onChange = (event: { currentTarget: { value: string } }) => change(event.currentTarget.value);
    return { id: name, name, value, onChange, ...invalid(errors[name]) };
  };
  return (
    <main>
      <form noValidate onSubmit={submit}>
        <Stack space="large">
          <Heading level="1">Enrollment</Heading>
          {texts.map(({ name, label, autoComplete }) => {
            const Input = name === 'password' ? PasswordField : TextField;
            return <Input key={name} {...field(name)} label={label} autoComplete={autoComplete} />;
          })}
          <Dropdown {...field('gender')} label="Gender" placeholder="Choose">
            {genders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Dropdown>
          <Dropdown {...field('country')} label="Country" placeholder="Choose">
            {countries.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Dropdown>
          <TextField {...field('state')} label="State" />
          <RadioGroup {...field('attendance')} label="How will you attend?">
            {attendances.map(({ value, label }) => (
              <RadioItem key={value} value={value} label={label} />
            ))}
          </RadioGroup>
          <Checkbox
            id="terms"
            name="terms"
            label="I agree to the terms"
            checked={isTermsChecked}
            onChange={() => setIsTermsChecked((before) => !before)}
            {...invalid(errors.terms)}
          />
          <Button type="submit">Enroll</Button>
          <Button variant="soft">Save for later</Button>
        </Stack>
      </form>
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
          <TextField
            key={label}
            id={label}
            label={label}
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
          />
        );
      })}
    </main>
  );
}

mount({
  Form,
  Many,
  Frame: ({ children }) => (
    <BraidProvider theme={wireframe}>
      <ToastProvider>{children}</ToastProvider>
    </BraidProvider>
  ),
});
