import { TextAreaField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { lengthMax, rules } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { inEachState, longText } from '../states.tsx';
import { Canvas, expectDescriptionWhenLeft } from './Canvas.tsx';

const meta = {
  component: TextAreaField,
  args: { label: 'Introduction', onChange: fn() },
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <TextAreaField label="Introduction" description="What your clients read first" />
      <TextAreaField
        label="About you"
        maxCharacters={60}
        defaultValue="I help people sleep, eat and move better, calmly."
      />
      <TextAreaField label="Goal" isRequired errorMessage="This field is required" />
      <TextAreaField label="Notes" isReadOnly defaultValue={'First line\nSecond line'} />
      <TextAreaField label="Remarks" isDisabled defaultValue="Closed" />
    </Canvas>
  ),
};

export const KeepsWhatIsTooLongAndSaysSo: Story = {
  args: { maxCharacters: 20 },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('one line\nand another line');
    await expect(box).toHaveValue('one line\nand another line');
    await expect(args.onChange).toHaveBeenLastCalledWith('one line\nand another line');
    await expect(box).toBeInvalid();
    await expectDescriptionWhenLeft(box, '5 characters too many');
  },
};

const growsAndShrinks: Story['play'] = async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('textbox');
  const height = box.offsetHeight;
  await userEvent.click(box);
  await userEvent.paste('line\n'.repeat(20));
  await waitFor(() => expect(box.offsetHeight).toBeGreaterThan(2 * height));
  await expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight);
  await userEvent.clear(box);
  await waitFor(() => expect(box.offsetHeight).toBe(height));
};

export const GrowsWithItsText: Story = { play: growsAndShrinks };

const withoutFieldSizing: Pick<Story, 'beforeEach' | 'decorators'> = {
  beforeEach: () => {
    const { supports } = CSS;
    CSS.supports = (...condition: string[]) =>
      condition[0] !== 'field-sizing' && Reflect.apply(supports, CSS, condition);
    return () => {
      CSS.supports = supports;
    };
  },
  decorators: [
    (Story) => (
      <>
        <style>{'textarea { field-sizing: fixed !important }'}</style>
        <Story />
      </>
    ),
  ],
};

export const GrowsInBrowsersWithoutFieldSizing: Story = { ...withoutFieldSizing, play: growsAndShrinks };

export const GrowsWithoutMovingThePage: Story = {
  ...withoutFieldSizing,
  args: { defaultValue: 'line\n'.repeat(60) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLTextAreaElement>('textbox');
    box.focus({ preventScroll: true });
    scrollTo(0, document.documentElement.scrollHeight);
    const { scrollY } = window;
    await expect(scrollY).toBeGreaterThan(0);
    for (const keys of ['a', '{Backspace}']) {
      await userEvent.keyboard(keys);
      await expect(window.scrollY).toBe(scrollY);
    }
    scrollTo(0, 0);
  },
};

function Cancellation() {
  const form = useForm({
    draft: 'example',
    schema: z.object({ reason: z.string().check(rules(lengthMax(30))) }),
    defaultValues: { reason: '' },
    onSubmit: () => {},
  });
  return (
    <form.Form>
      <form.Field name="reason" as={TextAreaField} label="Reason" />
      <form.SubmitButton>Send</form.SubmitButton>
    </form.Form>
  );
}

export const InAForm: Story = {
  name: 'Counts down to the maximum length in the schema of its form',
  render: () => <Cancellation />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'Something important came up');
    await expect(canvas.getByText('3 characters left')).toBeVisible();
    await userEvent.type(box, ' today');
    await expect(box).toBeInvalid();
    await expectDescriptionWhenLeft(box, '3 characters too many');
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
