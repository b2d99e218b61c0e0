import { useResetLink } from '@institute/api-schema/account';
import { passwordLinkHours } from '@institute/api-schema/policy';
import { toast, useNavigateWhileHere } from '@institute/design-system';
import { accountMessages, ForgotPassword, NewPasswordForm } from '@institute/design-system/account';
import { QueryClientProvider } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { publicClient } from '../client.ts';
import { withDrafts } from '../drafts.tsx';
import { paths } from '../places.ts';
import { queryClient } from '../query-client.ts';
import { session, wantedPath } from '../session.ts';

/** Without a token, asks for the link's address; with the link's token, for the new password. */
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
  const navigate = useNavigateWhileHere();
  const { isValid, setPassword } = useResetLink(publicClient, token);
  if (!isValid) return <RequestReset isLinkExpired />;
  return (
    <NewPasswordForm
      onSave={async (password) => {
        await setPassword(password);
        toast.success(intl.formatMessage(accountMessages.passwordChanged));
        navigate(paths.login({ to: wantedPath() }));
        // The server has ended every session of the account, including this browser's.
        session.end('signedOut');
      }}
    />
  );
}

function RequestReset({ isLinkExpired = false }: { isLinkExpired?: boolean }) {
  const pageAfterSignIn = wantedPath();
  return (
    <ForgotPassword
      isLinkExpired={isLinkExpired}
      hours={passwordLinkHours}
      email={session.lastEmail.read() ?? ''}
      onSend={(email) =>
        publicClient.POST('/auth/forgot_password', {
          body: { email, application: 'COACH', wantedPath: pageAfterSignIn },
        })
      }
      signInHref={paths.login({ to: pageAfterSignIn })}
    />
  );
}

export default withDrafts(ResetPassword);
