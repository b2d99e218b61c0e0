import { passwordLinkHours } from '@institute/api-schema/policy';
import { Link } from '@institute/design-system';
import { AccountPage, EmailLinkForm } from '@institute/design-system/account';
import { FormattedMessage } from 'react-intl';
import { publicClient } from '../client.ts';
import { KeepTyped } from '../drafts.tsx';
import { paths, places } from '../places.ts';
import { session, wantedPath } from '../session.ts';
import '../account-messages.ts';

export default function ForgotPasswordScreen() {
  return (
    <KeepTyped>
      <ForgotPassword />
    </KeepTyped>
  );
}

function ForgotPassword() {
  const pageAfterSignIn = wantedPath();
  return (
    <AccountPage
      title={<FormattedMessage {...places.forgotPassword.title} />}
      lead={
        <FormattedMessage defaultMessage="Enter your e-mail and we’ll send you a link to choose a new one." />
      }
    >
      <EmailLinkForm
        email={session.lastEmail.read() ?? ''}
        onSend={(email) =>
          publicClient.POST('/auth/forgot_password', {
            body: { email, application: 'STUDENT', wantedPath: pageAfterSignIn },
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
      <Link href={paths.login({ action: pageAfterSignIn })} isStandalone>
        <FormattedMessage defaultMessage="Back to sign in" />
      </Link>
    </AccountPage>
  );
}
