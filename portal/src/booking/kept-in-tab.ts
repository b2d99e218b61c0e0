import { browserStorage, createStoredValue } from '@institute/design-system/app';
import { useState } from 'react';
import type { CoachingGroup } from './groups.ts';
import type { Hold } from './hold.ts';
import type { ProductChoice } from './product-choice.ts';

/** What the steps of a booking decide. */
interface Decided {
  /** The time that is reserved for the student. */
  hold: Hold;
  group: CoachingGroup;
  choice: ProductChoice;
}

/** What each of them has to contain, in case an earlier version of the app kept it. */
const parts: { [Name in keyof Decided]: readonly (keyof Decided[Name] & string)[] } = {
  hold: ['localStartTime', 'quote'],
  group: ['id', 'version', 'sessions'],
  choice: ['color', 'deliveryAddress'],
};

/** What a step decided about a product in this tab. Survives a reload, and ends with the tab. */
export function useKeptInTab<Name extends keyof Decided>(name: Name, studentId: string, productId: string) {
  type Value = Decided[Name];
  const [stored] = useState(() =>
    createStoredValue(
      `institute.portal.${name}.${studentId}.${productId}`,
      (value) =>
        typeof value === 'object' && value !== null && parts[name].every((part) => part in value)
          ? (value as Value)
          : null,
      browserStorage('sessionStorage'),
    ),
  );
  const [value, setValue] = useState(() => stored.read());
  return [
    value,
    (next: Value | null) => {
      stored.write(next);
      setValue(next);
    },
  ] as const;
}
