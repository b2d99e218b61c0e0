import { Button, PasswordField, PasswordRules } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inEachState, longText } from '../states.tsx';
import { announced, autofill, Canvas, expectDescriptionWhenLeft } from './Canvas.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Password', onChange: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <PasswordField label="Password" />
      <PasswordField
        label="Current password"
        errorMessage="That isn’t your current password."
        defaultValue="Wellness"
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        ruleList={PasswordRules}
        defaultValue="well1"
      />
      <PasswordField label="Old password" isDisabled defaultValue="Wellness1" />
    </Canvas>
  ),
};

export const ShowsAndHides: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Password');
    await userEvent.type(box, 'Wellness1');
    await expect(box).toHaveAttribute('type', 'password');
    await expect(box).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(box).toHaveAttribute('type', 'text');
    await waitFor(() => expect(announced()).toBe('Your password is visible'));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(box).toHaveAttribute('type', 'password');
    await waitFor(() => expect(announced()).toBe('Your password is hidden'));
    await expect(box).toHaveValue('Wellness1');
  },
};

const sent = fn();

export const IsHiddenAgainWhenSent: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('password'));
      }}
    >
      <Canvas>
        <PasswordField label="Password" name="password" defaultValue="Wellness1" />
        <Button type="submit">Sign in</Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(sent).toHaveBeenLastCalledWith('Wellness1');
  },
};

export const TicksItsRules: Story = {
  name: 'Checks off its rules while they are met [V-03] [V-04]',
  args: { label: 'New password', autoComplete: 'new-password', ruleList: PasswordRules },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('New password');
    const met = () => canvas.getAllByRole('listitem').map((item) => item.hasAttribute('data-met'));
    await expect(met()).toEqual([false, false, false, false, false]);
    await userEvent.type(box, 'well');
    await expect(met()).toEqual([false, false, true, false, true]);
    await userEvent.type(box, 'ness A1');
    await expect(met()).toEqual([true, true, true, true, false]);
    await waitFor(() => expect(announced()).toBe('4 of 5 password rules met'));
    await expect(canvas.getByText('at least 8 characters')).toHaveTextContent('at least 8 characters met');
  },
};

export const TakesPasteAndAutofill: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByLabelText('Password');
    await userEvent.click(box);
    await userEvent.paste('correct horse');
    await expect(args.onChange).toHaveBeenLastCalledWith('correct horse');
    autofill(box, 'Generated-1');
    await expect(args.onChange).toHaveBeenLastCalledWith('Generated-1');
    await expect(box).not.toHaveAttribute('maxlength');
  },
};

export const CapsAt255: Story = {
  name: 'Reports more than 255 characters, and keeps them [V-23]',
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByLabelText('Password');
    await userEvent.click(box);
    await userEvent.paste('x'.repeat(255));
    await expect(box).not.toBeInvalid();
    await userEvent.paste('yy');
    await expect(box).toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith(`${'x'.repeat(255)}yy`);
    await expectDescriptionWhenLeft(box, '2 characters too many');
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
