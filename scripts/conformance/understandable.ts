import { type Criterion, coach, field, portal, story, transcripts } from './criterion.ts';

/** Principles 3 and 4: understandable, and robust. */
export const understandable: readonly Criterion[] = [
  {
    id: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    since: '2.0',
    tests: [
      portal('sign-in', 'switches to Spanish, and remembers it'),
      coach('prerendered', '/faq exists in both languages, with its own head'),
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
    tests: [portal('error-words', 'shows the error message in English: getting started')],
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
      coach('sign-in', 'a sign-in link leads to the wanted path, once, at the press of a button'),
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
