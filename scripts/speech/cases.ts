/**
 * What is said, step by step: texts that are a line or a part of one, because the rest of a line depends on the screen reader.
 */
export interface Expected {
  says?: readonly string[];
  saysOnce?: readonly string[];
  saysNot?: readonly string[];
}

/** A component's scenario, `stories/components/{name}.transcript.tsx`, with what is expected at the first step of a title. */
export const components: Record<string, Record<string, Expected>> = {
  'overlays/ConfirmButton': {
    'Reach the button': { says: ['Remove the card push button'] },
  },
};

/** What a user does: opens a page, presses keys, types, or presses Tab until something is said. */
export type Act = { open: string } | { press: string } | { type: string } | { reach: string };

/** By title. */
export const journeys: Record<string, { app: 'portal' | 'coach'; steps: readonly (Act & Expected)[] }> = {
  'signing in': {
    app: 'portal',
    steps: [
      { open: '/login', says: ['Sign in · Student portal'] },
      { reach: 'E-mail', says: ['E-mail entry required'] },
    ],
  },
};
