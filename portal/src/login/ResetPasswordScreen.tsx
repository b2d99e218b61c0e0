import { useIsResetTokenValid } from '@institute/api-schema/account';
import { passwordLinkHours } from '@institute/api-schema/policy';
import { LinkButton, toast, useNavigate } from '@institute/design-system';
import { AccountPage, accountMessages, NewPasswordForm } from '@institute/design-system/account';
import { FormattedMessage, useIntl } from 'react-intl';
import { publicClient } from '../client.ts';
import { paths } from '../places.ts';
import { session, wantedPath } from '../session.ts';
import '../account-messages.ts';

export default function ResetPasswordScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const token = new URLSearchParams(window.location.search).get('token') ?? '';
  if (!useIsResetTokenValid(publicClient, token)) return <LinkExpired />;
  return (
    <NewPasswordForm
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

function LinkExpired() {
  return (
    <AccountPage
      title={<FormattedMessage defaultMessage="This link has expired" />}
      lead={
        <FormattedMessage
          defaultMessage="A reset link works once, for {hours, plural, one {# hour} other {# hours}}. Your password hasn’t changed."
          values={{ hours: passwordLinkHours }}
        />
      }
    >
      <LinkButton href={paths.forgotPassword({ action: wantedPath() })}>
        <FormattedMessage defaultMessage="Send a new link" />
      </LinkButton>
    </AccountPage>
  );
}
