/**
 * The success criteria of WCAG 2.2, levels A and AA, with what proves each of them. Tests of all components, and the rules of
 * axe-core, are added by the report. Source of the names: https://www.w3.org/TR/WCAG22/
 */
import type { TestReference } from '../reading/named-tests.ts';

export interface Criterion {
  id: string;
  name: string;
  level: 'A' | 'AA';
  /** The version of WCAG that introduced it. EN 301 549 has those of 2.0 and 2.1. */
  since: '2.0' | '2.1' | '2.2';
  tests: readonly TestReference[];
  /** Why it doesn't apply. */
  notApplicable?: string;
  /** Where it isn't met. */
  exceptions?: string;
}

export const story = (path: string, name: string): TestReference => [
  `stories/components/${path}.stories.tsx`,
  name,
];
export const field = (title: string): TestReference => ['stories/browser/fields.test.tsx', title];
export const contrast = (title: string): TestReference => ['design-system/src/theme/contrast.test.ts', title];
export const portal = (file: string, title: string): TestReference => [`portal/e2e/${file}.e2e.ts`, title];
export const coach = (file: string, title: string): TestReference => [`coach/e2e/${file}.e2e.ts`, title];

/** Proves the invariant of every journey: after a press, the focus is never nowhere. */
export const focusIsSomewhere = portal(
  'focus',
  'every journey reports a press after which the focus is nowhere',
);
export const transcripts: TestReference = [
  'stories/checks/transcripts.test.ts',
  'has a transcript of every field, choice and overlay',
];
