import { Button, ScaleField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { numberBetween, parseForm, required, rules } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { Canvas, descriptionOf } from '../fields/Canvas.tsx';
import { inEachState, longText } from '../states.tsx';

const words = { minLabel: 'No pain', maxLabel: 'Worst pain' };

const meta = {
  component: ScaleField,
  args: { label: 'How strong is the pain now?', ...words, isRequired: true, onChange: fn() },
} satisfies Meta<typeof ScaleField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <ScaleField label="How strong is the pain now?" description="Today" {...words} isRequired />
      <ScaleField label="How strong was it at its worst?" {...words} defaultValue={7} />
      <ScaleField
        label="How satisfied are you?"
        min={1}
        max={5}
        minLabel="Not at all"
        maxLabel="Very much"
        isRequired
        errorMessage="This field is required"
      />
      <ScaleField label="Before the course" {...words} isReadOnly defaultValue={8} />
      <ScaleField label="After the course" {...words} isDisabled />
    </Canvas>
  ),
};

export const ArrowsChoose: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const first = canvas.getByRole('radio', { name: '0 No pain' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await expect(canvas.getByRole('radio', { name: '10 Worst pain' })).toBeChecked();
  },
};

export const UnansweredIsNotAnError: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How strong is the pain now?' });
    await expect(group).not.toBeInvalid();
    const numbers = canvas.getAllByRole('radio');
    await expect(numbers).toHaveLength(11);
    for (const number of numbers) {
      await expect(number).toHaveAttribute('aria-invalid', 'false');
      await expect(number).not.toBeChecked();
    }
  },
};

export const GroupIsWiredToItsError: Story = {
  args: { errorMessage: 'This field is required', description: 'On average' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(descriptionOf(group)).toBe('On average | This field is required');
  },
};

const inRows = (numbers: HTMLElement[]) =>
  new Set(numbers.map((number) => Math.round(number.getBoundingClientRect().top))).size;

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ inlineSize: '288px' }}>
      <Canvas>
        <ScaleField label="How strong is the pain now?" {...words} isRequired defaultValue={3} />
        <ScaleField
          label="How satisfied are you?"
          min={1}
          max={5}
          minLabel="Not at all"
          maxLabel="Very much"
        />
        <ScaleField label="How well did you sleep?" min={1} minLabel="Badly" maxLabel="Very well" />
      </Canvas>
    </div>
  ),
  play: async ({ canvas }) => {
    const [pain, satisfaction] = canvas.getAllByRole('radiogroup');
    const numbersOf = (group: HTMLElement) => [...group.querySelectorAll<HTMLElement>('input')];
    await expect(inRows(numbersOf(pain!))).toBe(2);
    await expect(inRows(numbersOf(satisfaction!))).toBe(1);
    for (const number of numbersOf(pain!)) {
      const { width, height } = number.getBoundingClientRect();
      await expect(width).toBeGreaterThanOrEqual(40);
      await expect(height).toBeGreaterThanOrEqual(42);
    }
  },
};

export const InOneRow: Story = {
  args: { defaultValue: 4 },
  play: async ({ canvas }) => {
    await expect(inRows(canvas.getAllByRole('radio'))).toBe(1);
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar', direction: 'rtl' },
  args: { label: 'ما شدة الألم الآن؟', minLabel: 'لا ألم', maxLabel: 'أسوأ ألم', defaultValue: 3 },
};

const sent = fn();

const answers = z.object({ pain: z.nullable(z.number()).check(rules(required(), numberBetween(0, 10))) });

export const WorksInAPlainForm: Story = {
  name: 'In a plain form, a server reads it with the same rules',
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void parseForm(answers, new FormData(event.currentTarget)).then(sent);
      }}
    >
      <Canvas>
        <ScaleField label="How strong is the pain now?" name="pain" {...words} />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({
        isValid: false,
        lastResult: {
          values: { pain: null },
          errors: [{ pointer: '/pain', rule: 'required', values: {} }],
        },
      }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: '0 No pain' }));
    await userEvent.click(send);
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ isValid: true, value: { pain: 0 }, values: { pain: 0 } }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    for (const number of canvas.getAllByRole('radio')) await expect(number).not.toBeChecked();
  },
};

export const InAForm: Story = {
  name: 'In a form, 0 is an answer, and none is an error after a failed submit',
  render: function InAForm() {
    const form = useForm({
      draft: 'example',
      schema: answers,
      defaultValues: { pain: null as number | null },
      onSubmit: ({ value }) => void sent(value),
    });
    return (
      <form.Form>
        <form.Field name="pain" as={ScaleField} label="How strong is the pain now?" {...words} isRequired />
        <form.SubmitButton>Send</form.SubmitButton>
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await userEvent.click(await canvas.findByRole('link', { name: /This field is required/ }));
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await waitFor(() => expect(canvas.getByRole('radio', { name: '0 No pain' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('radiogroup')).not.toBeInvalid());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ pain: 0 }));
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText, minLabel: longText, maxLabel: longText } };
