import { ChangePasswordForm } from '@institute/design-system/account';
import { useIntl } from 'react-intl';
import { api } from '../api.ts';
import { describeError, withFieldMessages } from '../messages.ts';
import { useSignedInSession } from '../session.ts';

export function PasswordForm() {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const save = api.useMutation('put', '/students/{id}/password');
  return (
    <ChangePasswordForm
      describeError={(error) => describeError(intl, error)}
      onSave={(body) =>
        withFieldMessages(intl, save.mutateAsync({ params: { path: { id: studentId } }, body }))
      }
    />
  );
}
