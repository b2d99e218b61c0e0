import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['close something with an X', 'offer an action without a text', 'save space in a toolbar'],
  use: 'Where everyone understands the icon and space is limited: close, show the password, remove a row. Its `label` is its name and its tooltip.',
  avoid: 'For the main action of a view, or where two icons could be confused: use a `Button` with text.',
  anatomy: {
    Icon: '1.5 px stroke, inherits the text color',
    Target: '44 × 44 px for every icon',
  },
  keyboard: {
    'Enter, Space': 'activates it',
  },
  styling: {
    data: { variant: '`primary`, `secondary`, `quiet` or `danger`' },
    variables: { 'button-radius': 'corners' },
  },
} satisfies ComponentDocs;
