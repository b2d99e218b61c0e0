import { Link } from '@institute/design-system';
import {
  AccountPage,
  accountErrorMessages,
  ChangePasswordForm,
  ConfirmEmail,
  EmailLinkForm,
  LinkSignIn,
  NewPasswordForm,
  PendingVerification,
  SignInForm,
} from '@institute/design-system/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withErrorMessages } from '../../with-error-messages.tsx';

const refused = (key: string) => fn(() => Promise.reject({ status: 401, key }));
const done = () => fn(() => Promise.resolve());

const meta = {
  component: AccountPage,
  args: { title: '' },
  decorators: withErrorMessages(accountErrorMessages),
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const signIn = refused('failedLogin');
export const SigningIn: Story = {
  render: () => (
    <AccountPage title="Sign in" lead="Use the e-mail you enrolled with.">
      <SignInForm email="" onSignIn={signIn} />
      <Link href="#forgot" isStandalone>
        Forgot your password?
      </Link>
    </AccountPage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'maya@example.com');
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'Wellness1{Enter}');
    await expect(await canvas.findByText('Invalid username or password.')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('maya@example.com');
    await expect(canvas.getByLabelText('Password', { selector: 'input' })).toHaveValue('');
    await expect(signIn).toHaveBeenCalledWith({ username: 'maya@example.com', password: 'Wellness1' });
  },
};

export const AskingForALink: Story = {
  render: () => (
    <AccountPage
      title="Forgot your password?"
      lead="Enter your e-mail and we’ll send you a link to choose a new one."
    >
      <EmailLinkForm
        email="maya@example.com"
        onSend={done()}
        sentMessage={(email) => `We sent a link to ${email}. It works for 1 hour.`}
        submitLabel="Send link"
      />
    </AccountPage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(canvas.getByText('Check your inbox')).toBeVisible());
    // It keeps the focus, so that the keyboard isn't thrown out of the form.
    const again = canvas.getByRole('button', { name: /Send again in \d+ seconds?$/ });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(again).toHaveFocus());
  },
};

export const ChoosingANewPassword: Story = {
  render: () => <NewPasswordForm onSave={done()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Wellness1');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Wellness2');
    await userEvent.click(canvas.getByRole('button', { name: 'Update password' }));
    await expect((await canvas.findAllByText('This doesn’t match. Enter the same again'))[0]).toBeVisible();
  },
};

const change = done();
export const ChangingThePassword: Story = {
  render: () => <ChangePasswordForm onSave={change} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'Wellness1');
    await userEvent.type(canvas.getByLabelText('New password'), 'Brighter2Day');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Brighter2Day');
    await userEvent.click(canvas.getByRole('button', { name: 'Update password' }));
    await expect(change).toHaveBeenCalledWith({
      currentPassword: 'Wellness1',
      newPassword: 'Brighter2Day',
    });
    await expect(canvas.getByLabelText('Current password')).toHaveValue('');
  },
};

export const SigningInByLink: Story = {
  render: () => <LinkSignIn onSignIn={refused('invalidSsoToken')} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Your access has expired. Please sign in again.')).toBeVisible();
  },
};

const check = fn();
export const TheLastOutcomeIsShown: Story = {
  beforeEach: () => {
    check.mockRejectedValueOnce({ status: 503, key: 'serviceUnavailable' }).mockResolvedValue(false);
  },
  render: () => <PendingVerification email="maya@example.com" onCheck={check} onSend={done()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I’ve confirmed it' }));
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Resend e-mail' }));
    await waitFor(() => expect(canvas.getByText(/We sent an e-mail to maya@example.com/)).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const send = done();
export const WaitingForConfirmation: Story = {
  render: () => (
    <PendingVerification email="maya@example.com" onCheck={() => Promise.resolve(false)} onSend={send} />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('m•••@example.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I’ve confirmed it' }));
    await waitFor(() => expect(canvas.getByText(/Your e-mail isn’t confirmed yet/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Resend e-mail' }));
    await waitFor(() => expect(canvas.getByText(/We sent an e-mail to maya@example.com/)).toBeVisible());
    await expect(send).toHaveBeenCalledOnce();
  },
};

export const ConfirmingAnEmail: Story = {
  render: () => (
    <ConfirmEmail
      email="maya@example.com"
      onConfirm={() => Promise.resolve('maya@example.com')}
      onSignOut={fn()}
      continueHref="#home"
      resendHref="#resend"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm my e-mail' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Your e-mail is confirmed' })).toHaveFocus(),
    );
  },
};
