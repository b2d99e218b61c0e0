import type { components } from '@institute/api-schema';
import { AwardRevocation } from '@institute/api-schema/limits';
import { TextAreaField } from '@institute/design-system';
import { FormDialogButton } from '@institute/design-system/forms';
import { lengthMax, required, rules } from '@institute/values/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';

const schema = z.object({
  reason: z.string().check(rules(required(), lengthMax(AwardRevocation.reason.maxLength))),
});

interface RevokeAwardProps {
  studentId: string;
  award: components['schemas']['StudentAward'];
}

/** Asks for a reason, and revokes an award. */
export function RevokeAward({ studentId, award: { id: awardId, title } }: RevokeAwardProps) {
  const intl = useIntl();
  const revoke = api.useMutation('put', '/students/{id}/awards/{awardId}/revocation');
  return (
    <FormDialogButton
      variant="quiet"
      label={<FormattedMessage defaultMessage="Revoke" description="Button: an award is no longer valid" />}
      aria-label={intl.formatMessage({ defaultMessage: 'Revoke: {award}' }, { award: title })}
      title={<FormattedMessage defaultMessage="Revoke “{award}”?" values={{ award: title }} />}
      message={
        <FormattedMessage defaultMessage="This can’t be undone, and the student can’t earn the award again. The certificate, its public page and its digital credential will say that it’s revoked. We’ll send your reason to the student." />
      }
      submitLabel={<FormattedMessage defaultMessage="Revoke award" />}
      keepLabel={<FormattedMessage defaultMessage="Keep award" />}
      isDestructive
      successMessage={intl.formatMessage({ defaultMessage: 'Award revoked' })}
      draft={`award.${awardId}.revocation`}
      schema={schema}
      defaultValues={{ reason: '' }}
      onSubmit={({ value }) =>
        revoke.mutateAsync({
          params: { path: { id: studentId, awardId } },
          body: { reason: value.reason.trim() },
        })
      }
    >
      {(form) => (
        <form.Field
          name="reason"
          as={TextAreaField}
          isRequired
          label={intl.formatMessage({ defaultMessage: 'Your reason' })}
        />
      )}
    </FormDialogButton>
  );
}
