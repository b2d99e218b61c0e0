import { lengthMax, required, ruleSchema } from '@institute/values/rules';
import { FormattedMessage } from 'react-intl';
import { TextAreaField } from '../fields/TextAreaField.tsx';
import { FormDialogButton, type FormDialogButtonProps } from './FormDialogButton.tsx';

export interface ReasonButtonProps
  extends Omit<
    FormDialogButtonProps<{ reason: string }>,
    'schema' | 'defaultValues' | 'onSubmit' | 'children'
  > {
  /** The length that the server accepts. */
  maxLength: number;
  isRequired?: boolean;
  /** The label of the field: "Message to Maya". "Your reason" by default. */
  reasonLabel?: string;
  /** Who reads the reason. */
  description?: string;
  /** Called with the reason, which is empty if none was given. */
  onSubmit: (reason: string) => Promise<unknown>;
}

/** A button that asks for a reason before it does something. */
export function ReasonButton({
  maxLength,
  isRequired = false,
  reasonLabel,
  description,
  onSubmit,
  ...dialog
}: ReasonButtonProps) {
  const limit = lengthMax(maxLength);
  return (
    <FormDialogButton
      variant="quiet"
      isDestructive
      {...dialog}
      schema={ruleSchema<{ reason: string }>({ reason: isRequired ? [required(), limit] : [limit] })}
      defaultValues={{ reason: '' }}
      onSubmit={({ value }) => onSubmit(value.reason.trim())}
    >
      {(form) => (
        <form.Field
          name="reason"
          as={TextAreaField}
          isRequired={isRequired}
          label={
            reasonLabel ?? (
              <FormattedMessage
                id="reason.label"
                defaultMessage="Your reason"
                description="Label of the box that asks why, before something is done"
              />
            )
          }
          description={description}
        />
      )}
    </FormDialogButton>
  );
}
