import { type RefObject, useLayoutEffect } from 'react';
import { useIsHydrating } from '../rendering/hydration.ts';

/**
 * Runs once for a control that a server rendered, to adopt what the browser holds by now: typed, filled in or restored
 * before the scripts arrived. It comes before React writes to the control for the first time.
 */
export function useEarlyInput<E extends HTMLElement>(
  control: RefObject<E | null>,
  adopt: (control: E) => void,
): void {
  const isHydrating = useIsHydrating();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what came before the first render is early
  useLayoutEffect(() => {
    if (isHydrating && control.current) adopt(control.current);
  }, []);
}

/** The same for a set of radio buttons. */
export const useEarlyRadio = (
  group: RefObject<HTMLElement | null>,
  current: string | undefined,
  choose: (value: string) => void,
): void =>
  useEarlyInput(group, (fieldset) => {
    const checkedValue = fieldset.querySelector<HTMLInputElement>('input:checked')?.value;
    if (checkedValue !== undefined && checkedValue !== current) choose(checkedValue);
  });
