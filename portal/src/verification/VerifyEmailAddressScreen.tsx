import { confirmEmail } from '@institute/api-schema/account';
import { ConfirmEmail } from '@institute/design-system/account';
import { paths } from '../places.ts';
import { session, useSignedInSession } from '../session.ts';
import '../account-messages.ts';

export default function VerifyEmailAddressScreen({ params }: { params: Record<string, string> }) {
  const { email } = useSignedInSession();
  return (
    <ConfirmEmail
      email={email}
      onConfirm={() => confirmEmail(session, params.verificationCode ?? '')}
      onSignOut={session.signOut}
      continueHref={paths.home()}
      resendHref={paths.pendingEmailAddressVerification()}
    />
  );
}
