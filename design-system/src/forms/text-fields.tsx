'use client';

import { CheckboxField } from '../choices/CheckboxField.tsx';
import { type NewPasswordFieldProps, useNewPassword } from '../fields/NewPasswordField.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { TextField, type TextFieldProps } from '../fields/TextField.tsx';
import { type Bound, bindField, bindText, useBoundText } from './bind-field.tsx';

const EmailField = (props: Omit<Bound<TextFieldProps>, 'kind'>) =>
  useBoundText(TextField, { ...props, kind: 'email' });

const NewPasswordField = (props: Bound<NewPasswordFieldProps>) =>
  useBoundText(PasswordField, useNewPassword(props));

/** The fields of pages that are seen first. */
export const textFields = {
  TextField: bindText(TextField),
  EmailField,
  NewPasswordField,
  PasswordField: bindText(PasswordField),
  CheckboxField: bindField(CheckboxField, false),
};
