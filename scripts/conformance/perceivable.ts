import { type Criterion, coach, contrast, field, portal, story, transcripts } from './criterion.ts';

const descriptions =
  'Videos of coaches have a transcript of what is said, but nothing describes what is only shown. Videos of lessons come from the institute’s learning platform.';

/** Principle 1: perceivable. */
export const perceivable: readonly Criterion[] = [
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
    tests: [
      story('data/Media', 'AFilmHasCaptionsAndATranscript'),
      [
        'api-server/src/coaches/coaches.test.ts',
        '%s: clients and strangers see it only if everyone can follow it',
      ],
      coach(
        'captions',
        'a video is shown to clients once it has captions, in each language, by keyboard alone',
      ),
      portal(
        'captions',
        'a coach’s video plays with captions in the reader’s language, and has a transcript',
      ),
    ],
    exceptions:
      'Videos of lessons come from the institute’s learning platform, and some have no captions. Coaches write the captions of their videos; their words aren’t checked.',
  },
  {
    id: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    since: '2.0',
    tests: [],
    exceptions: descriptions,
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
    exceptions: descriptions,
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
      ['stories/forced-colors.built.test.ts', 'shows different states of %s in forced colors'],
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
    tests: [
      contrast('%s on %s is at least 4.5:1'),
      ['design-system/src/theme/create-theme.test.ts', 'keep every pair in every theme'],
    ],
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
    tests: [contrast('%s next to %s is at least 3:1')],
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
];
