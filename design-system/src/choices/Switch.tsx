import type { FieldBinding } from '../fields/binding.ts';
import { Tick, type TickProps } from './Tick.tsx';

export type SwitchProps = Omit<TickProps, 'isRequired'>;

/** On or off, at once: a setting that needs no button to take effect. What is agreed to by sending is a checkbox. */
export const Switch = (props: SwitchProps) => <Tick {...props} kind="switch" />;

Switch.binding = { empty: false } satisfies FieldBinding;
