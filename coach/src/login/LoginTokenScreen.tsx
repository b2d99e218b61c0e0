import { ApiError } from '@institute/api-schema';
import { loginLinkMinutes } from '@institute/api-schema/policy';
import { Link } from '@institute/design-system';
import { AccountPage, EmailLinkForm, LinkSignIn, useSignIn } from '@institute/design-system/account';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { publicClient } from '../client.ts';
import { withDrafts } from '../drafts.tsx';
import { paths } from '../places.ts';
import { preferences } from '../preferences.ts';
import { session, wantedPath } from '../session.ts';
import { SignInProblem } from './SignInProblem.tsx';

/** With a token, signs in with a link from an e-mail or from single sign-on. Without one, offers to send a link. */
function LoginToken() {
  const signIn = useSignIn(session, preferences);
  const [isSpent, setIsSpent] = useState(false);
  const query = new URLSearchParams(window.location.search);
  const token = query.get('token');
  const isSso = query.get('from') === 'sso';
  if (!token || isSpent) return <RequestLink isAfterSpentLink={isSpent} />;
  return (
    <LinkSignIn
      onSignIn={async () => {
        try {
          await signIn(
            isSso
              ? publicClient.POST('/auth/signin/sso', { body: { token } })
              : publicClient.POST('/auth/signin/token', { body: { token, application: 'COACH' } }),
          );
        } catch (error) {
          const isOver = error instanceof ApiError && [400, 410, 422].includes(error.status);
          if (isOver && !isSso) setIsSpent(true);
          throw error;
        }
      }}
      describeError={(error) => <SignInProblem error={error} />}
    >
      <PasswordLink />
    </LinkSignIn>
  );
}

function RequestLink({ isAfterSpentLink }: { isAfterSpentLink: boolean }) {
  return (
    <AccountPage
      isNextStep={isAfterSpentLink}
      title={
        isAfterSpentLink ? (
          <FormattedMessage defaultMessage="This link no longer works" />
        ) : (
          <FormattedMessage defaultMessage="Sign in without a password" />
        )
      }
      lead={
        isAfterSpentLink ? (
          <FormattedMessage
            defaultMessage="A link works once, for {minutes, plural, one {# minute} other {# minutes}}. We can e-mail you a new one."
            values={{ minutes: loginLinkMinutes }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="We’ll e-mail you a link that signs you in once. It works for {minutes, plural, one {# minute} other {# minutes}}."
            values={{ minutes: loginLinkMinutes }}
          />
        )
      }
    >
      <EmailLinkForm
        email={session.lastEmail.read() ?? ''}
        onSend={(email) =>
          publicClient.POST('/auth/login_links', {
            body: { email, application: 'COACH', wantedPath: wantedPath() },
          })
        }
        sentMessage={(email) => (
          <FormattedMessage
            defaultMessage="If {email} belongs to a coach, we sent a link to it."
            values={{ email }}
          />
        )}
        submitLabel={<FormattedMessage defaultMessage="E-mail me a link" />}
      />
      <PasswordLink />
    </AccountPage>
  );
}

function PasswordLink() {
  return (
    <Link href={paths.login({ to: wantedPath() })} isStandalone>
      <FormattedMessage defaultMessage="Sign in with your password" />
    </Link>
  );
}

export default withDrafts(LoginToken);
