import { CheckboxField } from '../choices/CheckboxField.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { TextField, type TextFieldProps } from '../fields/TextField.tsx';
import { type Bound, BoundField, bindField } from './bind-field.tsx';

/** The fields of pages that are seen first. */
export const textFields = {
  TextField: bindField(TextField, ''),
  EmailField: (props: Omit<Bound<TextFieldProps>, 'kind'>) => (
    <BoundField component={TextField} empty="" fieldProps={{ ...props, kind: 'email' }} />
  ),
  PasswordField: bindField(PasswordField, ''),
  CheckboxField: bindField(CheckboxField, false),
};
