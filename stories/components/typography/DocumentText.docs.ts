import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show an agreement to read', 'show a document from the server'],
  use: 'For a document that comes as HTML from the server and is read before agreeing to it: an agreement, disclosures.',
  avoid: 'For text of the app itself: `Prose`.',
  anatomy: {
    Title: 'a level-2 heading, because the page has its own level-1 heading',
    Contents: 'links to the sections, if there are at least three',
    Sections: 'a level-3 heading each, then paragraphs, lists and tables',
  },
  keyboard: { Tab: 'moves through the contents; Enter jumps to the section' },
} satisfies ComponentDocs;
