import { useEmailVerification } from '@institute/api-schema/account';
import { useNavigate } from '@institute/design-system';
import { PendingVerification } from '@institute/design-system/account';
import { useEffect } from 'react';
import { withDrafts } from '../drafts.tsx';
import { paths } from '../places.ts';
import { pathAfterVerification, session, useSignedInSession } from '../session.ts';

function Pending() {
  const navigate = useNavigate();
  const { email, isVerifiedEmail } = useSignedInSession();
  const verification = useEmailVerification(session, 'COACH');
  useEffect(() => {
    if (isVerifiedEmail) navigate(pathAfterVerification.read() ?? paths.today(), { replace: true });
  }, [isVerifiedEmail, navigate]);
  return (
    <PendingVerification
      email={email}
      onCheck={verification.check}
      onSend={(change) => verification.send(change)}
    />
  );
}

export default withDrafts(Pending);
