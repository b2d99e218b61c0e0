import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['warn about unsaved changes', 'ask before leaving a page'],
  use: 'Inside a page with a form that would lose changes when the user leaves: pass `form.isUnsaved`, or `draft.isUnsaved`. Links inside the app, and Back in browsers that report it, open a dialog first; on closing or reloading the page, the browser asks, unless a `DraftStore` keeps what was typed.',
  avoid:
    'For a search, a filter or a switch that takes effect immediately. A form that keeps a draft on a server asks only while something is not saved there yet.',
  anatomy: {
    Question: '“Leave without saving?”, an alert dialog',
    Stay: 'has the initial focus, because it loses nothing',
    Leave: 'continues the navigation',
  },
  keyboard: {
    Escape: 'stays on the page and restores focus',
  },
} satisfies ComponentDocs;
