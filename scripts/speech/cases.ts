/**
 * What is said, step by step: texts that are a line or a part of one, because the rest of a line depends on the screen reader.
 */
export interface Expected {
  says?: readonly string[];
  saysOnce?: readonly string[];
  saysNot?: readonly string[];
}

/**
 * Every scenario, `stories/components/{name}.transcript.tsx`, is heard. Some have more that is expected, at the first step of
 * a title.
 */
export const components: Record<string, Record<string, Expected>> = {
  'choices/CheckboxField': { 'Reach it': { says: ['I agree to the terms check box not checked required'] } },
  'choices/CheckboxGroup': { 'Reach it': { says: ['English check box not checked', 'Choose up to 1'] } },
  'choices/MultiSelectField': {
    'Go to what was taken last': { says: ['Remove English push button'], saysNot: ['not selected'] },
  },
  'choices/RadioGroup': {
    'Reach it': { says: ['How will you attend?'] },
    'Reach it again': { says: ['This field is required'] },
  },
  'choices/ScaleField': {
    // The arrows move Orca's own cursor out of the group, and an error isn't announced there.
    'It is wrong': { saysOnce: [] },
  },
  'dates/DateTimeField': {
    'Reach it': { says: ['New York time'] },
    // A description that changes under the focus isn't read again.
    'Type “1:30 am”': { saysOnce: ['clocks show 1:30 AM twice'], saysNot: ['New York time'] },
    'Reach it again': { says: ['This field is required', 'clocks show 1:30 AM twice'] },
  },
  'fields/PasswordRules': {
    'Type “well”': { saysOnce: ['2 of 5 password rules met'], saysNot: ['Your password needs'] },
  },
  'fields/PhoneField': {
    'Type “+442079460958”': {
      saysOnce: ['United Kingdom number'],
      saysNot: ['For a number from another country'],
    },
  },
  'fields/TextAreaField': {
    'Type “I listen before I sp”': {
      saysOnce: ['No characters left'],
      saysNot: ['Shown on your public profile'],
    },
  },
  'fields/TextField': { 'Reach it': { says: ['City entry required'] } },
  'forms/FormDialogButton': { 'Open it': { says: ['Cancel this session?'] } },
  'forms/UnsavedChangesGuard': { 'Follow it': { says: ['Leave without saving? dialog'] } },
  'forms/useForm': {
    'Send it empty': { says: ['There are 2 problems region'], saysNot: ['This field is required'] },
    'Follow it': { says: ['Name entry required', 'This field is required'] },
  },
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
  // As of a ScaleField.
  'schedule/SlotPicker': { 'It is wrong': { saysOnce: [] } },
  'schedule/WeekSchedule': {
    'Go to available hours': { says: ['Monday 9:00 AM, available'] },
    'Go on to unavailable hours': { says: ['Monday 10:00 AM'], saysNot: [', available'] },
    'Extend them': { saysOnce: ['Monday 9:00 – 10:30 AM, available'] },
  },
};

/** What a user does: opens a page, presses keys, types, or presses Tab until something is said. */
export type Act = { open: string } | { press: string } | { type: string } | { reach: string };

/** The link before the content, where Tab starts. */
const toContent = { press: '{Tab}{Enter}' };

