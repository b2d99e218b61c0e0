import { ChangePasswordForm } from '@institute/design-system/account';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';

export function PasswordForm() {
  const { studentId } = useSignedInSession();
  const save = api.useMutation('put', '/students/{id}/password');
  return (
    <ChangePasswordForm onSave={(body) => save.mutateAsync({ params: { path: { id: studentId } }, body })} />
  );
}
