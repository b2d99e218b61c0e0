import { type NumberValue, QuantityField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { number, numberBetween, required, rules } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { inEachState, longText } from '../states.tsx';
import { announced, Canvas } from './Canvas.tsx';

const meta = {
  component: QuantityField,
  args: {
    label: 'Weight',
    unit: 'kilogram',
    fractionDigits: 1,
    step: 0.5,
    min: 0,
    max: 300,
    isRequired: true,
    onChange: fn(),
  },
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <QuantityField label="Height" unit="centimeter" isRequired />
      <QuantityField label="Weight" unit="kilogram" fractionDigits={1} step={0.5} defaultValue={62.5} />
      <QuantityField label="Guests" description="With you" step={1} min={0} max={8} defaultValue={0} />
      <QuantityField
        label="Dose"
        unit="milliliter"
        step={5}
        isRequired
        errorMessage="This field is required"
      />
      <QuantityField label="Speed" unit="kilometer-per-hour" width="full" step={10} defaultValue={1200} />
      <QuantityField label="Temperature" unit="celsius" step={1} isReadOnly defaultValue={21} />
      <QuantityField label="Sleep" unit="hour" step={1} isDisabled defaultValue={8} />
    </Canvas>
  ),
};

export const SaysItsUnit: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Weight (kilograms)' });
    await userEvent.click(input);
    await userEvent.paste('62.5 kilograms');
    await expect(args.onChange).toHaveBeenLastCalledWith(62.5, expect.anything());
    await userEvent.tab();
    await expect(input).toHaveValue('62.5');
  },
};

export const StepsByKeys: Story = {
  args: { defaultValue: 62.3 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('62.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(62.5, { text: '62.5', problem: null });
    await waitFor(() => expect(announced()).toBe('62.5 kilograms'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveValue('61.5');
    // The buttons do the same, so Tab leaves the field.
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const StepsByButtons: Story = {
  args: { label: 'Guests', unit: undefined, fractionDigits: 0, step: 1, max: 2 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Guests' });
    const more = canvas.getByRole('button', { name: 'Increase guests' });
    const fewer = canvas.getByRole('button', { name: 'Decrease guests' });
    await userEvent.click(more);
    await expect(input).toHaveValue('1');
    await expect(input).not.toHaveFocus();
    await userEvent.click(input);
    await userEvent.click(more);
    await waitFor(() => expect(input).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith(2, expect.anything());
    await expect(more).toBeDisabled();
    await userEvent.click(fewer);
    await userEvent.click(fewer);
    await expect(input).toHaveValue('0');
    await expect(fewer).toBeDisabled();
  },
};

export const KeepsWhatIsTyped: Story = {
  name: 'Keeps every typed character, and has no steps from text that is no number',
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '400.25 lb');
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('400.25 lb');
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
    await userEvent.clear(input);
    await userEvent.type(input, '400');
    await expect(args.onChange).toHaveBeenLastCalledWith(400, expect.anything());
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('400');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('300');
  },
};

export const InGerman: Story = {
  globals: { locale: 'de' },
  args: { label: 'Gewicht', defaultValue: 1062.5 },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('textbox', { name: 'Gewicht (Kilogramm)' });
    await expect(input).toHaveValue('1.062,5');
    await expect(canvas.getByRole('button', { name: 'Gewicht erhöhen' })).toBeDisabled();
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  args: { label: 'الوزن', defaultValue: 62.5 },
};

const schema = z.object({
  weight: z.custom<NumberValue>().check(rules(required(), number(), numberBetween(30, 300))),
});

export const InAForm: Story = {
  name: 'In a form, it has limits and is never clamped',
  render: function InAForm() {
    const form = useForm({
      draft: 'example',
      schema,
      defaultValues: { weight: null as NumberValue },
      onSubmit: () => {},
    });
    return (
      <form.Form>
        <form.Field
          name="weight"
          as={QuantityField}
          label="Weight"
          unit="kilogram"
          step={1}
          min={30}
          max={300}
          isRequired
        />
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox', { name: 'Weight (kilograms)' });
    await userEvent.type(input, '12');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Enter a number from 30 to 300')).toBeVisible());
    await expect(input).toHaveValue('12');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase weight' }));
    await expect(input).toHaveValue('30');
    await waitFor(() => expect(canvas.queryByText('Enter a number from 30 to 300')).toBeNull());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ inlineSize: '288px' }}>
      <QuantityField label="Weight" unit="kilogram" fractionDigits={1} step={0.5} defaultValue={62.5} />
    </div>
  ),
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
