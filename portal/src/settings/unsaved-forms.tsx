import { UnsavedChangesGuard } from '@institute/design-system/forms';
import { createContext, type ReactNode, useState } from 'react';

export const UnsavedForms = createContext<Set<() => boolean>>(new Set());

/** Warns once about unsaved changes in any of the forms inside. */
export function SectionForms({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<() => boolean>());
  return (
    <UnsavedForms value={forms}>
      {children}
      <UnsavedChangesGuard isUnsaved={() => [...forms].some((isUnsaved) => isUnsaved())} />
    </UnsavedForms>
  );
}
