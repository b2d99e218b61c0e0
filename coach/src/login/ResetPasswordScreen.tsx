import { ApiError } from '@institute/api-schema';
import { useIsResetTokenValid } from '@institute/api-schema/account';
import { passwordLinkHours } from '@institute/api-schema/policy';
import { Link, toast, useNavigate } from '@institute/design-system';
import {
  AccountPage,
  accountMessages,
  EmailLinkForm,
  NewPasswordForm,
} from '@institute/design-system/account';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { publicClient } from '../client.ts';
import { KeepTyped } from '../drafts.tsx';
import { paths } from '../places.ts';
import { queryClient } from '../query-client.ts';
import { session, wantedPath } from '../session.ts';

/** Without a token, asks for the link's address; with the link's token, for the new password. */
export default function ResetPasswordScreen() {
  return (
    <KeepTyped>
      <ResetPassword />
    </KeepTyped>
  );
}

function ResetPassword() {
  const token = new URLSearchParams(window.location.search).get('token');
  if (!token) return <RequestReset />;
  return (
    <QueryClientProvider client={queryClient}>
      <NewPassword token={token} />
    </QueryClientProvider>
  );
}

function NewPassword({ token }: { token: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isSpent, setIsSpent] = useState(false);
  const isUsable = useIsResetTokenValid(publicClient, token);
  if (!isUsable || isSpent) return <RequestReset isAfterSpentLink />;
  return (
    <NewPasswordForm
      onSave={async (password) => {
        try {
          await publicClient.POST('/auth/reset_password', { body: { token, password } });
        } catch (error) {
          if (error instanceof ApiError && error.status === 410) return setIsSpent(true);
          throw error;
        }
        toast.success(intl.formatMessage(accountMessages.passwordChanged));
        navigate(paths.login({ to: wantedPath() }));
        // The server has ended every session of the account, including this browser's.
        session.end('signedOut');
      }}
    />
  );
}

function RequestReset({ isAfterSpentLink = false }: { isAfterSpentLink?: boolean }) {
  const pageAfterSignIn = wantedPath();
  return (
    <AccountPage
      isNextStep={isAfterSpentLink}
      title={
        isAfterSpentLink ? (
          <FormattedMessage defaultMessage="This link has expired" />
        ) : (
          <FormattedMessage defaultMessage="Forgot your password?" />
        )
      }
      lead={
        isAfterSpentLink ? (
          <FormattedMessage
            defaultMessage="A reset link works once, for {hours, plural, one {# hour} other {# hours}}. Your password hasn’t changed. We can send you a new link."
            values={{ hours: passwordLinkHours }}
          />
        ) : (
          <FormattedMessage defaultMessage="Enter your e-mail and we’ll send you a link to choose a new one." />
        )
      }
    >
      <EmailLinkForm
        email={session.lastEmail.read() ?? ''}
        onSend={(email) =>
          publicClient.POST('/auth/forgot_password', {
            body: { email, application: 'COACH', wantedPath: pageAfterSignIn },
          })
        }
        sentMessage={(email) => (
          <FormattedMessage
            defaultMessage="We sent a link to {email}. It works for {hours, plural, one {# hour} other {# hours}}."
            values={{ hours: passwordLinkHours, email }}
          />
        )}
        submitLabel={<FormattedMessage defaultMessage="Send link" />}
      />
      <Link href={paths.login({ to: pageAfterSignIn })} isStandalone>
        <FormattedMessage defaultMessage="Back to sign in" />
      </Link>
    </AccountPage>
  );
}
