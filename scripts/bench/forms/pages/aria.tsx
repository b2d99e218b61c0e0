/** react-aria-components without styles. */
import './floor.css';
import { type SubmitEvent, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Select, SelectValue } from 'react-aria-components/Select';
import { TextField } from 'react-aria-components/TextField';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { attendances, countries, genders, manyNames, problemsOf, texts, useManyValues } from './model.ts';
import { mount } from './mount.tsx';

const queue = new ToastQueue<string>();
type Option = { value: string; label: string };

function Text({
  name,
  label,
  error,
  ...rest
}: {
  name: string;
  label: string;
  error?: string | undefined;
  type?: string;
  autoComplete?: string;
  value?: string;
  onChange?: (value: string) => void;
}) {
  return (
    <TextField className="row" name={name} isInvalid={Boolean(error)} validationBehavior="aria" {...rest}>
      <Label>{label}</Label>
      <Input />
      <FieldError>{error}</FieldError>
    </TextField>
  );
}

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
    <Select className="row" name={name} isInvalid={Boolean(error)} validationBehavior="aria">
      <Label>{label}</Label>
      <Button>
        <SelectValue />
      </Button>
      <FieldError>{error}</FieldError>
      <Popover>
        <ListBox items={options.map(({ value, label: words }) => ({ id: value, label: words }))}>
          {({ label: words }) => <ListBoxItem>{words}</ListBoxItem>}
        </ListBox>
      </Popover>
    </Select>
  );
}

function Form() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problems = problemsOf(new FormData(event.currentTarget));
    setErrors(problems);
    if (Object.keys(problems).length === 0) queue.add('Sent');
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
        <RadioGroup name="attendance" isInvalid={Boolean(errors.attendance)} validationBehavior="aria">
          <Label>How will you attend?</Label>
          {attendances.map(({ value, label }) => (
            <Radio key={value} value={value}>
              {label}
            </Radio>
          ))}
          <FieldError>{errors.attendance}</FieldError>
        </RadioGroup>
        <Checkbox name="terms" value="yes" isInvalid={Boolean(errors.terms)} validationBehavior="aria">
          I agree to the terms
        </Checkbox>
        {errors.terms && <p>{errors.terms}</p>}
        <Button type="submit">Enroll</Button> <Button>Save for later</Button>
      </form>
      <ToastRegion queue={queue}>
        {({ toast }) => (
          <Toast toast={toast}>
            <ToastContent>{toast.content}</ToastContent>
          </Toast>
        )}
      </ToastRegion>
    </main>
  );
}

function Many() {
  const bind = useManyValues();
  return (
    <main>
      {manyNames.map((label) => {
        const { value, change } = bind(label);
        return <Text key={label} name={label} label={label} value={value} onChange={change} />;
      })}
    </main>
  );
}

mount({ Form, Many });
