import type { DrawerProps } from '@institute/design-system';
import type { ComponentDocs, PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['look at details without leaving a list', 'show many filters', 'open a panel at the side'],
  use: 'For content that users look at without leaving the page: the latest messages, the details of a row, a long list of filters. It opens at the end side over the full height; the page behind is inert.',
  avoid:
    'For a question or a short form: `Dialog`. For a short explanation next to a button: `Popover`. Set `isDismissable` to false if users can type in it.',
  anatomy: {
    header: 'always visible',
    title: 'names the drawer',
    close: 'the close button',
    body: 'scrolls',
    actions: 'at the bottom, always visible',
  },
  keyboard: {
    'Tab, Shift Tab': 'move inside the drawer',
    Escape: 'closes it and returns the focus',
  },
  styling: {},
} satisfies ComponentDocs<PartOf<DrawerProps>>;
