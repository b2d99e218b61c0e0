import { passwordLinkHours } from '@institute/api-schema/policy';
import { ForgotPassword } from '@institute/design-system/account';
import { publicClient } from '../client.ts';
import { KeepTyped } from '../drafts.tsx';
import { paths } from '../places.ts';
import { session, wantedPath } from '../session.ts';
import '../account-messages.ts';

/** Asks for a link to choose a new password, also in place of one that has expired. */
export function RequestReset({ isLinkExpired = false }: { isLinkExpired?: boolean }) {
  const pageAfterSignIn = wantedPath();
  return (
    <KeepTyped>
      <ForgotPassword
        isLinkExpired={isLinkExpired}
        hours={passwordLinkHours}
        email={session.lastEmail.read() ?? ''}
        onSend={(email) =>
          publicClient.POST('/auth/forgot_password', {
            body: { email, application: 'STUDENT', wantedPath: pageAfterSignIn },
          })
        }
        signInHref={paths.login({ action: pageAfterSignIn })}
      />
    </KeepTyped>
  );
}