/** By title. They share a world and a browser, in which the accounts stay signed in. */
export const journeys: Record<string, { app: 'portal' | 'coach'; steps: readonly (Act & Expected)[] }> = {
  'signing in': {
    app: 'portal',
    steps: [
      { open: '/login', says: ['Sign in · Student portal'] },
      { reach: 'E-mail', says: ['E-mail entry required'] },
      { type: 'student@example.com' },
      { reach: 'Password' },
      { type: 'Wellness1' },
      { press: '{Enter}', saysOnce: ['Welcome back, Maya.'], says: ['Hello, Maya'] },
      { reach: 'Inbox' },
      { press: '{Enter}', saysOnce: ['Inbox'] },
      { press: '{Alt>}{ArrowLeft}{/Alt}', saysOnce: ['Hello, Maya'] },
      { press: '{Alt>}{ArrowRight}{/Alt}', saysOnce: ['Inbox'] },
    ],
  },
  enrolling: {
    app: 'portal',
    steps: [
      { open: '/enroll', says: ['Finished loading Enroll · Student portal'] },
      toContent,
      { reach: 'radio button', says: ['Program'] },
      { press: ' ', says: ['selected'] },
      { reach: 'Begin push button' },
      {
        press: '{Enter}',
        saysOnce: ['You’re already enrolled in this program. Find it under your courses.'],
      },
    ],
  },
  paying: {
    app: 'portal',
    steps: [
      {
        open: '/settings/payment-information/pay',
        says: ['Finished loading Make a payment · Student portal'],
      },
      toContent,
      { press: '{Tab}', says: ['What would you like to pay?', 'selected radio button'] },
      { reach: 'Continue' },
      { press: '{Enter}', says: ['Check and pay heading'] },
    ],
  },
  signing: {
    app: 'portal',
    steps: [
      { open: '/signing', says: ['Finished loading Signatures · Student portal'] },
      toContent,
      { reach: 'Read and sign' },
      { press: '{Enter}' },
      { reach: 'Sign push button' },
      // Its fields are invalid now.
      { press: '{Enter}', says: ['There are 3 problems region'] },
    ],
  },
  'booking, in Spanish': {
    app: 'portal',
    steps: [
      { open: '/coaches', says: ['Finished loading Find a coach · Student portal'] },
      { reach: 'Maya' },
      { press: '{Enter}' },
      { reach: 'Español' },
      { press: '{Enter}' },
      { open: '/coaches/01980a3c-1f00-7000-8000-0000000000c5/book/01980a3c-1f00-7000-8000-000000007500' },
      toContent,
      { reach: 'radio' },
      { press: ' ', says: ['selected'] },
      { reach: 'Continuar' },
      { press: '{Enter}', says: ['Revisa y reserva heading'] },
    ],
  },
  'sessions, in Spanish': {
    app: 'portal',
    steps: [
      { open: '/sessions', says: ['Finished loading Mis sesiones · Portal estudiantil'] },
      toContent,
      { reach: 'Detalles: Sleep reset' },
      { press: '{Enter}', says: ['p.m. heading'] },
    ],
  },
  'moving a session, in Spanish': {
    app: 'portal',
    steps: [
      { open: '/sessions' },
      toContent,
      { reach: 'Reservar una hora: Sleep reset' },
      { reach: 'Sleep reset' },
      { press: '{Enter}', says: ['p.m. heading'] },
      { reach: 'Cambiar la hora' },
      { press: '{Enter}', says: ['Cambiar la hora heading'] },
      { reach: 'radio' },
      { press: ' ', says: ['selected'] },
      { reach: 'Mover la sesión' },
      { press: '{Enter}', saysOnce: ['Se cambió la hora de tu sesión.'] },
    ],
  },
  'weekly hours': {
    app: 'coach',
    steps: [
      { open: '/my-coach-schedule' },
      { reach: 'E-mail', says: ['E-mail entry required'] },
      { type: 'coach@example.com' },
      { reach: 'Password' },
      { type: 'Wellness1' },
      { press: '{Enter}', saysOnce: ['Welcome back, Rosa.'], says: ['My schedule'] },
      toContent,
      { reach: 'Sunday' },
      { press: '{ArrowRight}', says: ['Monday'] },
      { press: '{Shift>}{ArrowDown}{/Shift}', says: ['available'] },
    ],
  },
  'a service': {
    app: 'coach',
    steps: [
      { open: '/my-services/new', says: ['Add a service or product'] },
      toContent,
      { reach: 'Title', says: ['Title entry required'] },
      { reach: 'Save push button' },
      { press: '{Enter}', says: ['problems region'] },
    ],
  },
  'a session': {
    app: 'coach',
    steps: [
      { open: '/my-sessions' },
      toContent,
      { reach: 'Maya' },
      { press: '{Enter}', says: ['heading level 1'] },
    ],
  },
  'a subscription': {
    app: 'coach',
    steps: [
      { open: '/subscription' },
      toContent,
      { reach: 'Cancel subscription' },
      { press: '{Enter}', says: ['dialog'] },
      { press: '{Escape}', says: ['Cancel subscription push button'] },
    ],
  },
};
