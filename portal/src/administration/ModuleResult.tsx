import { ModuleResultInput } from '@institute/api-schema/limits';
import { RadioGroup, TextAreaField } from '@institute/design-system';
import { FormDialogButton } from '@institute/design-system/forms';
import { lengthMax, required, rules } from '@institute/values/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import type { Module } from '../learning/arrange-modules.ts';

const results = ['COMPLETED', 'NOT_COMPLETED'] as const;

const schema = z.object({
  result: z.string().check(rules(required())),
  reason: z.string().check(rules(required(), lengthMax(ModuleResultInput.reason.maxLength))),
});

interface ModuleResultProps {
  studentId: string;
  module: Module;
}

/** Asks for the result of a student's module, and for a reason. */
export function ModuleResult({ studentId, module: { id: moduleId, title } }: ModuleResultProps) {
  const intl = useIntl();
  const labels = {
    COMPLETED: intl.formatMessage({ defaultMessage: 'Completed', description: 'Result of a module' }),
    NOT_COMPLETED: intl.formatMessage({ defaultMessage: 'Not completed' }),
  };
  return (
    <FormDialogButton
      variant="quiet"
      label={<FormattedMessage defaultMessage="Record result" />}
      aria-label={intl.formatMessage({ defaultMessage: 'Record result: {module}' }, { module: title })}
      title={<FormattedMessage defaultMessage="Record the result of “{module}”" values={{ module: title }} />}
      message={
        <FormattedMessage defaultMessage="The student gets every award that this completes, and keeps it even if you change the result later. Your reason goes to the audit log." />
      }
      successMessage={intl.formatMessage({ defaultMessage: 'Result recorded' })}
      draft={`result.${studentId}.${moduleId}`}
      schema={schema}
      defaultValues={{ result: '', reason: '' }}
      onSubmit={({ value }) =>
        api.send('put', '/students/{id}/modules/{moduleId}/result', {
          path: { id: studentId, moduleId },
          body: { completed: value.result === 'COMPLETED', reason: value.reason.trim() },
        })
      }
    >
      {(form) => (
        <>
          <form.Field
            name="result"
            as={RadioGroup}
            isRequired
            label={intl.formatMessage({
              defaultMessage: 'Result',
              description: 'Label of the result of a module',
            })}
            options={results.map((value) => ({ value, label: labels[value] }))}
          />
          <form.Field
            name="reason"
            as={TextAreaField}
            isRequired
            label={intl.formatMessage({ defaultMessage: 'Your reason' })}
          />
        </>
      )}
    </FormDialogButton>
  );
}
