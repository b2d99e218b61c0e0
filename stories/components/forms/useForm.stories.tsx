import { region } from '@institute/api-schema/region';
import {
  AddressFields,
  Button,
  CheckboxField,
  DateField,
  NewPasswordField,
  PasswordField,
  PhoneField,
  RadioGroup,
  SelectField,
  TextField,
} from '@institute/design-system';
import { type Address, emptyAddress, today } from '@institute/design-system/formats';
import {
  type DraftStore,
  type Form,
  KeepDrafts,
  type KeptDraft,
  SubmitBar,
  UnsavedChangesGuard,
  useForm,
} from '@institute/design-system/forms';
import {
  address,
  birthDate,
  confirmation,
  date,
  email,
  groupRule,
  issueAt,
  lengthMax,
  noBlankSpace,
  personName,
  phone,
  required,
  rules,
  strongPassword,
} from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler, type ReactNode, type Ref, useId, useState } from 'react';
import { expect, fn, type Mock, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { translate } from '../../translated.ts';
import { withErrorMessages } from '../../with-error-messages.tsx';

const schema = z
  .object({
    firstName: z.string().check(rules(required(), personName(), lengthMax(100))),
    email: z.string().check(rules(required(), email())),
    dateBirth: z.string().check(
      rules(
        required(),
        date(),
        birthDate(() => today()),
      ),
    ),
    mobilePhone: z.string().check(rules(phone(region.homeCountry))),
    address: z.custom<Address>().check(groupRule((value) => address(value))),
    gender: z.string().check(rules(required())),
    delivery: z.string().check(rules(required())),
    password: z.string().check(rules(required(), noBlankSpace(), strongPassword())),
    confirmation: z.string(),
    terms: z.boolean().check(rules(required())),
  })
  .check(groupRule((value) => issueAt('confirmation', confirmation(value.password)(value.confirmation))));

const defaultValues = {
  firstName: '',
  email: '',
  dateBirth: '',
  mobilePhone: '',
  address: emptyAddress,
  gender: '',
  delivery: '',
  password: '',
  confirmation: '',
  terms: false,
};

type Values = typeof defaultValues;

interface EnrollProps {
  onSubmit: (value: Values) => unknown;
  values?: Values;
  /** Exposes the form, for access from outside. */
  onForm?: (form: Form<Values>) => void;
}

const commits = new Map<string, number>();

/** Counts how often React renders the content. */
function Counted({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Profiler id={name} onRender={() => commits.set(name, (commits.get(name) ?? 0) + 1)}>
      {children}
    </Profiler>
  );
}

function Enroll({ onSubmit, values = defaultValues, onForm }: EnrollProps) {
  const form = useForm({
    draft: 'example',
    schema,
    defaultValues: values,
    onSubmit: ({ value }) => onSubmit(value),
  });
  onForm?.(form);
  return (
    <form.Form>
      <Counted name="firstName">
        <form.Field name="firstName" as={TextField} label="First name" isRequired autoComplete="given-name" />
      </Counted>
      <Counted name="email">
        <form.Field name="email" as={TextField} kind="email" label="E-mail" isRequired />
      </Counted>
      <Counted name="dateBirth">
        <form.Field name="dateBirth" as={DateField} label="Date of birth" isRequired isBirthDate />
      </Counted>
      <Counted name="mobilePhone">
        <form.Field name="mobilePhone" as={PhoneField} label="Mobile phone" />
      </Counted>
      <Counted name="gender">
        <form.Field
          name="gender"
          as={SelectField}
          label="Gender"
          isRequired
          options={[
            { value: 'FEMALE', label: 'Female' },
            { value: 'MALE', label: 'Male' },
          ]}
        />
      </Counted>
      <Counted name="delivery">
        <form.Field
          name="delivery"
          as={RadioGroup}
          label="How will you attend?"
          isRequired
          options={[
            { value: 'ONLINE', label: 'Online' },
            { value: 'IN_PERSON', label: 'In person' },
          ]}
        />
      </Counted>
      <Counted name="address">
        <form.Field name="address" as={AddressFields} label="Home address" />
      </Counted>
      <Counted name="password">
        <form.Field name="password" as={NewPasswordField} label="Password" />
      </Counted>
      <Counted name="confirmation">
        <form.Field name="confirmation" as={NewPasswordField} label="Password again" isRepeated />
      </Counted>
      <Counted name="terms">
        <form.Field name="terms" as={CheckboxField} label="I agree to the terms of service" isRequired />
      </Counted>
      <form.SubmitButton>Enroll</form.SubmitButton>
      <UnsavedChangesGuard isUnsaved={form.isUnsaved} />
    </form.Form>
  );
}

const meta = {
  component: Enroll,
  args: { onSubmit: fn() },
  parameters: { docs: { source: { type: 'code' } } },
} satisfies Meta<typeof Enroll>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const filled: Values = {
  firstName: 'Ana',
  email: 'ana@example.com',
  dateBirth: '1990-04-27',
  mobilePhone: '+14155552671',
  address: emptyAddress,
  gender: 'FEMALE',
  delivery: 'ONLINE',
  password: 'Wellness1',
  confirmation: 'Wellness1',
  terms: true,
};

const send = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Enroll' }));
const summaryOf = ({ canvas }: Context) => canvas.findByRole('region', { name: /problem/ });
const entries = (summary: HTMLElement) =>
  within(summary)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

export const Empty: Story = {};

/** Groups are further apart than fields, and the button is from both. */
export const FurtherApart: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Enroll' });
    const distanceTo = (part: Element) =>
      Math.round(
        part.getBoundingClientRect().top - part.previousElementSibling!.getBoundingClientRect().bottom,
      );
    const first = canvas.getByRole('textbox', { name: 'First name' }).closest('[data-ds=TextField]')!;
    const parts = [...first.parentElement!.children];
    const indexOf = (control: Element) => parts.findIndex((part) => part.contains(control));
    const address = indexOf(canvas.getByRole('group', { name: /Home address/ }));
    await expect(distanceTo(parts[indexOf(first) + 1]!)).toBe(24);
    await expect(distanceTo(parts[address]!)).toBe(32);
    await expect(distanceTo(parts[address + 1]!)).toBe(32);
    await expect(distanceTo(parts[indexOf(button)]!)).toBe(32);
  },
};

