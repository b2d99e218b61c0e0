import { useEmailVerification } from '@institute/api-schema/account';
import { Button, useNavigate } from '@institute/design-system';
import { PendingVerification } from '@institute/design-system/account';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import '../signed-in-messages.ts';
import { paths } from '../places.ts';
import { pathAfterVerification, session, useSignedInSession } from '../session.ts';

export default function PendingEmailAddressVerificationScreen() {
  const navigate = useNavigate();
  const { email, isVerifiedEmail } = useSignedInSession();
  const verification = useEmailVerification(session, 'STUDENT');
  useEffect(() => {
    if (isVerifiedEmail) navigate(pathAfterVerification.read() ?? paths.home(), { replace: true });
  }, [isVerifiedEmail, navigate]);
  return (
    <PendingVerification
      email={email}
      onCheck={verification.check}
      onSend={(change) => verification.send(change)}
    >
      <Button variant="quiet" onPress={session.signOut}>
        <FormattedMessage defaultMessage="Sign out" />
      </Button>
    </PendingVerification>
  );
}
