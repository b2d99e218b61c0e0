import { MonthField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { month, required, rules } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { autofill, Canvas, descriptionOf } from '../fields/Canvas.tsx';
import { inEachState, longText } from '../states.tsx';

const meta = {
  component: MonthField,
  args: { label: 'When did you start there?', isRequired: true, onChange: fn() },
} satisfies Meta<typeof MonthField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <MonthField label="When did you start there?" isRequired />
      <MonthField label="When did you leave?" description="If you have" defaultValue="2025-11" />
      <MonthField
        label="When did you graduate?"
        isRequired
        defaultValue="13/2026"
        errorMessage="Enter a valid date"
      />
      <MonthField label="Student since" isReadOnly defaultValue="2024-09" />
      <MonthField label="Next class" isDisabled />
    </Canvas>
  ),
};

export const TakesEverySpelling: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(descriptionOf(input)).toBe('For example, 04-2026');
    for (const text of ['04/2026', '4.2026', '042026', '2026-04', 'April 2026', 'apr 2026']) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      // Every character stays while it is typed.
      await expect(input).toHaveValue(text);
      await waitFor(async () => {
        await userEvent.tab();
        await userEvent.click(input);
        await expect(input).toHaveValue('04-2026');
      });
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-04');
    }
    await userEvent.clear(input);
    autofill(input, '2026-04');
    await expect(input).toHaveValue('04-2026');
  },
};

export const GuessesNoCentury: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '04/26');
    await userEvent.tab();
    await expect(input).toHaveValue('04/26');
    await expect(args.onChange).toHaveBeenLastCalledWith('04/26');
  },
};

const schema = z.object({ start: z.string().check(rules(required(), month())) });

export const InAForm: Story = {
  name: 'In a form, it says what is wrong',
  render: function InAForm() {
    const form = useForm({ draft: 'example', schema, defaultValues: { start: '' }, onSubmit: () => {} });
    return (
      <form.Form>
        <form.Field name="start" as={MonthField} label="When did you start there?" isRequired />
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox');
    await userEvent.type(input, '04/26');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Enter the year with all 4 digits')).toBeVisible());
    await userEvent.type(input, '{Backspace}{Backspace}2026');
    await waitFor(() => expect(input).not.toBeInvalid());
  },
};

export const InGerman: Story = {
  globals: { locale: 'de' },
  args: { label: 'Wann haben Sie dort angefangen?', defaultValue: '2026-04' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('04.2026'));
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
