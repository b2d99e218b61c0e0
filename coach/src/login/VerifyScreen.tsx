import { Banner, Link, useNavigate } from '@institute/design-system';
import { AccountPage, accountMessages, SignInForm, useSignIn } from '@institute/design-system/account';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths, places } from '../places.ts';
import { preferences } from '../preferences.ts';
import { session, wantedPath } from '../session.ts';
import { SignInProblem } from './SignInProblem.tsx';

/** After a session ended, the password is enough to return to the previous page. */
export default function VerifyScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const signIn = useSignIn(session, preferences);
  const email = session.lastEmail.read();
  const pageAfterSignIn = wantedPath();
  const otherPath = paths.login({ to: pageAfterSignIn });
  useEffect(() => {
    if (!email) navigate(otherPath, { replace: true });
  }, [email, otherPath, navigate]);
  if (!email) return null;
  return (
    <AccountPage
      title={<FormattedMessage {...places.verify.title} />}
      lead={<FormattedMessage defaultMessage="Enter your password to pick up where you left off." />}
    >
      <Banner>{intl.formatMessage(accountMessages.sessionExpired)}</Banner>
      <SignInForm
        email={email}
        isEmailFixed
        onSignIn={(body) => signIn(session.publicClient.POST('/auth/signin/coach', { body }))}
        describeError={(error) => <SignInProblem error={error} />}
        submitLabel={<FormattedMessage defaultMessage="Continue" />}
      />
      <Link href={otherPath} isStandalone>
        <FormattedMessage defaultMessage="Sign in with another account" />
      </Link>
    </AccountPage>
  );
}
