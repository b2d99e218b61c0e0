import type { FieldBinding } from '../fields/binding.ts';
import { Tick, type TickProps } from './Tick.tsx';

export type CheckboxFieldProps = TickProps;

/** One tick. Required means that it must be ticked. */
export const CheckboxField = (props: CheckboxFieldProps) => <Tick {...props} kind="checkbox" />;

CheckboxField.binding = { empty: false } satisfies FieldBinding;
