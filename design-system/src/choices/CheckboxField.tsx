import type { FieldBinding } from '../fields/binding.ts';
import { Tick, type TickProps } from './Tick.tsx';

export type CheckboxFieldProps = TickProps;

/** A single checkbox. If it's required, it must be checked. */
export const CheckboxField = (props: CheckboxFieldProps) => <Tick {...props} kind="checkbox" />;

CheckboxField.binding = { empty: false } satisfies FieldBinding;
