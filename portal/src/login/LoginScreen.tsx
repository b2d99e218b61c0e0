import { Banner, Link, Text } from '@institute/design-system';
import { AccountPage, accountMessages, SignInForm, useSignIn } from '@institute/design-system/account';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../paths.ts';
import { preferences } from '../preferences.ts';
import { session } from '../session.ts';

export default function LoginScreen() {
  const intl = useIntl();
  const signIn = useSignIn(session, preferences);
  return (
    <AccountPage
      title={<FormattedMessage defaultMessage="Sign in" description="Heading of the sign-in page" />}
      lead={
        <FormattedMessage
          defaultMessage="Use the e-mail you enrolled with."
          description="Sentence under the heading of the sign-in page"
        />
      }
    >
      {session.endReason.read() === 'sessionExpired' && (
        <Banner tone="info">{intl.formatMessage(accountMessages.sessionExpired)}</Banner>
      )}
      <SignInForm
        email={session.lastEmail.read() ?? ''}
        onSignIn={(body) => signIn(session.publicClient.POST('/auth/signin/student', { body }))}
      />
      <Link href={paths.forgotPassword()} isStandalone>
        <FormattedMessage defaultMessage="Forgot your password?" description="Link on the sign-in page" />
      </Link>
      <Text>
        <FormattedMessage
          defaultMessage="New here?"
          description="Before the link for someone without an account"
        />{' '}
        <Link href={paths.getStarted()}>
          <FormattedMessage
            defaultMessage="Get started here"
            description="Link for someone without an account"
          />
        </Link>
      </Text>
    </AccountPage>
  );
}
