'use client';

import { CheckboxField } from '../choices/CheckboxField.tsx';
import { type NewPasswordFieldProps, useNewPassword } from '../fields/NewPasswordField.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { TextField, type TextFieldProps } from '../fields/TextField.tsx';
import { type Bound, bindField, useBoundField } from './bind-field.tsx';

const EmailField = (props: Omit<Bound<TextFieldProps>, 'kind'>) =>
  useBoundField(TextField, '', { ...props, kind: 'email' });

const NewPasswordField = (props: Bound<NewPasswordFieldProps>) =>
  useBoundField(PasswordField, '', useNewPassword(props));

/** The fields of pages that are seen first. */
export const textFields = {
  TextField: bindField(TextField, ''),
  EmailField,
  NewPasswordField,
  PasswordField: bindField(PasswordField, ''),
  CheckboxField: bindField(CheckboxField, false),
};
