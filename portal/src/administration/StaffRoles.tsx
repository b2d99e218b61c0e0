import { StaffReason } from '@institute/api-schema/limits';
import { CheckboxGroup, type MenuDialogProps, TextAreaField } from '@institute/design-system';
import { FormDialog } from '@institute/design-system/forms';
import { lengthMax, required, rules } from '@institute/values/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { replace } from '../records.ts';
import { type Person, roleMessages } from './people-messages.ts';

const staffRoles = ['ADVISOR', 'ADMIN'] as const;

const schema = z.object({
  roles: z.array(z.enum(staffRoles)),
  /** The version that the form shows. */
  version: z.string(),
  reason: z.string().check(rules(required(), lengthMax(StaffReason.reason.maxLength))),
});

export interface PersonDialogProps extends MenuDialogProps {
  person: Person;
}

export function StaffRoles({ person: { id, name, roles, version }, ...dialog }: PersonDialogProps) {
  const intl = useIntl();
  return (
    <FormDialog
      {...dialog}
      title={<FormattedMessage defaultMessage="Change the roles of {name}?" values={{ name }} />}
      message={
        <FormattedMessage defaultMessage="The change applies right away. Your reason goes to the audit log." />
      }
      submitLabel={<FormattedMessage defaultMessage="Save roles" />}
      successMessage={intl.formatMessage({ defaultMessage: 'Roles changed' })}
      draft={`account.${id}.roles`}
      schema={schema}
      defaultValues={{ roles: staffRoles.filter((role) => roles.includes(role)), reason: '', version }}
      onSubmit={({ value }) =>
        replace('/people/{userId}/roles', {
          path: { userId: id },
          body: { ...value, reason: value.reason.trim() },
        })
      }
    >
      {(form) => (
        <>
          <form.Field
            name="roles"
            as={CheckboxGroup}
            label={intl.formatMessage({ defaultMessage: 'Staff roles' })}
            options={[
              {
                value: 'ADVISOR',
                label: intl.formatMessage(roleMessages.ADVISOR),
                description: intl.formatMessage({
                  defaultMessage: 'Sees all students. Decides on applications, refunds, results and awards.',
                }),
              },
              {
                value: 'ADMIN',
                label: intl.formatMessage(roleMessages.ADMIN),
                description: intl.formatMessage({
                  defaultMessage: 'Also manages accounts and roles, and reads the whole audit log.',
                }),
              },
            ]}
          />
          <form.Field
            name="reason"
            as={TextAreaField}
            isRequired
            label={intl.formatMessage({ defaultMessage: 'Your reason' })}
          />
        </>
      )}
    </FormDialog>
  );
}
