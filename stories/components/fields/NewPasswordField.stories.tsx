import { NewPasswordField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { required, rules } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { object, string } from 'zod/mini';
import { inEachState, longText } from '../states.tsx';
import { Canvas, descriptionOf } from './Canvas.tsx';

const meta = {
  component: NewPasswordField,
  args: { onChange: fn() },
} satisfies Meta<typeof NewPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <NewPasswordField defaultValue="well1" />
      <NewPasswordField
        isRepeated
        errorMessage="This doesn’t match. Enter the same again"
        defaultValue="well"
      />
    </Canvas>
  ),
};

export const SaysWhatItIsFor: Story = {
  name: 'Tells people and password managers that it is a new one [V-03] [V-04]',
  render: () => (
    <Canvas>
      <NewPasswordField />
      <NewPasswordField isRepeated />
    </Canvas>
  ),
  play: async ({ canvas, userEvent }) => {
    const chosen = canvas.getByLabelText('New password');
    const repeated = canvas.getByLabelText('Confirm new password');
    for (const box of [chosen, repeated]) await expect(box).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
    await userEvent.type(chosen, 'wellness');
    await expect(descriptionOf(repeated)).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Show confirm new password' }));
    await waitFor(() => expect(descriptionOf(chosen)).toContain('at least 8 characters met'));
    await expect(chosen).toHaveAttribute('type', 'password');
    await expect(repeated).toHaveAttribute('type', 'text');
  },
};

export const IsCalledOtherwise: Story = {
  args: { label: 'Password for your account' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Password for your account');
    await expect(box).toHaveAttribute('autocomplete', 'new-password');
  },
};

const schema = object({
  newPassword: string().check(rules(required())),
  confirmation: string().check(rules(required())),
});

function ChoosePassword() {
  const form = useForm({
    draft: { none: 'A password is never kept' },
    schema,
    defaultValues: { newPassword: '', confirmation: '' },
    onSubmit: fn(),
  });
  return (
    <form.Form>
      <form.Field name="newPassword" as={NewPasswordField} />
      <form.Field name="confirmation" as={NewPasswordField} isRepeated />
      <form.SubmitButton>Change password</form.SubmitButton>
    </form.Form>
  );
}

export const IsNamedInTheListOfErrors: Story = {
  render: () => <ChoosePassword />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    const links = await canvas.findAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'New password: This field is required',
      'Confirm new password: This field is required',
    ]);
  },
};

export const IsSavedUnderAUserName: Story = {
  args: { userName: 'maya@example.com' },
  play: async ({ canvasElement }) => {
    const userName = canvasElement.querySelector('input[autocomplete=username]');
    await expect(userName).toHaveValue('maya@example.com');
    await expect(userName).not.toBeVisible();
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
