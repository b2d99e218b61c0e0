import { SectionCard } from '@institute/design-system';
import { ChangePasswordForm } from '@institute/design-system/account';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';

/** Changes the password, which ends every other session. */
export function PasswordSection() {
  const { studentId } = useSignedInSession();
  return (
    <SectionCard
      title={<FormattedMessage defaultMessage="Password" />}
      lead={<FormattedMessage defaultMessage="Changing it signs you out everywhere else." />}
    >
      <ChangePasswordForm
        onSave={(body) => api.send('put', '/students/{id}/password', { path: { id: studentId }, body })}
      />
    </SectionCard>
  );
}
