import { CheckboxField, RadioGroup, SelectField, TextField } from '@institute/design-system';
import { bindField, bindText, createFormHook, lateFields } from '@institute/design-system/forms';

/**
 * A form of a step. It knows the fields that the steps have: most of them ask for no date and no phone number, so that
 * these are fetched by the one that does, and none asks for a password.
 */
export const useStepForm = createFormHook({
  ...lateFields,
  TextField: bindText(TextField),
  CheckboxField: bindField(CheckboxField, false),
  SelectField: bindField(SelectField, ''),
  RadioGroup: bindField(RadioGroup, ''),
});
