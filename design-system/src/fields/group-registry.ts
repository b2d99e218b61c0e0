import { createContext, type ReactNode, type RefObject, useEffect } from 'react';
import { labelText } from './label-text.ts';

/** The label and control of a field, as the list of a form's errors names and links it. */
export interface RegisteredField {
  label: () => string;
  control: () => HTMLElement | null;
}

interface GroupRegistry {
  add: (name: string, field: RegisteredField) => () => void;
}

/** Where the fields of a group register by their names (`address.city`). Set by a form around a group with parts. */
export const GroupRegistryContext = createContext<GroupRegistry | null>(null);

interface RegisteredPartProps {
  registry: GroupRegistry;
  name: string;
  label: ReactNode;
  control: RefObject<HTMLElement | null>;
}

/** Registers a field as part of the group around it. A component, so that a field outside of groups has no effect for it. */
export function RegisteredPart({ registry, name, label, control }: RegisteredPartProps): null {
  useEffect(
    () => registry.add(name, { label: () => labelText(label), control: () => control.current }),
    [registry, name, label, control],
  );
  return null;
}