export const Filled: Story = { args: { values: filled } };

export const ShowsAllErrorsAtOnce: Story = {
  name: 'Shows all errors after one submit, including the address group’s [V-01] [V-21]',
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const { title } = document;
    await userEvent.type(canvas.getByLabelText('City'), 'Columbus');
    await userEvent.type(canvas.getByLabelText(/Postal/), '43004');
    await expect(canvas.queryByText('This field is required')).toBeNull();
    await send(context);
    const summary = await summaryOf(context);
    await waitFor(() => expect(summary).toHaveFocus());
    await waitFor(() => expect(document.title).toBe(`Error: ${title}`));
    await expect(entries(summary)).toEqual([
      'First name: This field is required',
      'E-mail: This field is required',
      'Date of birth: This field is required',
      'Gender: This field is required',
      'How will you attend? This field is required',
      'Country: Choose a country',
      'Street address: Enter the street address',
      'State or region: Choose a state or region',
      'Password: This field is required',
      'I agree to the terms of service: This field is required',
    ]);
    // Every invalid control is marked, and described by its error. Radio buttons are described by their group.
    const invalid = [...document.querySelectorAll('[aria-invalid="true"]:not([type="radio"])')];
    await expect(invalid).toHaveLength(10);
    for (const control of invalid) {
      const error = document.getElementById(control.getAttribute('aria-describedby')!.split(' ').at(-1)!);
      await expect(error).toHaveTextContent(/This field is required|Choose a|Enter the/);
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SummaryLeadsToTheFields: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await send(context);
    const summary = await summaryOf(context);
    for (const [link, target] of [
      [/^Date of birth/, canvas.getByRole('textbox', { name: 'Date of birth' })],
      [/^How will you attend/, canvas.getByRole('radio', { name: 'Online' })],
      [/^Gender/, canvas.getByRole('combobox', { name: 'Gender' })],
      [/^I agree/, canvas.getByRole('checkbox')],
    ] as const) {
      await userEvent.click(within(summary).getByRole('link', { name: link }));
      await waitFor(() => expect(target).toHaveFocus());
    }
  },
};

