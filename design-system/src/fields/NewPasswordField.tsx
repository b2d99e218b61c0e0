import { defineMessages, useIntl } from 'react-intl';
import type { FieldBinding } from './binding.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

const messages = defineMessages({
  newPassword: {
    id: 'password.new',
    defaultMessage: 'New password',
    description: 'Label of the box for a password that one chooses',
  },
  repeated: {
    id: 'password.repeat',
    defaultMessage: 'Confirm new password',
    description: 'Label of the box that asks for the chosen password a second time',
  },
});

export interface NewPasswordFieldProps
  extends Omit<PasswordFieldProps, 'label' | 'autoComplete' | 'ruleList'>,
    Partial<Pick<PasswordFieldProps, 'label'>> {
  /** The field for repeating the password, which has no list of rules. */
  isRepeated?: boolean;
  /**
   * Whose password it is, such as an e-mail address, in a form that doesn't ask for it. Invisible: password managers save
   * the password under it.
   */
  userName?: string;
}

/** A new password, with the list of its requirements. Password managers can suggest one. */
export function NewPasswordField({ userName, isRepeated, ...props }: NewPasswordFieldProps) {
  const intl = useIntl();
  return (
    <>
      {userName && <input hidden readOnly autoComplete="username" value={userName} />}
      <PasswordField
        autoComplete="new-password"
        ruleList={isRepeated ? undefined : PasswordRules}
        label={intl.formatMessage(isRepeated ? messages.repeated : messages.newPassword)}
        {...props}
      />
    </>
  );
}

NewPasswordField.binding = { keepsText: true } satisfies FieldBinding;
