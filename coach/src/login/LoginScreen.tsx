import { Inline, Link } from '@institute/design-system';
import { AccountPage, SignInForm, useSignIn } from '@institute/design-system/account';
import { FormattedMessage } from 'react-intl';
import { paths, places } from '../places.ts';
import { preferences } from '../preferences.ts';
import { session, wantedPath } from '../session.ts';
import { SignInProblem } from './SignInProblem.tsx';

export default function LoginScreen() {
  const signIn = useSignIn(session, preferences);
  const to = wantedPath();
  return (
    <AccountPage
      title={<FormattedMessage {...places.login.title} />}
      lead={
        <FormattedMessage
          defaultMessage="New here? <link>Create your account</link>."
          values={{ link: (words) => <Link href={paths.signUp({ to })}>{words}</Link> }}
        />
      }
    >
      <SignInForm
        email={session.lastEmail.read() ?? ''}
        onSignIn={(body) => signIn(session.publicClient.POST('/auth/signin/coach', { body }))}
        describeError={(error) => <SignInProblem error={error} />}
      />
      <Inline justify="between" gap="m">
        <Link href={paths.resetAccountPassword({ to })} isStandalone>
          <FormattedMessage defaultMessage="Forgot your password?" />
        </Link>
        <Link href={paths.loginToken({ to })} isStandalone>
          <FormattedMessage defaultMessage="E-mail me a sign-in link" />
        </Link>
      </Inline>
    </AccountPage>
  );
}
