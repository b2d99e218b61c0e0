import { type ChangeEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { useIsHydrating } from '../rendering/hydration.ts';
import { useRenderAfterReset } from './field-ids.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const all = (text: string) => text;

/**
 * The text of a native control, controlled (`value`) or uncontrolled (`defaultValue`). If uncontrolled, the element
 * stays so and the hook only tracks the text, as far as it is `shown` outside the box, so that other typing doesn't
 * render.
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
  const change = (text: string) => {
    if (!isControlled) setFollowed(shown(text));
    onChange?.(text);
  };
  const isHydrating = useIsHydrating();
  useLayoutEffect(() => {
    const typed = control.current?.value ?? '';
    // As `useEarlyInput` does, but in the same effect.
    if (isHydrating && typed !== (value ?? defaultValue ?? '')) change(typed);
    // Scripts and a reset of the form set the value without an event.
    if (!isControlled) setFollowed(shown(typed));
  });
  useRenderAfterReset(control);
  return {
    text: isControlled ? value : followed,
    attributes: {
      ...(isControlled ? { value } : { defaultValue }),
      onChange: (event: ChangeEvent<E>) => change(event.target.value),
    },
  };
}
