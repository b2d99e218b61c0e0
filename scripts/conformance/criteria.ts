import { type Criterion, story } from './criterion.ts';
import { operable } from './operable.ts';
import { perceivable } from './perceivable.ts';
import { understandable } from './understandable.ts';

/** In the order of their numbers. */
export const criteria: readonly Criterion[] = [...perceivable, ...operable, ...understandable];

/** Clauses of EN 301 549 V3.2.1 outside chapter 9, which repeats WCAG 2.1, as far as they concern web apps and documents. */
export const clauses: readonly Omit<Criterion, 'level' | 'since'>[] = [
  {
    id: '5.2',
    name: 'Activation of accessibility features',
    tests: [
      ['design-system/src/theme/create-theme.test.ts', 'keep every pair in every theme'],
      ['stories/forced-colors.built.test.ts', 'shows different states of %s in forced colors'],
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
  {
    id: '7.1.1',
    name: 'Captioning playback',
    tests: [story('data/Media', 'AFilmHasCaptionsAndATranscript')],
  },
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
    tests: [['stories/forced-colors.built.test.ts', 'marks the selection in %s in forced colors']],
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
