import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show settings as rows with Change', 'edit a section in its place'],
  use: 'For settings and profiles, in a `Card` with `padding="rows"`: each section says what is saved, and “Change” opens its form in its place. Opening one closes the others, except those in which something was changed. With the name of the form’s `draft`, it’s open from the start if something is kept; with an `id`, a link to the fragment opens it.',
  avoid:
    'For the only form of a page, or one that is longer than the window: leave it open. For a single question about one of many: `FormDialogButton`.',
  anatomy: {
    'Title and lead': 'what the section is',
    Change: 'at the end of the title’s line',
    Content: 'what is saved, such as a `DescriptionList`; for a password nothing',
    Form: 'in the place of the content, with buttons to save and to cancel',
  },
  keyboard: {
    Enter:
      'on Change: opens the form and moves the focus to its first field; saving and canceling move it back',
  },
} satisfies ComponentDocs;
