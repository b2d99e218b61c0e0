import { Card, DescriptionList, Link, SectionCard } from '@institute/design-system';
import {
  AccountPage,
  accountErrorMessages,
  ConfirmEmail,
  DataExportSection,
  ForgotPassword,
  LanguageField,
  LinkSignIn,
  NewPasswordForm,
  PasswordDialogButton,
  PasswordSection,
  PendingVerification,
  SignInForm,
  TimeZoneField,
  useLanguageItems,
} from '@institute/design-system/account';
import { EditableSection, SaveButtons, useForm } from '@institute/design-system/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
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

const link = { email: 'maya@example.com', onSend: done(), hours: 1, signInHref: '#sign-in' };
export const AskingForALink: Story = {
  render: () => <ForgotPassword {...link} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(canvas.getByText('Check your inbox')).toBeVisible());
    // It keeps the focus, so that the keyboard isn't thrown out of the form.
    const again = canvas.getByRole('button', { name: /Send again in \d+ seconds?$/ });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(again).toHaveFocus());
  },
};

export const FollowingAnExpiredLink: Story = {
  render: () => <ForgotPassword {...link} isLinkExpired />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This link has expired' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Send link' })).toBeVisible();
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
  render: () => (
    <Card padding="rows">
      <PasswordSection onSave={change} />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change/ }));
    await userEvent.type(await canvas.findByLabelText('Current password'), 'Wellness1');
    await userEvent.type(canvas.getByLabelText('New password'), 'Brighter2Day');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Brighter2Day');
    await userEvent.click(canvas.getByRole('button', { name: 'Update password' }));
    await expect(change).toHaveBeenCalledWith({
      currentPassword: 'Wellness1',
      newPassword: 'Brighter2Day',
    });
    await waitFor(() => expect(canvas.queryByLabelText('Current password')).toBeNull());
  },
};

const languages = [
  { value: 'EN', lang: 'en', label: 'English' },
  { value: 'ES', lang: 'es', label: 'Español' },
];

interface LanguageValues {
  language: string;
  timeZone: string;
}

function LanguageForm({
  saved,
  onSave,
}: {
  saved: LanguageValues;
  onSave: (values: LanguageValues) => void;
}) {
  const form = useForm({
    draft: { none: 'An example.' },
    defaultValues: saved,
    onSubmit: ({ value }) => onSave(value),
  });
  return (
    <form.Form>
      <form.Field name="language" as={LanguageField} languages={languages} />
      <form.Field name="timeZone" as={TimeZoneField} />
      <SaveButtons />
    </form.Form>
  );
}

function LanguageSection() {
  const [saved, setSaved] = useState<LanguageValues>({ language: 'EN', timeZone: '' });
  const items = useLanguageItems(languages, saved.language, saved.timeZone);
  return (
    <EditableSection
      title="Language and time"
      form={(onClose) => (
        <LanguageForm
          saved={saved}
          onSave={(values) => {
            setSaved(values);
            onClose();
          }}
        />
      )}
    >
      <DescriptionList items={items} />
    </EditableSection>
  );
}

export const ChoosingLanguageAndTimeZone: Story = {
  render: () => (
    <Card padding="rows">
      <LanguageSection />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Same as this device \(/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Change/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Español' }));
    await userEvent.selectOptions(canvas.getByLabelText(/^Time zone/), 'Asia/Tokyo');
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    await expect(await canvas.findByText('Tokyo time')).toBeVisible();
    await expect(canvas.getByText('Español')).toHaveAttribute('lang', 'es');
  },
};

const remove = refused('invalidCurrentPassword');
export const TakingDataAlongAndLeaving: Story = {
  render: () => (
    <Card padding="rows">
      <DataExportSection
        lead="Your profile, courses and payments in one file."
        fileName="student-data.json"
        load={async () => new Blob(['{}'])}
      />
      <SectionCard
        isInCard
        title="Delete your account"
        actions={
          <PasswordDialogButton
            label="Delete account"
            title="Delete your account?"
            message="You can’t undo this."
            keepLabel="Keep my account"
            onConfirm={remove}
          />
        }
      />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Download your data' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.type(within(dialog).getByLabelText('Your password', { selector: 'input' }), 'Wellness1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await expect(await within(dialog).findByText('That isn’t your current password.')).toBeVisible();
    await expect(remove).toHaveBeenCalledWith('Wellness1');
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
