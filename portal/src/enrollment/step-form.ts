import { RadioGroup, SelectField } from '@institute/design-system';
import { bindField, createFormHook, lateFields, textFields } from '@institute/design-system/forms';

/** A form of a step: most steps ask for no date and no phone number, so that these are fetched by the one that does. */
export const useStepForm = createFormHook({
  ...lateFields,
  ...textFields,
  SelectField: bindField(SelectField, ''),
  RadioGroup: bindField(RadioGroup, ''),
});
