import { type RefObject, useState } from 'react';
import { useFormReset } from './field-ids.ts';

/** The value of a field: the parent's, or if that has none, the default until another is chosen. */
export function useFieldValue<Value, Next extends Value = Value>(
  control: RefObject<(Element & { form: HTMLFormElement | null }) | null>,
  {
    value,
    defaultValue,
    onChange,
  }: { value: Value | undefined; defaultValue: Value; onChange: ((value: Next) => void) | undefined },
) {
  const [followed, setFollowed] = useState(defaultValue);
  const isControlled = value !== undefined;
  useFormReset(control, isControlled ? null : () => setFollowed(defaultValue));
  const change = (next: Next) => {
    if (!isControlled) setFollowed(next);
    onChange?.(next);
  };
  return [isControlled ? value : followed, change] as const;
}
