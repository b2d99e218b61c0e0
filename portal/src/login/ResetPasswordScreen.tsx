import { useResetLink } from '@institute/api-schema/account';
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
  const { isValid, setPassword } = useResetLink(publicClient, token);
  if (!isValid) return <RequestReset isLinkExpired />;
  return (
    <NewPasswordForm
      onSave={async (password) => {
        await setPassword(password);
        toast.success(intl.formatMessage(accountMessages.passwordChanged));
        navigate(paths.login({ action: wantedPath() }));
        // The server has ended every session of the account, including this browser's.
        session.end('signedOut');
      }}
    />
  );
}
