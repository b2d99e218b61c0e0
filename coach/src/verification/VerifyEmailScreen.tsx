import { confirmEmail } from '@institute/api-schema/account';
import { ConfirmEmail } from '@institute/design-system/account';
import { paths, type ScreenProps } from '../places.ts';
import { session, useSignedInSession } from '../session.ts';

export default function VerifyEmailScreen({
  params: { verificationCode },
}: ScreenProps<'verifyEmailAddress'>) {
  const { email } = useSignedInSession();
  return (
    <ConfirmEmail
      email={email}
      onConfirm={() => confirmEmail(session, verificationCode)}
      onSignOut={session.signOut}
      continueHref={paths.today()}
      resendHref={paths.pendingEmailAddressVerification()}
    />
  );
}
