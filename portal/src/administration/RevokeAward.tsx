import type { Schemas } from '@institute/api-schema';
import { AwardRevocation } from '@institute/api-schema/limits';
import { ReasonButton } from '@institute/design-system/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';

interface RevokeAwardProps {
  studentId: string;
  award: Schemas['StudentAward'];
}

export function RevokeAward({ studentId, award: { id: awardId, title } }: RevokeAwardProps) {
  const intl = useIntl();
  return (
    <ReasonButton
      label={<FormattedMessage defaultMessage="Revoke" description="Button: an award is no longer valid" />}
      aria-label={intl.formatMessage({ defaultMessage: 'Revoke: {award}' }, { award: title })}
      title={<FormattedMessage defaultMessage="Revoke “{award}”?" values={{ award: title }} />}
      message={
        <FormattedMessage defaultMessage="This can’t be undone, and the student can’t earn the award again. The certificate, its public page and its digital credential will say that it’s revoked. We’ll send your reason to the student." />
      }
      submitLabel={<FormattedMessage defaultMessage="Revoke award" />}
      keepLabel={<FormattedMessage defaultMessage="Keep award" />}
      successMessage={intl.formatMessage({ defaultMessage: 'Award revoked' })}
      draft={`award.${awardId}.revocation`}
      isRequired
      maxLength={AwardRevocation.reason.maxLength}
      onSubmit={(reason) =>
        api.send('put', '/students/{id}/awards/{awardId}/revocation', {
          path: { id: studentId, awardId },
          body: { reason },
        })
      }
    />
  );
}