export const SummaryTakesTheFocusEachTimeAndStaysStill: Story = {
  args: { values: { ...filled, firstName: '', email: 'ana' } },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const { title } = document;
    await send(context);
    const summary = await summaryOf(context);
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('First name'), 'Ana');
    // Fixed while typing; the entry stays, with a check mark.
    await expect(canvas.getByLabelText('First name')).not.toBeInvalid();
    await expect(entries(summary)).toEqual([
      'First name: This field is required(corrected)',
      'E-mail: Enter an e-mail address, such as name@example.com',
    ]);
    await send(context);
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(entries(summary)).toEqual(['E-mail: Enter an e-mail address, such as name@example.com']);
    await userEvent.type(canvas.getByLabelText('E-mail'), '@example.com');
    await send(context);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(summary).not.toBeInTheDocument());
    await expect(document.title).toBe(title);
  },
};

export const SummaryChangesInATranslatedPage: Story = {
  args: { values: { ...filled, email: '' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await send(context);
    const summary = await summaryOf(context);
    await expect(entries(summary)).toEqual(['E-mail: This field is required']);
    translate(summary);
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ana');
    await send(context);
    await waitFor(() =>
      expect(entries(summary)).toEqual(['E-mail: Enter an e-mail address, such as name@example.com']),
    );
  },
};

export const ErrorsWaitForTheFirstLeaving: Story = {
  name: 'Errors wait until a field with content is left, then update live until fixed [V-02]',
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('E-mail');
    const error = () => canvas.queryByText(/Enter an e-mail address/);
    await userEvent.click(email);
    await userEvent.tab();
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await userEvent.type(email, 'ana');
    await expect(error()).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(error()).toBeVisible());
    await userEvent.type(email, '@example');
    await expect(error()).toBeVisible();
    await userEvent.type(email, '.com');
    await expect(error()).toBeNull();
    // Once fixed, it can be edited again without errors until it is left.
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(error()).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(error()).toBeVisible());
  },
};

export const RechecksTheConfirmation: Story = {
  name: 'Rechecks the confirmation when the other value changes [V-05]',
  args: { values: { ...filled, confirmation: '' } },
  play: async ({ canvas, userEvent }) => {
    const again = canvas.getByLabelText('Password again');
    await userEvent.type(again, 'Wellness1');
    await userEvent.tab();
    await expect(again).not.toBeInvalid();
    await userEvent.type(canvas.getByLabelText('Password'), '2');
    await waitFor(() => expect(again).toBeInvalid());
    await expect(canvas.getByText('This doesn’t match. Enter the same again')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(again).not.toBeInvalid();
  },
};

export const RechecksZipAndState: Story = {
  args: {
    values: {
      ...filled,
      address: {
        ...emptyAddress,
        country: 'United States',
        countryCode: 'US',
        state: 'Ohio',
        stateCode: 'OH',
        city: 'Johnstown',
        street1: '12 Main St',
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const zip = canvas.getByLabelText('ZIP code');
    await userEvent.type(zip, '90210');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(/does not belong to Ohio/)).toBeVisible());
    await expect(zip).toBeInvalid();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'California');
    await expect(zip).not.toBeInvalid();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Ohio');
    await expect(zip).toBeInvalid();
  },
};

export const TooYoung: Story = {
  name: 'Reports someone who is too young with the rule’s message [V-12]',
  args: { values: { ...filled, dateBirth: '' } },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Date of birth');
    await userEvent.type(box, `0101${new Date().getFullYear() - 10}`);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('You must be at least 18 years old')).toBeVisible());
  },
};

