import { CheckboxField } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Canvas, descriptionOf } from '../fields/Canvas.tsx';
import { inEachState, longText } from '../states.tsx';

const meta = {
  component: CheckboxField,
  args: { label: 'I agree to the terms of service', onChange: fn() },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <CheckboxField label="I serve, or served, in the military" />
      <CheckboxField label="Show my phone number" description="On your public profile" defaultValue />
      <CheckboxField
        label="I agree to the terms of service"
        isRequired
        errorMessage="This field is required"
      />
      <CheckboxField label="Pay automatically" isReadOnly defaultValue />
      <CheckboxField label="Remember me" isDisabled />
      <CheckboxField label="Receive texts" isDisabled defaultValue />
    </Canvas>
  ),
};

export const TicksByItsWords: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('I agree to the terms of service'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const IsWiredToItsError: Story = {
  args: { isRequired: true, errorMessage: 'This field is required', description: 'Version of May 2026' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(descriptionOf(box)).toBe('Version of May 2026 | This field is required');
  },
};

export const ReadOnlyStaysAsItIs: Story = {
  args: { isReadOnly: true, defaultValue: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
