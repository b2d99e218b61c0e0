import type { FieldBinding } from '../fields/binding.ts';
import { Tick, type TickProps } from './Tick.tsx';

export type SwitchProps = Omit<TickProps, 'isRequired'>;

/** A setting that takes effect immediately. For consent given by submitting a form, use a checkbox. */
export const Switch = (props: SwitchProps) => <Tick {...props} kind="switch" />;

Switch.binding = { empty: false } satisfies FieldBinding;
