import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Inside a page with a form whose content would be lost by leaving: give it `form.isUnsaved`, or `draft.isUnsaved`. Links inside the app, and Back where the browser tells of it, open a question first; closing or loading anew makes the browser ask.',
  avoid:
    'For a search, a filter or a switch that works at once. A form that keeps a draft on a server asks only while something is not saved there yet.',
  anatomy: {
    Question: '“Leave without saving?”, an alert dialog',
    Stay: 'has the focus at first, for that loses nothing',
    Leave: 'goes where the link or Back was leading',
  },
  keyboard: {
    Escape: 'stays on the page; the focus goes back to where it was',
  },
} satisfies ComponentDocs;
