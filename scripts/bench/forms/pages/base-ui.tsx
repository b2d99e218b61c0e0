/** Base UI without styles. */
import './floor.css';
import { Checkbox } from '@base-ui/react/checkbox';
import { Field } from '@base-ui/react/field';
import { Fieldset } from '@base-ui/react/fieldset';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Select } from '@base-ui/react/select';
import { Toast } from '@base-ui/react/toast';
import { type SubmitEvent, useState } from 'react';
import { attendances, countries, genders, manyNames, problemsOf, texts, useManyValues } from './model.ts';
import { mount } from './mount.tsx';

const manager = Toast.createToastManager();

interface TextProps {
  name: string;
  label: string;
  error?: string | undefined;
  type?: string;
  autoComplete?: string;
  value?: string;
  onValueChange?: (value: string) => void;
}

function Text({ name, label, error, ...rest }: TextProps) {
  return (
    <Field.Root className="row" name={name} invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <Field.Control {...rest} />
      <Field.Error match={Boolean(error)}>{error}</Field.Error>
    </Field.Root>
  );
}

interface ListProps {
  name: string;
  label: string;
  error?: string | undefined;
  options: { value: string; label: string }[];
}

function List({ name, label, error, options }: ListProps) {
  return (
    <Field.Root className="row" name={name} invalid={Boolean(error)}>
      <Select.Root items={options}>
        <Select.Label>{label}</Select.Label>
        <Select.Trigger>
          <Select.Value />
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner>
            <Select.Popup>
              <Select.List>
                {options.map(({ value, label: words }) => (
                  <Select.Item key={value} value={value}>
                    <Select.ItemText>{words}</Select.ItemText>
                  </Select.Item>
                ))}
              </Select.List>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
      <Field.Error match={Boolean(error)}>{error}</Field.Error>
    </Field.Root>
  );
}

function Attendance({ error }: { error?: string | undefined }) {
  return (
    <Field.Root className="row" name="attendance" invalid={Boolean(error)}>
      <Fieldset.Root render={<RadioGroup />}>
        <Fieldset.Legend>How will you attend?</Fieldset.Legend>
        {attendances.map(({ value, label }) => (
          <Field.Item key={value}>
            <Field.Label>
              <Radio.Root value={value} />
              {label}
            </Field.Label>
          </Field.Item>
        ))}
      </Fieldset.Root>
      <Field.Error match={Boolean(error)}>{error}</Field.Error>
    </Field.Root>
  );
}

function Form() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problems = problemsOf(new FormData(event.currentTarget));
    setErrors(problems);
    if (Object.keys(problems).length === 0) manager.add({ title: 'Sent' });
  };
  return (
    <main>
      <h1>Enrollment</h1>
      <form noValidate onSubmit={submit}>
        {texts.map(({ name, label, autoComplete }) => (
          <Text
            key={name}
            {...{ name, label, autoComplete }}
            error={errors[name]}
            type={name === 'password' ? 'password' : 'text'}
          />
        ))}
        <List name="gender" label="Gender" error={errors.gender} options={genders} />
        <List name="country" label="Country" error={errors.country} options={countries} />
        <Text name="state" label="State" error={errors.state} />
        <Attendance error={errors.attendance} />
        <Field.Root className="row" name="terms" invalid={Boolean(errors.terms)}>
          <Field.Label>
            <Checkbox.Root>
              <Checkbox.Indicator />
            </Checkbox.Root>
            I agree to the terms
          </Field.Label>
          <Field.Error match={Boolean(errors.terms)}>{errors.terms}</Field.Error>
        </Field.Root>
        <button type="submit">Enroll</button> <button type="button">Save for later</button>
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
        return <Text key={label} name={label} label={label} value={value} onValueChange={change} />;
      })}
    </main>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast}>
      <Toast.Title />
    </Toast.Root>
  ));
}

mount({
  Form,
  Many,
  Frame: ({ children }) => (
    <Toast.Provider toastManager={manager}>
      {children}
      <Toast.Portal>
        <Toast.Viewport>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  ),
});
