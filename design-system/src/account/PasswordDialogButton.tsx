import { required, ruleSchema } from '@institute/values/rules';
import { FormattedMessage } from 'react-intl';
import { PasswordField } from '../fields/PasswordField.tsx';
import { FormDialogButton, type FormDialogButtonProps } from '../forms/FormDialogButton.tsx';

export interface PasswordDialogButtonProps
  extends Pick<FormDialogButtonProps<object>, 'label' | 'title' | 'message' | 'keepLabel' | 'isDisabled'> {
  onConfirm: (currentPassword: string) => Promise<unknown>;
}

const schema = ruleSchema<{ currentPassword: string }>({ currentPassword: [required()] });

/** A button for what can't be undone: asks for the user's password first. */
export const PasswordDialogButton = ({ onConfirm, ...dialog }: PasswordDialogButtonProps) => (
  <FormDialogButton
    {...dialog}
    variant="danger"
    isDestructive
    draft={{ none: 'A password is never stored.' }}
    schema={schema}
    defaultValues={{ currentPassword: '' }}
    onSubmit={({ value }) => onConfirm(value.currentPassword)}
  >
    {(form) => (
      <form.Field
        name="currentPassword"
        as={PasswordField}
        isRequired
        label={
          <FormattedMessage
            id="verification.password"
            defaultMessage="Your password"
            description="Label of the password that confirms another e-mail address"
          />
        }
      />
    )}
  </FormDialogButton>
);
