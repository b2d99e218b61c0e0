import { lengthMax, required, ruleSchema } from '@institute/values/rules';
import { FormattedMessage } from 'react-intl';
import { TextAreaField } from '../fields/TextAreaField.tsx';
import type { Form } from './use-form.tsx';

export interface ReasonProps {
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

/** What is given by asking for a reason. */
export type ReasonForm = 'schema' | 'defaultValues' | 'onSubmit' | 'children';

/** The form of a dialog that asks for a reason. */
export function withReason<Props extends ReasonProps>({
  maxLength,
  isRequired = false,
  reasonLabel,
  description,
  onSubmit,
  ...dialog
}: Props) {
  const limit = lengthMax(maxLength);
  return {
    ...dialog,
    schema: ruleSchema<{ reason: string }>({ reason: isRequired ? [required(), limit] : [limit] }),
    defaultValues: { reason: '' },
    onSubmit: ({ value }: { value: { reason: string } }) => onSubmit(value.reason.trim()),
    children: (form: Form<{ reason: string }>) => (
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
    ),
  };
}
