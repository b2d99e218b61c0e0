import { FormattedField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { required, rules } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { inEachState, longText } from '../states.tsx';
import { autofill, Canvas, descriptionOf } from './Canvas.tsx';
import { iban, isIban } from './iban.ts';

const meta = {
  component: FormattedField,
  args: { label: 'IBAN', format: iban, isRequired: true, onChange: fn() },
} satisfies Meta<typeof FormattedField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <FormattedField label="IBAN" format={iban} isRequired />
      <FormattedField
        label="Your account"
        description="Refunds go there"
        format={iban}
        defaultValue="GB82WEST12345698765432"
      />
      <FormattedField
        label="Account of the company"
        format={iban}
        isRequired
        defaultValue="GB83WEST12345698765432"
        errorMessage="Check the IBAN: a digit is wrong or missing"
      />
      <FormattedField
        label="Paid from"
        format={iban}
        isReadOnly
        defaultValue="DE89370400440532013000"
        width="medium"
      />
      <FormattedField label="Second account" format={iban} isDisabled />
    </Canvas>
  ),
};

export const FormatsWhenLeft: Story = {
  name: 'Keeps what is typed, and formats it when it is left',
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(descriptionOf(input)).toBe('For example, DE89 3704 0044 0532 0130 00');
    await userEvent.type(input, 'gb82west12345698765432');
    await expect(input).toHaveValue('gb82west12345698765432');
    await expect(args.onChange).toHaveBeenLastCalledWith('GB82WEST12345698765432');
    await userEvent.tab();
    await expect(input).toHaveValue('GB82 WEST 1234 5698 7654 32');
    await userEvent.clear(input);
    await userEvent.type(input, 'my account!');
    await userEvent.tab();
    await expect(input).toHaveValue('my account!');
    await expect(args.onChange).toHaveBeenLastCalledWith('my account!');
  },
};

export const FormatsWhatIsPasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('DE89-3704-0044-0532-0130-00');
    await expect(input).toHaveValue('DE89 3704 0044 0532 0130 00');
    await userEvent.clear(input);
    autofill(input, 'GB82WEST12345698765432');
    await expect(input).toHaveValue('GB82 WEST 1234 5698 7654 32');
    await expect(args.onChange).toHaveBeenLastCalledWith('GB82WEST12345698765432');
  },
};

const schema = z.object({
  iban: z.string().check(
    rules(required()),
    z.refine((value) => value === '' || isIban(value), 'Check the IBAN: a digit is wrong or missing'),
  ),
});

export const InAForm: Story = {
  name: 'In a form, the schema checks the check digits',
  render: function InAForm() {
    const form = useForm({ draft: 'example', schema, defaultValues: { iban: '' }, onSubmit: () => {} });
    return (
      <form.Form>
        <form.Field name="iban" as={FormattedField} label="IBAN" format={iban} isRequired />
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox');
    await userEvent.type(input, 'GB83 WEST 1234 5698 7654 32');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(/a digit is wrong or missing/)).toBeVisible());
    await userEvent.clear(input);
    await userEvent.type(input, 'GB82 WEST 1234 5698 7654 32');
    await waitFor(() => expect(input).not.toBeInvalid());
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
