'use client';

import { RadioGroup } from '../choices/RadioGroup.tsx';
import { DateField } from '../fields/DateField.tsx';
import { PhoneField } from '../fields/PhoneField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextAreaField } from '../fields/TextAreaField.tsx';
import { bindField, bindText } from './bind-field.tsx';
import { lateFields } from './late-fields.tsx';
import { textFields } from './text-fields.tsx';

/** All fields: `f.TextField` and the others inside `<form.AppField>`. What most forms have comes with the form. */
export const boundFields = {
  ...lateFields,
  ...textFields,
  TextAreaField: bindText(TextAreaField),
  DateField: bindField(DateField, ''),
  PhoneField: bindField(PhoneField, ''),
  SelectField: bindField(SelectField, ''),
  RadioGroup: bindField(RadioGroup, ''),
};
