/**
 * The success criteria of WCAG 2.2, levels A and AA, with what proves each of them. Tests of all components, and the rules of
 * axe-core, are added by the report. Source of the names: https://www.w3.org/TR/WCAG22/
 */
import type { TestReference } from '../named-tests.ts';

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

const story = (path: string, name: string): TestReference => [`stories/components/${path}.stories.tsx`, name];
const field = (title: string): TestReference => ['stories/browser/fields.test.tsx', title];
const contrast = (title: string): TestReference => ['design-system/src/theme/contrast.test.ts', title];
const portal = (file: string, title: string): TestReference => [`portal/e2e/${file}.e2e.ts`, title];
const coach = (file: string, title: string): TestReference => [`coach/e2e/${file}.e2e.ts`, title];

/** The invariant of every journey: after a press, the focus is never nowhere. */
const focusIsSomewhere: TestReference = ['scripts/world.ts', 'The focus is nowhere after pressing'];
const transcripts: TestReference = [
  'stories/checks/transcripts.test.ts',
  'has a transcript of every field, choice and overlay',
];

const videos =
  'Coaches can publish a video without captions, and no video has an audio description or a transcript yet.';

export const criteria: readonly Criterion[] = [
  {
    id: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    since: '2.0',
    tests: [
      story('icons/Icon', 'IsDecorationUnlessItHasAName'),
      story('illustrations/Illustrations', 'IsDecorationUnlessItHasAName'),
      story('data/Avatar', 'IsSilentBesideTheName'),
      story('data/Donut', 'TheWordsSayAllOfIt'),
    ],
  },
  {
    id: '1.2.1',
    name: 'Audio-only and Video-only (Prerecorded)',
    level: 'A',
    since: '2.0',
    tests: [],
    exceptions:
      'Audio modules come from the institute’s learning platform. The apps show no transcript of them.',
  },
  {
    id: '1.2.2',
    name: 'Captions (Prerecorded)',
    level: 'A',
    since: '2.0',
    tests: [],
    exceptions: videos,
  },
  {
    id: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    since: '2.0',
    tests: [],
    exceptions: videos,
  },
  {
    id: '1.2.4',
    name: 'Captions (Live)',
    level: 'AA',
    since: '2.0',
    tests: [],
    notApplicable: 'Live sessions take place in the video service that the coach uses.',
  },
  {
    id: '1.2.5',
    name: 'Audio Description (Prerecorded)',
    level: 'AA',
    since: '2.0',
    tests: [],
    exceptions: videos,
  },
  {
    id: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    since: '2.0',
    tests: [
      field('is labeled by its label, and described by its description'),
      story('fields/Fieldset', 'NamesWhatIsInIt'),
      story('data/DataTable', 'IsATableWithANameAndHeaders'),
      story('layout/Stack', 'IsAListWhereThatIsMeant'),
      [
        'api-server/src/enrollment/documents/documents.test.ts',
        'is a tagged PDF that reads as it was written',
      ],
    ],
  },
  {
    id: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    since: '2.0',
    tests: [story('shells/AuthLayout', 'IsReadFromTheFormOn'), transcripts],
  },
  { id: '1.3.3', name: 'Sensory Characteristics', level: 'A', since: '2.0', tests: [] },
  { id: '1.3.4', name: 'Orientation', level: 'AA', since: '2.1', tests: [] },
  {
    id: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    since: '2.1',
    tests: [
      portal('autofill', 'accepts what the browser fills in, all at once and without keystrokes'),
      story('fields/AddressFields', 'CarriesAutofillTokens'),
    ],
  },
  {
    id: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    since: '2.0',
    tests: [
      ['stories/forced-colors.built.test.ts', 'shows different states of'],
      story('feedback/Banner', 'SaysItsToneInWords'),
      story('choices/ColorSwatchField', 'IsToldByNames'),
    ],
  },
  {
    id: '1.4.2',
    name: 'Audio Control',
    level: 'A',
    since: '2.0',
    tests: [],
    notApplicable: 'Nothing plays unless someone starts it.',
  },
  {
    id: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    since: '2.0',
    tests: [contrast('is at least 4.5:1'), contrast('keeps every pair in every theme')],
  },
  {
    id: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    since: '2.0',
    tests: [
      story('shells/AppShell', 'NothingIsCutWithTwiceTheTextOnAPhone'),
      story('shells/AuthLayout', 'NothingIsCutWithTwiceTheTextOnAPhone'),
      story('shells/PublicShell', 'NothingIsCutWithTwiceTheTextOnAPhone'),
    ],
  },
  {
    id: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    since: '2.0',
    tests: [],
    notApplicable: 'The apps have no images of text. Pictures that people upload are theirs.',
  },
  {
    id: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    since: '2.1',
    tests: [
      field('fits a narrow container with any text'),
      story('data/DataTable', 'IsMadeOfCardsWhereItDoesNotFit'),
      story('layout/Columns', 'NeverWiderThanItsPlace'),
    ],
  },
  {
    id: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    since: '2.1',
    tests: [contrast('is at least 3:1')],
  },
  { id: '1.4.12', name: 'Text Spacing', level: 'AA', since: '2.1', tests: [] },
  {
    id: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    since: '2.1',
    tests: [
      story('overlays/Tooltip', 'EscapePutsItAway'),
      story('overlays/Tooltip', 'OnHoverAndAPointerMayGoOverToIt'),
    ],
  },
  {
    id: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    since: '2.0',
    tests: [
      portal('sign-in', 'signs in with the keyboard alone'),
      portal('booking', 'books a paid session with the keyboard alone'),
      portal('payments', 'pays with the keyboard alone'),
      portal('signing', 'signs with the keyboard alone'),
      portal('inbox', 'can be used with the keyboard alone'),
      coach('calendar', 'sessions, including circle sessions, are shown by month, by keyboard alone'),
      coach('schedule', 'a first schedule can be added with the keyboard alone'),
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
      contrast('is at least 3:1'),
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
      portal('account-settings', 'shows the account’s sessions'),
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
  {
    id: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    since: '2.0',
    tests: [
      portal('sign-in', 'switches to Spanish, and remembers it'),
      coach('prerendered', 'exists in both languages, with its own head'),
    ],
  },
  {
    id: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    since: '2.0',
    tests: [
      story('intl/Lang', 'SaysWhichLanguageItIs'),
      story('layout/PageSection', 'TitleInAnotherLanguage'),
    ],
  },
  {
    id: '3.2.1',
    name: 'On Focus',
    level: 'A',
    since: '2.0',
    tests: [story('forms/useForm', 'ErrorsWaitForTheFirstLeaving')],
  },
  {
    id: '3.2.2',
    name: 'On Input',
    level: 'A',
    since: '2.0',
    tests: [
      field('keeps any input unchanged'),
      ['coach/e2e/sign-in.e2e.ts', 'a language change keeps typed text'],
    ],
  },
  {
    id: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    since: '2.0',
    tests: [story('shells/AppShell', 'OnAWideScreenARail'), story('shells/AppShell', 'OnAPhoneABottomBar')],
  },
  { id: '3.2.4', name: 'Consistent Identification', level: 'AA', since: '2.0', tests: [] },
  {
    id: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    since: '2.2',
    tests: [
      portal('second-institute', 'shows the institute of the installation, signed out and signed in'),
      coach('second-institute', 'shows the institute of the installation, signed out and signed in'),
    ],
  },
  {
    id: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    since: '2.0',
    tests: [
      field('is marked as invalid and described by its error, on a control'),
      story('forms/useForm', 'ShowsAllErrorsAtOnce'),
      story('forms/useForm', 'SummaryLeadsToTheFields'),
      portal('profile', 'shows each error at its field'),
    ],
  },
  {
    id: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    since: '2.0',
    tests: [field('is labeled by its label, and described by its description')],
  },
  {
    id: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    since: '2.0',
    tests: [portal('error-words', 'shows the error message in ')],
  },
  {
    id: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    since: '2.0',
    tests: [
      portal('transfers', 'compares the classes and confirms with the keyboard alone'),
      portal('sessions', 'cancels in time, gets the session back, and books it again'),
      story('overlays/ConfirmButton', 'CancelDoesNothing'),
    ],
  },
  {
    id: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    since: '2.2',
    tests: [portal('enrollment', 'keeps typed values over a reload, a sign-out and a lost connection')],
  },
  {
    id: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    since: '2.2',
    tests: [
      story('fields/PasswordField', 'TakesPasteAndAutofill'),
      story('fields/OneTimeCodeField', 'TakesPastesAndAutofill'),
      coach('sign-in', 'a sign-in link works once, at the press of a button'),
    ],
  },
  {
    id: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    since: '2.0',
    tests: [transcripts, field('is not invalid before there is an error')],
  },
  {
    id: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    since: '2.1',
    tests: [
      story('feedback/ToastRegion', 'IsAnnouncedOnce'),
      story('feedback/Loading', 'IsBusyAndSaysSoAfterASecond'),
      story('fields/SearchField', 'SaysHowManyWereFoundWhenTypingPauses'),
    ],
  },
];

/** Clauses of EN 301 549 V3.2.1 outside chapter 9, which repeats WCAG 2.1, as far as they concern web apps and documents. */
export const clauses: readonly Omit<Criterion, 'level' | 'since'>[] = [
  {
    id: '5.2',
    name: 'Activation of accessibility features',
    tests: [
      ['design-system/src/theme/contrast.test.ts', 'keeps every pair in every theme'],
      ['stories/forced-colors.built.test.ts', 'shows different states of'],
    ],
  },
  {
    id: '5.4',
    name: 'Preservation of accessibility information during conversion',
    tests: [],
    notApplicable: 'The server converts only photos, whose alternative text is the name of the person.',
  },
  {
    id: '6',
    name: 'Two-way voice communication',
    tests: [],
    notApplicable: 'The apps have none: sessions take place in the video service that the coach uses.',
  },
  { id: '7.1.1', name: 'Captioning playback', tests: [story('data/Media', 'AllStates')] },
  { id: '7.2.1', name: 'Audio description playback', tests: [] },
  {
    id: '10.1.3.1',
    name: 'Info and relationships (documents)',
    tests: [
      [
        'api-server/src/enrollment/documents/documents.test.ts',
        'is a tagged PDF that reads as it was written',
      ],
      [
        'api-server/src/enrollment/documents/documents.test.ts',
        'spans pages without losing a word, and labels tables, headings and pictures',
      ],
    ],
  },
  {
    id: '10.3.1.1',
    name: 'Language of page (documents)',
    tests: [
      [
        'api-server/src/enrollment/documents/documents.test.ts',
        'is a tagged PDF that reads as it was written',
      ],
    ],
  },
  {
    id: '11.7',
    name: 'User preferences',
    tests: [['stories/forced-colors.built.test.ts', 'marks the selection in']],
  },
  {
    id: '12.1.1',
    name: 'Accessibility and compatibility features',
    tests: [story('shells/AccessibilityStatement', 'Full')],
  },
  {
    id: '12.1.2',
    name: 'Accessible documentation',
    tests: [
      [
        'stories/open-built.test.ts',
        'shows every docs page and a story of each family, and switches their theme',
      ],
    ],
  },
  { id: '12.2', name: 'Support services', tests: [] },
];
