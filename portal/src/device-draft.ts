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
  /** Under which it is kept. */
  name: string;
  /** What the answers are about, where that can change: those about something else are dropped. */
  about?: string;
  /** What the form begins with. */
  initial: Values;
  /** What of the values may stay on the device; by default all of them. */
  keep?: (values: Values) => Values;
}

/**
 * What is typed stays on this device, over a reload and a lost tab, until `draft.discard()`: for a form whose answers the
 * server only gets when they are sent.
 */
export function useDeviceDraft<Values extends object>(
  form: Form<Values>,
  { name, about = '', initial, keep = (values) => values }: DeviceDraftOptions<Values>,
): Draft<Values> {
  const [storage] = useState(() => {
    const own = draftSlot<Kept<Values>>(name);
    return {
      // Each tab keeps what was typed in it: there is no place to show both.
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
