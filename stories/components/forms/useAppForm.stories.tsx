import { type Address, emptyAddress, today } from '@institute/design-system/formats';
import { useAppForm } from '@institute/design-system/forms';
import {
  across,
  address,
  at,
  birthDate,
  confirmation,
  date,
  email,
  lengthMax,
  noBlankSpace,
  obeys,
  personName,
  phone,
  required,
  strongPassword,
} from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';

const schema = z
  .object({
    firstName: z.string().check(obeys(required(), personName(), lengthMax(100))),
    email: z.string().check(obeys(required(), email())),
    dateBirth: z.string().check(
      obeys(
        required(),
        date(),
        birthDate(() => today()),
      ),
    ),
    mobilePhone: z.string().check(obeys(phone())),
    address: z.custom<Address>().check(across((value) => address(value))),
    gender: z.string().check(obeys(required())),
    delivery: z.string().check(obeys(required())),
    password: z.string().check(obeys(required(), noBlankSpace(), strongPassword())),
    confirmation: z.string(),
    terms: z.boolean().check(obeys(required())),
  })
  .check(across((value) => at('confirmation', confirmation(value.password)(value.confirmation))));

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

interface EnrollProps {
  onSubmit: (value: typeof defaultValues) => unknown;
}

function Enroll({ onSubmit }: EnrollProps) {
  const form = useAppForm({ schema, defaultValues, onSubmit: ({ value }) => onSubmit(value) });
  return (
    <form.Form>
      <form.AppField name="firstName">
        {(f) => <f.TextField label="First name" isRequired autoComplete="given-name" />}
      </form.AppField>
      <form.AppField name="email">{(f) => <f.EmailField label="E-mail" isRequired />}</form.AppField>
      <form.AppField name="dateBirth">
        {(f) => <f.DateField label="Date of birth" isRequired isBirthDate />}
      </form.AppField>
      <form.AppField name="mobilePhone">{(f) => <f.PhoneField label="Mobile phone" />}</form.AppField>
      <form.AppField name="gender">
        {(f) => (
          <f.SelectField
            label="Gender"
            isRequired
            options={[
              { value: 'FEMALE', label: 'Female' },
              { value: 'MALE', label: 'Male' },
            ]}
          />
        )}
      </form.AppField>
      <form.AppField name="delivery">
        {(f) => (
          <f.RadioGroup
            label="How will you attend?"
            isRequired
            options={[
              { value: 'ONLINE', label: 'Online' },
              { value: 'IN_PERSON', label: 'In person' },
            ]}
          />
        )}
      </form.AppField>
      <form.AppField name="address">{(f) => <f.AddressFields label="Home address" />}</form.AppField>
      <form.AppField name="password">
        {(f) => <f.PasswordField label="Password" autoComplete="new-password" hasRuleList />}
      </form.AppField>
      <form.AppField name="confirmation">
        {(f) => <f.PasswordField label="Password again" autoComplete="new-password" />}
      </form.AppField>
      <form.AppField name="terms">
        {(f) => <f.CheckboxField label="I agree to the terms of service" isRequired />}
      </form.AppField>
      <form.SubmitButton>Enroll</form.SubmitButton>
    </form.Form>
  );
}

const meta = { component: Enroll, args: { onSubmit: fn() } } satisfies Meta<typeof Enroll>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ShowsAllErrorsAtOnce: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('City'), 'Columbus');
    await userEvent.type(canvas.getByLabelText(/ZIP|Postal/), '43004');
    await userEvent.click(canvas.getByRole('button', { name: 'Enroll' }));
    const summary = await canvas.findByRole('region', { name: /problems/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([]);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