export const FetchesNumberingPlansWhenNobodyTouchedThePhone: Story = {
  name: 'Checks a phone number from the initial values, loading what it needs [V-19]',
  args: { values: { ...filled, mobilePhone: '555' } },
  play: async (context) => {
    await send(context);
    const summary = await summaryOf(context);
    await expect(entries(summary)).toEqual(['Mobile phone: Enter a valid phone number']);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

const fails = (problem: object) =>
  fn(async () => {
    throw Object.assign(new Error('422'), problem);
  });

export const ServerErrorsLandOnTheirFields: Story = {
  args: {
    values: filled,
    onSubmit: fails({
      errors: [
        { pointer: '/dateBirth', rule: 'birthDate', values: { age: 18 } },
        { pointer: '/address/zip', rule: 'postalCodeState', values: { state: 'Ohio' } },
        { pointer: '/email', rule: 'usernameAlreadyExists' },
      ],
    }),
  },
  decorators: withErrorMessages({ usernameAlreadyExists: 'This e-mail is taken' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await send(context);
    const summary = await summaryOf(context);
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(entries(summary)).toEqual([
      'E-mail: This e-mail is taken',
      'Date of birth: You must be at least 18 years old',
      'Postal code: This ZIP code does not belong to Ohio. Please check both',
    ]);
    await expect(canvas.queryByRole('alert')).toBeNull();
    // Typed values stay, and an error disappears when its field is edited.
    await expect(canvas.getByLabelText('Date of birth')).toHaveValue('04-27-1990');
    const email = canvas.getByLabelText('E-mail');
    await expect(email).toBeInvalid();
    await userEvent.type(email, 'x');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await expect(canvas.getByLabelText('Date of birth')).toBeInvalid();
  },
};

export const WhatBelongsToNoFieldStandsAboveTheButton: Story = {
  args: {
    values: filled,
    onSubmit: fails({ status: 409, key: 'studentActiveEnrollment' }),
  },
  decorators: withErrorMessages({
    studentActiveEnrollment: 'You already have an active enrollment for this product.',
  }),
  play: async (context) => {
    const { canvas } = context;
    await send(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You already have an active enrollment for this product.',
    );
    await expect(canvas.queryByRole('region', { name: /problem/ })).toBeNull();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ana');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enroll' })).toHaveFocus());
  },
};

export const AnErrorWithoutWordsHasTheDefaultOnes: Story = {
  name: 'An error without a message, and a pointer to no field, get the default message [M-02]',
  args: {
    values: filled,
    onSubmit: fn(async () => ({ errors: [{ pointer: '/nowhere', rule: 'required', values: {} }] })),
  },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again.',
    );
  },
};

let finish: () => void = () => {};

export const SendsOnce: Story = {
  args: {
    values: filled,
    onSubmit: fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await send(context);
    await send(context);
    await userEvent.type(canvas.getByLabelText('First name'), '{Enter}');
    const button = canvas.getByRole('button', { name: 'Enroll' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect((args.onSubmit as Mock).mock.lastCall![0]).toEqual(filled);
  },
};

export const AKeystrokeRendersOneFieldAtMost: Story = {
  play: async ({ canvas, userEvent }) => {
    const rendered = async (label: string | RegExp, text: string) => {
      const before = new Map(commits);
      await userEvent.type(canvas.getByLabelText(label), text);
      return [...commits].filter(([name, count]) => count !== before.get(name)).map(([name]) => name);
    };
    // The address lists are loaded.
    await canvas.findByRole('option', { name: 'Canada' });
    // The box keeps its own text.
    await expect(await rendered('First name', 'Ana')).toEqual([]);
    await expect(await rendered('First name', 'x'.repeat(90))).toEqual(['firstName']);
    // The values typed above are validated on blur, together with the rest of the form.
    await rendered(/^Mobile phone/, '2');
    await expect(await rendered(/^Mobile phone/, '01')).toEqual(['mobilePhone']);
  },
};

export const ARefusedSubmitRendersEachFieldOnce: Story = {
  play: async (context) => {
    const before = new Map(commits);
    await send(context);
    await summaryOf(context);
    await expect(commits.get('firstName')! - before.get('firstName')!).toBe(1);
    // All values are valid.
    await expect(commits.get('mobilePhone')).toBe(before.get('mobilePhone'));
  },
};

interface MoodFieldProps {
  label: string;
  name?: string;
  value?: string;
  onChange?: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  errorMessage?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

function MoodField({ label, value, onChange, errorMessage, ...rest }: MoodFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {errorMessage && <div id={`${id}-error`}>{errorMessage}</div>}
      <textarea
        {...rest}
        id={id}
        value={value}
        aria-invalid={Boolean(errorMessage)}
        aria-describedby={errorMessage ? `${id}-error` : undefined}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </div>
  );
}

const moodSchema = z.object({ mood: z.string().check(rules(required())) });

function Mood({ onSubmit }: Pick<EnrollProps, 'onSubmit'>) {
  const form = useForm({
    draft: 'example',
    schema: moodSchema,
    defaultValues: { mood: '' },
    onSubmit: ({ value }) => onSubmit(value as never),
  });
  return (
    <form.Form>
      <form.Field name="mood" as={MoodField} label="How are you?" />
      <form.SubmitButton>Send</form.SubmitButton>
    </form.Form>
  );
}

export const AFieldOfYourOwn: Story = {
  render: ({ onSubmit }) => <Mood onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const link = await canvas.findByRole('link', { name: /How are you/ });
    const box = canvas.getByLabelText('How are you?');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('This field is required');
    await userEvent.click(link);
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, 'Fine');
    await waitFor(() => expect(box).toBeValid());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ mood: 'Fine' }));
  },
};

