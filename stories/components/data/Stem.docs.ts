import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a learning path', 'show the weeks of a course'],
  use: 'For a long way in parts that each have content: the weeks of a course. The current part is unfolded, and the others take one line. With a `doneTitle`, those that are done take one line together.',
  avoid:
    'For events in time: `Timeline`. For the steps of a form: `Stepper`. For a single figure: `Meter` or `Donut`.',
  anatomy: {
    Stem: 'the line from leaf to leaf',
    Mark: 'a filled leaf for what is done, its outline for what lies ahead, the sun for now; decorative, because the state is read before the title',
    Title: 'the heading, a button that folds and unfolds the part',
    Progress: 'how much of the part is done, as text',
    Content: 'of an unfolded part; the browser’s search finds the others',
  },
  keyboard: { 'Enter, Space': 'on a title: folds or unfolds the part' },
} satisfies ComponentDocs;
