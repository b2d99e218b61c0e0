import { type RefObject, useId } from 'react';
import { useEarlyRadio } from '../fields/early-input.ts';
import { type FieldIds, type FieldProps, useRenderAfterReset } from '../fields/field-ids.ts';
import { useNativeRequired } from '../fields/form-submission.ts';

interface RadiosOptions extends Pick<FieldProps, 'name' | 'form' | 'isRequired' | 'isReadOnly'> {
  value: string | undefined;
  defaultValue: string | undefined;
  onChange: ((value: string) => void) | undefined;
}

/** The attributes of the radio buttons of a group, each by its value. */
export function useRadios(
  group: RefObject<HTMLFieldSetElement | null>,
  ids: FieldIds,
  { name, form, isRequired = false, isReadOnly, value, defaultValue, onChange }: RadiosOptions,
) {
  const groupName = useId();
  const isNativelyRequired = useNativeRequired(isRequired);
  const chosenValue = value ?? defaultValue;
  useRenderAfterReset(group);
  useEarlyRadio(group, chosenValue, (option) => onChange?.(option));
  return (option: string, isDisabled = false) => ({
    type: 'radio',
    name: name ?? groupName,
    form,
    value: option,
    ...(value === undefined
      ? { defaultChecked: option === chosenValue }
      : { checked: option === chosenValue }),
    required: isNativelyRequired,
    // Without it, browsers expose an unanswered required radio button as invalid.
    'aria-invalid': ids.control['aria-invalid'],
    // Orca reads no description of a group.
    'aria-describedby': ids.control['aria-describedby'],
    disabled: isDisabled || (isReadOnly && option !== chosenValue),
    onChange: () => onChange?.(option),
  });
}
