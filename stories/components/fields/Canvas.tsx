import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';

/** All states of a field below each other, for stories. */
export function Canvas({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', gap: '1.75rem', maxInlineSize: '36rem' }}>{children}</div>;
}

/** Sets a value the way browsers and password managers fill it in. */
export function autofill(control: HTMLElement, value: string): void {
  const prototype = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')!.set!.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The last polite announcement. */
export const announced = () =>
  document.querySelector('[data-announcements="polite"]')?.lastElementChild?.textContent ?? '';

/** The accessible description of a control. */
export const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter(Boolean)
    .join(' | ');

/** Leaves a field or group, after which the note that has changed there describes it. */
export async function expectDescriptionWhenLeft(control: HTMLElement, description: string) {
  (document.activeElement as HTMLElement).blur();
  await waitFor(() => expect(descriptionOf(control)).toBe(description));
}
