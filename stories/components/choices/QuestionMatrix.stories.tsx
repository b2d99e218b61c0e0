import { Button, QuestionMatrix, Stack } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { answers, groupRule, parseForm } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { Canvas, descriptionOf } from '../fields/Canvas.tsx';
import { inEachState, longText } from '../states.tsx';

const questions = [
  { value: 'clear', label: 'The class was clear' },
  { value: 'pace', label: 'The pace was right', description: 'Of the live sessions' },
  { value: 'use', label: 'I can use what I learned in my own practice' },
];
const options = [
  { value: '1', label: 'Strongly disagree' },
  { value: '2', label: 'Disagree' },
  { value: '3', label: 'Neither' },
  { value: '4', label: 'Agree' },
  { value: '5', label: 'Strongly agree' },
];

const meta = {
  component: QuestionMatrix,
  args: { label: 'How was the class?', questions, options, isRequired: true, onChange: fn() },
} satisfies Meta<typeof QuestionMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Stack gap="l">
      <QuestionMatrix
        label="How was the class?"
        description="Your coach doesn’t see who answered"
        isRequired
        {...{ questions, options }}
      />
      <QuestionMatrix
        label="How was your coach?"
        isRequired
        defaultValue={{ clear: '4' }}
        errorMessages={{ pace: 'This field is required', use: 'This field is required' }}
        {...{ questions, options }}
      />
      <QuestionMatrix
        label="Last term"
        isReadOnly
        defaultValue={{ clear: '5', pace: '3', use: '4' }}
        {...{ questions, options }}
      />
      <QuestionMatrix label="Next term" isDisabled {...{ questions, options }} />
    </Stack>
  ),
};

export const EachStatementIsAGroup: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ clear: '2' });
    // Without a pointer: Tab goes from statement to statement.
    await userEvent.tab();
    const pace = canvas.getByRole('radiogroup', { name: 'The pace was right' });
    await waitFor(() => expect(within(pace).getByRole('radio', { name: 'Strongly disagree' })).toHaveFocus());
    await expect(descriptionOf(pace)).toBe('Of the live sessions');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ clear: '2', pace: '5' });
  },
};

export const UnansweredIsNotAnError: Story = {
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('radiogroup')) await expect(row).not.toBeInvalid();
  },
};

const schema = z.object({
  answers: z.record(z.string(), z.string()).check(
    groupRule((given) =>
      answers(given, {
        questions: questions.map(({ value }) => value),
        options: options.map(({ value }) => value),
        isRequired: true,
      }),
    ),
  ),
});

export const InAForm: Story = {
  name: 'In a form, each statement has its own error',
  render: function InAForm() {
    const form = useForm({
      draft: 'example',
      schema,
      defaultValues: { answers: { clear: '4' } as Record<string, string> },
      onSubmit: () => {},
    });
    return (
      <form.Form>
        <form.Field
          name="answers"
          as={QuestionMatrix}
          label="How was the class?"
          isRequired
          {...{ questions, options }}
        />
        <form.SubmitButton>Send</form.SubmitButton>
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    const summary = await canvas.findByRole('region', { name: 'There are 2 problems' });
    const row = (name: string) => canvas.getByRole('radiogroup', { name });
    await expect(row('The class was clear')).not.toBeInvalid();
    await userEvent.click(within(summary).getByRole('link', { name: /^The pace was right/ }));
    const pace = row('The pace was right');
    await waitFor(() => expect(within(pace).getByRole('radio', { name: 'Strongly disagree' })).toHaveFocus());
    await expect(descriptionOf(pace)).toBe('Of the live sessions | This field is required');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(pace).not.toBeInvalid());
    await expect(row('I can use what I learned in my own practice')).toBeInvalid();
  },
};

const sent = fn();

export const WorksInAPlainForm: Story = {
  name: 'In a plain form, a server reads it with the same rules',
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void parseForm(schema, new FormData(event.currentTarget)).then(sent);
      }}
    >
      <Canvas>
        <QuestionMatrix label="How was the class?" name="answers" {...{ questions, options }} />
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
    const missing = (question: string) => ({ pointer: `/answers/${question}`, rule: 'required', values: {} });
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({
        isValid: false,
        lastResult: { values: { answers: {} }, errors: ['clear', 'pace', 'use'].map(missing) },
      }),
    );
    for (const row of canvas.getAllByRole('radiogroup'))
      await userEvent.click(within(row).getByRole('radio', { name: 'Agree' }));
    await userEvent.click(send);
    const value = { answers: { clear: '4', pace: '4', use: '4' } };
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ isValid: true, value, values: value }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    for (const answer of canvas.getAllByRole('radio')) await expect(answer).not.toBeChecked();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ inlineSize: '288px' }}>
      <QuestionMatrix
        label="How was the class?"
        isRequired
        defaultValue={{ clear: '4' }}
        errorMessages={{ pace: 'This field is required' }}
        {...{ questions, options }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    // Every answer has its words beside it.
    for (const answer of canvas.getAllByText('Neither')) {
      if (answer.closest('[aria-hidden]')) await expect(answer).not.toBeVisible();
      else await expect(answer.getBoundingClientRect().width).toBeGreaterThan(20);
    }
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar', direction: 'rtl' },
  args: {
    label: 'كيف كان الدرس؟',
    questions: [
      { value: 'clear', label: 'كان الدرس واضحًا' },
      { value: 'pace', label: 'كانت الوتيرة مناسبة' },
    ],
    options: [
      { value: '1', label: 'لا أوافق' },
      { value: '2', label: 'محايد' },
      { value: '3', label: 'أوافق' },
    ],
    defaultValue: { clear: '3' },
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = {
  args: { label: longText, questions: [{ value: 'long', label: longText, description: longText }] },
};
