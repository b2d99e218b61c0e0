import { type Criterion, coach, contrast, focusIsSomewhere, portal, story } from './criterion.ts';

/** Principle 2: operable. */
export const operable: readonly Criterion[] = [
  {
    id: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    since: '2.0',
    tests: [
      portal(
        'sign-in',
        'signs in with the keyboard alone, greets the student, and moves the focus to the new page',
      ),
      portal('booking', 'books a paid session with the keyboard alone, visible to student and coach'),
      portal('payments', 'pays with the keyboard alone, and shows the receipt'),
      portal('signing', 'signs with the keyboard alone'),
      portal('inbox', 'can be used with the keyboard alone'),
      coach('calendar', 'sessions, including circle sessions, are shown by month, by keyboard alone'),
      coach('schedule', 'a first schedule can be added with the keyboard alone, and deleted'),
      coach('services', 'a new coach starts from a template, with the keyboard alone'),
    ],
  },
  {
    id: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    since: '2.0',
    tests: [
      story('overlays/Dialog', 'HoldsTheFocusAndGivesItBack'),
      story('overlays/Menu', 'TabLeavesIt'),
      story('overlays/Popover', 'TheFocusGoesInAndComesBack'),
    ],
  },
  {
    id: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    since: '2.1',
    tests: [story('data/ItemList', 'TheFocusStaysInTheList')],
  },
  {
    id: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    since: '2.0',
    tests: [
      portal('session', 'warns after four idle minutes and ends after five, in every tab'),
      story('overlays/IdleDialog', 'StayingIsTheFirstThing'),
      story('feedback/ToastRegion', 'AnActionHasNoEndAndCanBeTaken'),
    ],
  },
  {
    id: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    since: '2.0',
    tests: [story('feedback/ToastRegion', 'TheClockStopsUnderAPointer')],
  },
  {
    id: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    since: '2.0',
    tests: [],
    notApplicable: 'Nothing flashes.',
  },
  {
    id: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    since: '2.0',
    tests: [
      story('navigation/SkipLink', 'LeadsPastTheNavigation'),
      story('shells/AppShell', 'TheFirstTabSkipsToTheContent'),
      story('shells/PublicShell', 'HasItsLandmarks'),
    ],
  },
  {
    id: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    since: '2.0',
    tests: [
      coach(
        'public',
        'each navigation scrolls to the top, moves the focus to the heading and changes the title',
      ),
    ],
  },
  {
    id: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    since: '2.0',
    tests: [
      focusIsSomewhere,
      [
        'stories/browser/routes.test.tsx',
        'moves the focus to the heading and scrolls to the top on each navigation',
      ],
      story('overlays/ConfirmButton', 'FocusGoesToTheNextItem'),
    ],
  },
  {
    id: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    since: '2.0',
    tests: [story('actions/Link', 'SaysThatItOpensANewTab')],
  },
  { id: '2.4.5', name: 'Multiple Ways', level: 'AA', since: '2.0', tests: [] },
  {
    id: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    since: '2.0',
    tests: [
      story('typography/Heading', 'LevelAndSizeAreApart'),
      story('layout/PageSection', 'IsARegionNamedByItsTitle'),
    ],
  },
  {
    id: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    since: '2.0',
    tests: [
      [
        'stories/checks/component-docs.test.ts',
        'shows every control hovered, focused, pressed and with a long text',
      ],
      story('overlays/Menu', 'TheFocusIsSeenOnEveryItem'),
      contrast('%s next to %s is at least 3:1'),
    ],
  },
  {
    id: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    since: '2.2',
    tests: [story('shells/AppShell', 'AtFourHundredPercentNothingCoversTheContent')],
  },
  {
    id: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    since: '2.1',
    tests: [
      story('signature/SignatureField', 'TypedNeedsNoPointer'),
      story('files/PhotoField', 'CropsByKeyboard'),
    ],
  },
  { id: '2.5.2', name: 'Pointer Cancellation', level: 'A', since: '2.1', tests: [] },
  {
    id: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    since: '2.1',
    tests: [
      portal('sessions', 'is in Spanish for Spanish speakers'),
      portal('account-settings', 'shows the account’s sessions, and ends one of them'),
    ],
  },
  {
    id: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    since: '2.1',
    tests: [],
    notApplicable: 'Nothing reacts to moving the device.',
  },
  {
    id: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    since: '2.2',
    tests: [
      story('schedule/WeekSchedule', 'OneHalfHourIsAlwaysReachable'),
      story('signature/SignatureField', 'TypedNeedsNoPointer'),
      story('files/PhotoField', 'CropsByKeyboard'),
    ],
  },
  {
    id: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    since: '2.2',
    tests: [
      story('actions/Button', 'IsATargetForAThumb'),
      story('actions/IconButton', 'HasANameAndRoomForAThumb'),
    ],
  },
];