function SignIn({ onSubmit }: Pick<EnrollProps, 'onSubmit'>) {
  const form = useForm({
    draft: 'example',
    defaultValues: { username: '', password: '' },
    onSubmit: ({ value }) => onSubmit(value as never),
  });
  return (
    <form.Form>
      <form.Field
        name="username"
        as={TextField}
        kind="email"
        label="E-mail"
        autoComplete="username"
        isRequired
      />
      <form.Field
        name="password"
        as={PasswordField}
        label="Password"
        autoComplete="current-password"
        isRequired
      />
      <form.SubmitButton>Sign in</form.SubmitButton>
    </form.Form>
  );
}

export const AFormOfFewFields: Story = {
  render: ({ onSubmit }) => <SignIn onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ana@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Wellness1{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ username: 'ana@example.com', password: 'Wellness1' }),
    );
  },
};

function LongForm({ onSubmit }: Pick<EnrollProps, 'onSubmit'>) {
  const names = Array.from({ length: 16 }, (_, index) => `Answer ${index + 1}`);
  const form = useForm<Record<string, string>>({
    draft: 'example',
    defaultValues: Object.fromEntries(names.map((_, index) => [`answer${index}`, ''])),
    onSubmit: ({ value }) => onSubmit(value as never),
  });
  return (
    <form.Form>
      {names.map((label, index) => (
        <form.Field key={label} name={`answer${index}`} as={TextField} label={label} />
      ))}
      <SubmitBar>Save answers</SubmitBar>
    </form.Form>
  );
}

export const ABarThatStaysInView: Story = {
  name: 'A bar with the button stays in view while there are unsaved changes',
  render: ({ onSubmit }) => <LongForm onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save answers' });
    const isInView = () => button.getBoundingClientRect().bottom <= innerHeight;
    await expect(canvas.getByText('No unsaved changes')).toBeInTheDocument();
    await expect(isInView()).toBe(false);
    const quiet = getComputedStyle(button).backgroundColor;
    await userEvent.type(canvas.getByLabelText(/^Answer 1 /), 'Fine');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await expect(isInView()).toBe(true);
    await expect(getComputedStyle(button).backgroundColor).not.toBe(quiet);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
    await userEvent.click(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await expect(await canvas.findByText('No unsaved changes')).toBeInTheDocument();
  },
};

let held: Form<Values>;

