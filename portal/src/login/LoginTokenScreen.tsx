import { Link } from '@institute/design-system';
import { LinkSignIn, useSignIn } from '@institute/design-system/account';
import { FormattedMessage } from 'react-intl';
import { Redirect } from 'wouter';
import { publicClient } from '../client.ts';
import { paths } from '../places.ts';
import { preferences } from '../preferences.ts';
import { session } from '../session.ts';
import '../account-messages.ts';

/** A link from an e-mail, or from the institute's single sign-on. */
export default function LoginTokenScreen() {
  const signIn = useSignIn(session, preferences);
  const query = new URLSearchParams(window.location.search);
  const token = query.get('token');
  const isSso = query.get('from') === 'sso';
  // A link that was copied in part.
  if (!token) return <Redirect to={paths.login()} replace />;
  return (
    <LinkSignIn
      onSignIn={() =>
        signIn(
          isSso
            ? publicClient.POST('/auth/signin/sso', { body: { token } })
            : publicClient.POST('/auth/signin/token', { body: { token, application: 'STUDENT' } }),
        )
      }
    >
      <Link href={paths.login()} isStandalone>
        <FormattedMessage defaultMessage="Sign in with your password" />
      </Link>
    </LinkSignIn>
  );
}
