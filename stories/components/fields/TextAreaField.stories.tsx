import { TextAreaField } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inEachState, longText } from '../states.tsx';
import { Canvas, descriptionOf } from './Canvas.tsx';

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
    await expect(descriptionOf(box)).toBe('5 characters too many');
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
