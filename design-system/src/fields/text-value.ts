import { type ChangeEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { useFormReset } from './field-ids.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const all = (text: string) => text;

/**
 * The text of a native control, controlled (`value`) or uncontrolled (`defaultValue`), in
 * which case the element stays uncontrolled and we only follow it: as far as it is `shown` besides in the box, so that
 * typing renders nothing where it is not.
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
  shown: (text: string) => string = all,
) {
  const [followed, setFollowed] = useState(() => shown(defaultValue ?? ''));
  const isControlled = value !== undefined;
  // Scripts write into boxes too, and no event tells of it.
  useLayoutEffect(() => {
    if (!isControlled) setFollowed(shown(control.current?.value ?? ''));
  });
  useFormReset(control, isControlled ? null : () => setFollowed(shown(defaultValue ?? '')));
  return {
    text: isControlled ? value : followed,
    props: {
      ...(isControlled ? { value } : { defaultValue }),
      onChange: (event: ChangeEvent<E>) => {
        if (!isControlled) setFollowed(shown(event.target.value));
        onChange?.(event.target.value);
      },
    },
  };
}
