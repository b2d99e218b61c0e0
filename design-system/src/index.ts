import './theme/layers.css.ts';
import './theme/theme.css.ts';
import './theme/reset.css.ts';

export { Button, type ButtonProps } from './actions/Button.tsx';
export { CheckboxField, type CheckboxFieldProps } from './choices/CheckboxField.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './choices/RadioGroup.tsx';
export { DateTimeValue, type DateTimeValueProps } from './data/DateTimeValue.tsx';
export { DateValue, type DateValueProps } from './data/DateValue.tsx';
export { MoneyValue, type MoneyValueProps } from './data/MoneyValue.tsx';
export { PercentValue, type PercentValueProps } from './data/PercentValue.tsx';
export { type AddressField, AddressFields, type AddressFieldsProps } from './fields/AddressFields.tsx';
export { type DateChange, DateField, type DateFieldProps } from './fields/DateField.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField.tsx';
export { PhoneField, type PhoneFieldProps } from './fields/PhoneField.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './fields/SelectField.tsx';
export { TextAreaField, type TextAreaFieldProps } from './fields/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export {
  IntlProvider,
  type IntlProviderProps,
  type Locale,
  locales,
  type Messages,
} from './intl/IntlProvider.tsx';
