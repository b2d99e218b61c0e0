import { useIsResetTokenValid } from '@institute/api-schema/account';
import { toast, useNavigateWhileHere } from '@institute/design-system';
import { accountMessages, NewPasswordForm } from '@institute/design-system/account';
import { useIntl } from 'react-intl';
import { publicClient } from '../client.ts';
import { paths } from '../places.ts';
import { session, wantedPath } from '../session.ts';
import { RequestReset } from './RequestReset.tsx';

export default function ResetPasswordScreen() {
  const intl = useIntl();
  const navigate = useNavigateWhileHere();
  const token = new URLSearchParams(window.location.search).get('token') ?? '';
  if (!useIsResetTokenValid(publicClient, token)) return <RequestReset isLinkExpired />;
  return (
    <NewPasswordForm
      userName={session.lastEmail.read() ?? undefined}
      onSave={async (password) => {
        await publicClient.POST('/auth/reset_password', { body: { token, password } });
        toast.success(intl.formatMessage(accountMessages.passwordChanged));
        navigate(paths.login({ action: wantedPath() }));
        // The server has ended every session of the account, including this browser's.
        session.end('signedOut');
      }}
    />
  );
}
