import type { ReactNode } from 'react';

const reported = new Set<string>();

/**
 * Reports a missing or blank label, once per component and only during development. `component` is its folder and name,
 * which are also those of its page in Storybook.
 */
export function reportMissingLabel(component: string, label: ReactNode): void {
  if (process.env.NODE_ENV === 'production') return;
  const isMissing = label === undefined || label === null || typeof label === 'boolean';
  if (!isMissing && !(typeof label === 'string' && label.trim() === '')) return;
  if (reported.has(component)) return;
  reported.add(component);
  const page = `/?path=/docs/components-${component.replace('/', '-').toLowerCase()}--docs`;
  console.error(
    `${component.split('/')[1]} has no label. Screen readers and the list of a form’s errors need one. See ${page} in Storybook.`,
  );
}
