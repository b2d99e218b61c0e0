import type { LinkButtonProps } from '@institute/design-system';
import type { ComponentDocs, PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['lead to the next step of a page', 'make a link look like a button'],
  use: 'Where navigating is the main action: “Start enrolling”, “Back to my courses”. It is a link, so it can be opened in a new tab.',
  avoid: 'For a form or a change of data: use `Button`. Next to text, a plain `Link` is enough.',
  anatomy: {
    Icon: 'before the text, or an arrow after it',
    content: 'where it leads; with `isNewTab`, an arrow after it says that it opens a new tab',
  },
  keyboard: {
    Enter: 'follows it',
  },
  styling: {
    data: {
      variant: '`primary`, `secondary`, `quiet` or `danger`',
      size: '`m` or `l`',
      'icon-on-phones': 'its text is hidden on phones',
    },
    variables: {
      'button-radius': 'corners',
      'button-height': 'least height',
      'button-padding': 'space at both ends',
    },
  },
} satisfies ComponentDocs<PartOf<LinkButtonProps>>;
