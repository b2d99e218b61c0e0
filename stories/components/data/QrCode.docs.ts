import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a QR code', 'open a page on a phone'],
  use: 'To open the address of a printed or shown page on a phone. Dark on white in every theme, with the margin that scanners need.',
  avoid: 'As the only way to an address: show it as text or a link too.',
  anatomy: { Code: 'the modules, as one picture with a name' },
  keyboard: {},
} satisfies ComponentDocs;
