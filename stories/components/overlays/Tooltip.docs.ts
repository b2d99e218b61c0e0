import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a few words more on a button or link that is clear without them. It comes on hover and on keyboard focus, and is read as the description.',
  avoid:
    'For what anybody needs: nobody sees it on a touch screen. For the name of an icon: that is the `label` of `IconButton`. For links or buttons: `Popover`. Not on text, nor on a disabled button, which takes no focus.',
  anatomy: {
    Control: 'one button or link',
    Words: 'a line or two',
  },
  keyboard: {
    Tab: 'onto the control: shows it; away from it: puts it away',
    Escape: 'puts it away; a dialog around stays open',
    'Enter, Space': 'puts it away, and presses the control',
  },
} satisfies ComponentDocs;
