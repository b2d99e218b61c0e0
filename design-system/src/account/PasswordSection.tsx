import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EditableSection } from '../forms/EditableSection.tsx';
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx';

export type PasswordSectionProps = Pick<ChangePasswordFormProps, 'userName' | 'onSave'> & {
  /** What else a new password ends. */
  note?: ReactNode;
};

/** A section of the account screen, in a `Card` of `rows`: changes the password on demand. */
export const PasswordSection = ({ userName, onSave, note }: PasswordSectionProps) => (
  <EditableSection
    id="password"
    title={
      <FormattedMessage
        id="signIn.password"
        defaultMessage="Password"
        description="Label of a password field"
      />
    }
    lead={
      <>
        <FormattedMessage
          id="password.signsOut"
          defaultMessage="Changing it signs you out everywhere else."
          description="Under the heading “Password” of the account screen"
        />
        {note && <> {note}</>}
      </>
    }
    form={(onClose) => <ChangePasswordForm {...{ userName, onSave, onClose }} />}
  />
);
