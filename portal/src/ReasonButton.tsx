import { TextAreaField } from '@institute/design-system';
import { FormDialogButton, type FormDialogButtonProps } from '@institute/design-system/forms';
import { lengthMax, required, rules } from '@institute/values/rules';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';

interface ReasonButtonProps
  extends Omit<
    FormDialogButtonProps<{ reason: string }>,
    'schema' | 'defaultValues' | 'onSubmit' | 'children'
  > {
  /** The length that the server accepts. */
  maxLength: number;
  isRequired?: boolean;
  /** Who reads the reason. */
  description?: string;
  /** Called with the reason, which is empty if none was given. */
  onSubmit: (reason: string) => Promise<unknown>;
}

/** A button that asks for a reason before it does something. */
export function ReasonButton({
  maxLength,
  isRequired = false,
  description,
  onSubmit,
  ...dialog
}: ReasonButtonProps) {
  const intl = useIntl();
  const reasonRules = isRequired ? rules(required(), lengthMax(maxLength)) : rules(lengthMax(maxLength));
  return (
    <FormDialogButton
      variant="quiet"
      isDestructive
      {...dialog}
      schema={z.object({ reason: z.string().check(reasonRules) })}
      defaultValues={{ reason: '' }}
      onSubmit={({ value }) => onSubmit(value.reason.trim())}
    >
      {(form) => (
        <form.Field
          name="reason"
          as={TextAreaField}
          isRequired={isRequired}
          label={intl.formatMessage({ defaultMessage: 'Your reason' })}
          description={description}
        />
      )}
    </FormDialogButton>
  );
}
