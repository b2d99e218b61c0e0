import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'When something has to be decided or typed before going on: confirm what cannot be undone, a short form. The rest of the page waits, the focus stays inside and goes back where it was.',
  avoid: 'For a message: `toast` or `Banner`. For a long form: a page. Never open one from another.',
  anatomy: {
    Title: 'its name, a question where there is one',
    'Close button': 'not where `isAlert`',
    Content: 'short',
    Actions: 'the way on comes last, primary or danger',
  },
  keyboard: {
    'Tab, Shift Tab': 'move inside; the focus does not leave',
    Escape: 'closes it, where it may be closed',
  },
} satisfies ComponentDocs;
