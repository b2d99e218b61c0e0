import { NumberField, type NumberValue } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { number, numberMax, numberMin, rules } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { inEachState, longText } from '../states.tsx';
import { Canvas } from './Canvas.tsx';

const meta = {
  component: NumberField,
  args: { label: 'Seats', isRequired: true, onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <NumberField label="Seats" isRequired />
      <NumberField label="Practice" unit="hours" defaultValue={1250} description="In the whole program" />
      <NumberField label="Weight" unit="kg" fractionDigits={1} defaultValue={62.5} />
      <NumberField label="Year" isGrouped={false} defaultValue={2026} />
      <NumberField label="Guests" isRequired defaultValue="two" errorMessage="Enter a number" />
      <NumberField label="Lessons" isReadOnly defaultValue={48} />
      <NumberField label="Waiting" isDisabled defaultValue={0} />
    </Canvas>
  ),
};

export const WritesThousandsWhenLeft: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '12000');
    await expect(input).toHaveValue('12000');
    await userEvent.tab();
    await expect(input).toHaveValue('12,000');
    await expect(args.onChange).toHaveBeenLastCalledWith(12000, { text: '12000', problem: null });
  },
};

export const SaysItsUnit: Story = {
  args: { label: 'Practice', unit: 'hours' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Practice (hours)' });
    await userEvent.click(input);
    await userEvent.paste('40 hours');
    await expect(args.onChange).toHaveBeenLastCalledWith(40, expect.anything());
    await userEvent.tab();
    await expect(input).toHaveValue('40');
  },
};

export const NeverRounds: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '2.5');
    await expect(args.onChange).toHaveBeenLastCalledWith('2.5', { text: '2.5', problem: 'decimals' });
    await userEvent.tab();
    await expect(input).toHaveValue('2.5');
    await expect(canvas.getByText('Please use whole numbers only')).toBeVisible();
  },
};

const schema = z.object({
  seats: z.custom<NumberValue>().check(rules(number(), numberMax(20))),
  hours: z.custom<NumberValue>().check(rules(number(), numberMin(5))),
});

export const InAForm: Story = {
  name: 'In a form, it has limits and is never clamped [V-13] [V-14]',
  render: function InAForm() {
    const form = useForm({
      draft: 'example',
      schema,
      defaultValues: { seats: null as NumberValue, hours: null as NumberValue },
      onSubmit: () => {},
    });
    return (
      <form.Form>
        <form.Field name="seats" as={NumberField} label="Seats" isRequired />
        <form.Field name="hours" as={NumberField} label="Hours" isRequired />
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const seats = await canvas.findByRole('textbox', { name: 'Seats' });
    await userEvent.type(seats, '21');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Enter 20 or less')).toBeVisible());
    await expect(seats).toHaveValue('21');
    await userEvent.keyboard('5');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Enter more than 5')).toBeVisible());
    await userEvent.clear(seats);
    await userEvent.type(seats, 'many');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Enter a number')).toBeVisible());
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
