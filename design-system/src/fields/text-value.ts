import { type ChangeEvent, type RefObject, useState } from 'react';
import { useFormReset } from './wiring.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * The text of a native control, whoever keeps it: the parent (`value`), or the control itself (`defaultValue`), in
 * which case the element stays uncontrolled and we only follow it.
 */
export function useTextValue<E extends TextControl>(
  control: RefObject<E | null>,
  {
    value,
    defaultValue,
    onChange,
  }: {
    value?: string | undefined;
    defaultValue?: string | undefined;
    onChange?: ((value: string) => void) | undefined;
  },
) {
  const [followed, setFollowed] = useState(defaultValue ?? '');
  const isControlled = value !== undefined;
  useFormReset(control, isControlled ? null : () => setFollowed(defaultValue ?? ''));
  return {
    text: isControlled ? value : followed,
    props: {
      ...(isControlled ? { value } : { defaultValue }),
      onChange: (event: ChangeEvent<E>) => {
        if (!isControlled) setFollowed(event.target.value);
        onChange?.(event.target.value);
      },
    },
  };
}