export const ResetsAndKnowsWhatIsUnsaved: Story = {
  args: {
    values: filled,
    onForm: (form) => {
      held = form;
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(held.isUnsaved()).toBe(false);
    const box = canvas.getByLabelText('First name');
    await userEvent.clear(box);
    await expect(held.isUnsaved()).toBe(true);
    await send(context);
    await summaryOf(context);
    held.reset();
    await waitFor(() => expect(box).toHaveValue('Ana'));
    await expect(canvas.queryByRole('region', { name: /problem/ })).toBeNull();
    await expect(held.isUnsaved()).toBe(false);
    await userEvent.type(box, ' María');
    await send(context);
    await waitFor(() => expect(held.isUnsaved()).toBe(false));
    held.setFieldValue('firstName', 'Eva');
    await waitFor(() => expect(box).toHaveValue('Eva'));
    await expect(held.getFieldValue('firstName')).toBe('Eva');
    await expect(held.isUnsaved()).toBe(true);
  },
};

/** A form that is opened again in a browser that keeps what was typed at 3:12 PM. */
export const KeepsWhatIsTyped: Story = {
  args: { values: filled },
  decorators: [
    (Story) => {
      const [store] = useState(() => createTypedDraft('example', filled, { firstName: 'Ana Luz' }));
      const [isOpen, setOpen] = useState(true);
      return (
        <KeepDrafts store={store}>
          {isOpen && <Story />}
          <Button variant="quiet" onPress={() => setOpen(!isOpen)}>
            {isOpen ? 'Leave the page' : 'Come back'}
          </Button>
        </KeepDrafts>
      );
    },
  ],
  play: async ({ canvas, userEvent }) => {
    const name = () => canvas.getByLabelText('First name');
    await waitFor(() => expect(name()).toHaveValue('Ana Luz'));
    const notice = await canvas.findByText(/^Your unsaved changes from .*3:12.PM are back\.$/);
    await waitFor(() => expect(notice).toBeVisible());
    await userEvent.type(name(), ' María');
    const password = canvas.getByLabelText('Password');
    await userEvent.clear(password);
    await userEvent.type(password, 'Different1');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(name()).toHaveValue('Ana Luz María'));
    await expect(canvas.getByLabelText('Password')).toHaveValue(filled.password);
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard changes' }));
    await expect(name()).toHaveValue('Ana');
    await waitFor(() => expect(name()).toHaveFocus());
    await expect(canvas.queryByText(/^Your unsaved changes/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(name()).toHaveValue('Ana');
  },
};

function createTypedDraft(name: string, base: object, typed: object): DraftStore {
  const draft = { values: { ...base, ...typed }, base, about: '' };
  const kept = new Map<string, KeptDraft>([
    [name, { data: draft, keptAt: Date.parse('2026-11-24T15:12:00') }],
  ]);
  const remove = (name: string) => void kept.delete(name);
  return {
    read: (name) => kept.get(name) ?? null,
    write: (name, data) => void kept.set(name, { data, keptAt: Date.now() }),
    remove,
    forget: remove,
  };
}

let answer: () => void;
const blankNote = { text: '', tag: '' };

/** Notes of which one after the other is added. */
function Notes() {
  const form = useForm({
    draft: 'note',
    defaultValues: blankNote,
    onSubmit: async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      form.reset(blankNote);
    },
  });
  return (
    <form.Form>
      <form.Field name="text" as={TextField} label="New note" />
      <form.Field name="tag" as={TextField} label="Tag" />
      <form.SubmitButton>Add note</form.SubmitButton>
    </form.Form>
  );
}

export const KeepsWhatIsTypedWhileItIsSent: Story = {
  render: () => <Notes />,
  decorators: [
    (Story) => {
      const [store] = useState(() => createTypedDraft('note', blankNote, { text: 'Sleeps', tag: 'A' }));
      return (
        <KeepDrafts store={store}>
          <Story />
        </KeepDrafts>
      );
    },
  ],
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByLabelText(/^New note/);
    await waitFor(() => expect(text).toHaveValue('Sleeps'));
    const discard = await canvas.findByRole('button', { name: 'Discard changes' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    // It would take back what is being sent.
    await waitFor(() => expect(discard).toBeDisabled());
    await userEvent.type(text, ' better');
    answer();
    await waitFor(() => expect(canvas.getByLabelText(/^Tag/)).toHaveValue(''));
    await expect(text).toHaveValue('Sleeps better');
  },
};

export const AsksBeforeLeavingWhileUnsaved: Story = {
  play: async ({ canvas, userEvent }) => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await expect(leave()).toBe(false);
    const box = canvas.getByLabelText('First name');
    await userEvent.type(box, 'A');
    await expect(leave()).toBe(true);
    await userEvent.clear(box);
    await expect(leave()).toBe(false);
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enroll' }));
    const summary = await canvas.findByRole('region', { name: 'Hay 7 problemas' });
    await expect(within(summary).getAllByRole('link')[0]).toHaveTextContent(
      'First name: Este campo es obligatorio',
    );
  },
};
