import type { components } from '@institute/api-schema';
import { createStoredValue } from '@institute/design-system/app';
import { useState } from 'react';

export type Hold = components['schemas']['SlotReservation'];

const parseHold = (value: unknown): Hold | null =>
  typeof value === 'object' && value !== null && 'localStartTime' in value && 'quote' in value
    ? (value as Hold)
    : null;

/** The product's time that is reserved for the student in this tab. Survives a reload. */
export function useHold(studentId: string, productId: string) {
  const [stored] = useState(() =>
    createStoredValue(`institute.portal.hold.${studentId}.${productId}`, parseHold, window.sessionStorage),
  );
  const [hold, setHold] = useState(() => stored.read());
  return [
    hold,
    (next: Hold | null) => {
      stored.write(next);
      setHold(next);
    },
  ] as const;
}
