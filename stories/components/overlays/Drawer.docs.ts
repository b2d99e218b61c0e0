import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For what belongs to the page and is only looked into: the latest messages, the details of a row, many filters. It stands at the end side, as high as the screen; the page behind waits.',
  avoid:
    'For a question or a short form: `Dialog`. For a few words beside a button: `Popover`. Where something can be typed, switch `isDismissable` off.',
  anatomy: {
    'Title and close button': 'always in sight',
    Content: 'scrolls',
    Actions: 'at the lower end, always in sight',
  },
  keyboard: {
    'Tab, Shift Tab': 'move inside; the focus does not leave',
    Escape: 'closes it; the focus goes back where it was',
  },
} satisfies ComponentDocs;
