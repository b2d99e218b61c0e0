import type { DialogProps } from '@institute/design-system';
import type { ComponentDocs, PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a form over the page', 'require a decision', 'open a modal window'],
  use: 'When users must decide or type something before they continue: a confirmation, a short form. The rest of the page is inert; the focus stays inside and returns to where it was.',
  avoid: 'For a message: `toast` or `Banner`. For a long form: a page. Never open one dialog from another.',
  anatomy: {
    header: 'the title and the close button',
    title: 'names the dialog; a question if it asks one',
    close: 'not with `isAlert`',
    body: 'short',
    actions: 'the main action comes last, primary or danger',
  },
  keyboard: {
    'Tab, Shift Tab': 'move inside the dialog',
    Escape: 'closes it if it is dismissable',
  },
  styling: { variables: { 'dialog-radius': 'corners' } },
} satisfies ComponentDocs<PartOf<DialogProps>>;
