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
    'Press it': {
      says: ['Remove this card? dialog Visa ending in 4242 will no longer be offered', 'Cancel push button'],
    },
    'Press it again': { says: ['Remove this card? dialog'] },
  },
  'overlays/ConfirmDialog': {
    'Something asks': { says: ['Cancel this session? dialog', 'Cancel push button'] },
    'Do it, and it fails': { saysOnce: ['The session has begun and cannot be cancelled.'] },
  },
  'overlays/IdleDialog': {
    'Nothing was done for four minutes': {
      says: ['Are you still there? dialog', 'Stay signed in push button'],
    },
  },
  'choices/CheckboxField': {
    'Reach it': { says: ['I agree to the terms check box not checked required'], saysNot: ['invalid entry'] },
    'It is wrong': { saysOnce: ['This field is required'] },
  },
  'choices/CheckboxGroup': {
    'Reach it': { says: ['English check box not checked', 'Choose up to 1'], saysNot: ['invalid entry'] },
  },
  'choices/RadioGroup': {
    'Reach it': { says: ['How will you attend?'], saysNot: ['invalid entry'] },
    'It is wrong': { saysOnce: ['This field is required'] },
    'Reach it again': { says: ['This field is required'] },
  },
  'dates/DateTimeField': {
    'Reach it': { says: ['New York time'], saysNot: ['invalid entry'] },
    'Reach it again': { says: ['This field is required'] },
  },
  'forms/useForm': {
    'Send it empty': { says: ['There are 2 problems region'], saysNot: ['This field is required'] },
    'Follow it': { says: ['Name entry required', 'This field is required'] },
  },
  'fields/TextField': {
    'Reach it': { says: ['City entry required'], saysNot: ['invalid entry'] },
    'It is wrong': { saysOnce: ['This field is required'] },
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
      { reach: 'E-mail', says: ['E-mail entry required'], saysNot: ['invalid entry'] },
      { type: 'student@example.com' },
      { reach: 'Password' },
      { type: 'Wellness1' },
      { press: '{Enter}', saysOnce: ['Welcome back, Maya.'] },
      { reach: 'Inbox' },
      { press: '{Enter}', saysOnce: ['Inbox'] },
      { press: '{Alt>}{ArrowLeft}{/Alt}', saysOnce: ['Hello, Maya'] },
      { press: '{Alt>}{ArrowRight}{/Alt}', saysOnce: ['Inbox'] },
    ],
  },
};
