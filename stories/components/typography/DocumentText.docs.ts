import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a document that comes as HTML from the server and is read before it is agreed to: an agreement, disclosures.',
  avoid: 'For text of the app itself: `Prose`.',
  anatomy: {
    Title: 'a heading of the second level, so that the page keeps its own',
    Contents: 'links to the sections, from three sections on',
    Sections: 'a heading of the third level each, then paragraphs, lists and tables',
  },
  keyboard: { Tab: 'Goes through the contents; Enter leads to the section.' },
} satisfies ComponentDocs;
