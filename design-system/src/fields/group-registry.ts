import { createContext, type ReactNode, type RefObject, useContext, useEffect } from 'react';
import { labelText } from './label-text.ts';

/** The label and control of a field, as the list of a form's errors names and links it. */
export interface RegisteredField {
  label: () => string;
  control: () => HTMLElement | null;
}

/** Where the fields of a group register by their names (`address.city`). Set by a form around a group with parts. */
export const GroupRegistryContext = createContext<{
  add: (name: string, field: RegisteredField) => () => void;
} | null>(null);

/** Registers a field if it is part of a group in a form. */
export function useGroupPart(
  name: string | undefined,
  label: ReactNode,
  control: RefObject<HTMLElement | null>,
): void {
  const registry = useContext(GroupRegistryContext);
  useEffect(
    () =>
      name
        ? registry?.add(name, { label: () => labelText(label), control: () => control.current })
        : undefined,
    [registry, name, label, control],
  );
}
