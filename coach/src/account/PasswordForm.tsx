import { ChangePasswordForm } from '@institute/design-system/account';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';

export function PasswordForm() {
  const { studentId } = useSignedInSession();
  return (
    <ChangePasswordForm
      onSave={(body) => api.send('put', '/students/{id}/password', { path: { id: studentId }, body })}
    />
  );
}
