import { createStoredValue } from '@institute/design-system/app';
import { type DeviceCopy, type Draft, type Form, useDraft } from '@institute/design-system/forms';
import { useState } from 'react';

export const draftSlot = <Copy extends { values: unknown }>(name: string) =>
  createStoredValue<Copy>(`institute.portal.draft.${name}`, (value) =>
    (value as Copy | null)?.values ? (value as Copy) : null,
  );

interface Kept<Values> extends DeviceCopy<Values> {
  about: string;
}

interface DeviceDraftOptions<Values> {
  /** The storage key. */
  name: string;
  /** What the answers are about, if that can change. Answers about anything else are dropped. */
  about?: string;
  /** The form's initial values. */
  initial: Values;
  /** The part of the values that may be stored on the device; all of them by default. */
  keep?: (values: Values) => Values;
}

/**
 * Stores a form's values on this device, across reloads and lost tabs, until `draft.discard()`. For forms whose
 * answers the server gets only on submit.
 */
export function useDeviceDraft<Values extends object>(
  form: Form<Values>,
  { name, about = '', initial, keep = (values) => values }: DeviceDraftOptions<Values>,
): Draft<Values> {
  const [storage] = useState(() => {
    const own = draftSlot<Kept<Values>>(name);
    return {
      // Each tab keeps its own answers, because there is no place to show both.
      subscribe: () => () => {},
      read() {
        const copy = own.read();
        return copy?.about === about ? copy : null;
      },
      write: (copy: DeviceCopy<Values> | null) =>
        own.write(copy && { ...copy, about, values: keep(copy.values) }),
    };
  });
  return useDraft(form, { initial: { values: initial, version: 0 }, storage });
}
