import { announce, Banner, Link, Text } from '@institute/design-system';
import { AccountPage, accountMessages, SignInForm, useSignIn } from '@institute/design-system/account';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths, places } from '../places.ts';
import { preferences } from '../preferences.ts';
import { session, wantedPath } from '../session.ts';

// Needed before the first answer, not for the first paint.
void import('../account-messages.ts').catch(() => {});

export default function LoginScreen() {
  const signIn = useSignIn(session, preferences);
  return (
    <AccountPage
      title={<FormattedMessage {...places.login.title} />}
      lead={<FormattedMessage defaultMessage="Use the e-mail you enrolled with." />}
    >
      {session.endReason.read() === 'sessionExpired' && <SessionExpired />}
      <SignInForm
        email={session.lastEmail.read() ?? ''}
        onSignIn={(body) => signIn(session.publicClient.POST('/auth/signin/student', { body }))}
      />
      <Link href={paths.forgotPassword({ action: wantedPath() })} isStandalone>
        <FormattedMessage defaultMessage="Forgot your password?" />
      </Link>
      <Text>
        <FormattedMessage defaultMessage="New here?" />{' '}
        <Link href={paths.getStarted()}>
          <FormattedMessage defaultMessage="Get started here" />
        </Link>
      </Text>
    </AccountPage>
  );
}

/** Why someone is asked to sign in again, announced after the heading. */
function SessionExpired() {
  const text = useIntl().formatMessage(accountMessages.sessionExpired);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, not in each language
  useEffect(() => announce(text), []);
  return <Banner tone="info">{text}</Banner>;
}
