import { type NumberValue, PercentField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { number, numberBetween, rules } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { inEachState, longText } from '../states.tsx';
import { Canvas } from './Canvas.tsx';

const meta = {
  component: PercentField,
  args: { label: 'Discount', isRequired: true, onChange: fn() },
} satisfies Meta<typeof PercentField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <PercentField label="Discount" isRequired />
      <PercentField label="Share of the employer" defaultValue={25} description="Of the whole price" />
      <PercentField label="Tax" isRequired defaultValue={120} errorMessage="Enter a number from 0 to 100" />
      <PercentField label="Attendance" isReadOnly defaultValue={87.5} />
      <PercentField label="Fee" isDisabled defaultValue={2.75} />
    </Canvas>
  ),
};

export const TwentyFiveIsTwentyFivePercent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Discount (percent)' });
    await userEvent.type(input, '25');
    await expect(args.onChange).toHaveBeenLastCalledWith(25, { text: '25', problem: null });
    await userEvent.tab();
    await expect(input).toHaveValue('25.00');
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('7,5 %');
    await expect(args.onChange).toHaveBeenLastCalledWith(7.5, expect.anything());
    await userEvent.tab();
    await expect(input).toHaveValue('7.50');
  },
};

const schema = z.object({
  discount: z.custom<NumberValue>().check(rules(number(), numberBetween(0, 100))),
});

export const InAForm: Story = {
  name: 'In a form, it has limits and is never clamped [V-15]',
  render: function InAForm() {
    const form = useForm({
      draft: 'example',
      schema,
      defaultValues: { discount: null as NumberValue },
      onSubmit: () => {},
    });
    return (
      <form.Form>
        <form.Field name="discount" as={PercentField} label="Discount" />
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox', { name: 'Discount (percent) (optional)' });
    await userEvent.type(input, '101');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Enter a number from 0 to 100')).toBeVisible());
    await expect(input).toHaveValue('101.00');
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { label: 'Descuento' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Descuento (por ciento)' })).toBeVisible();
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
