import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a phone number and an e-mail address', 'say how to reach support'],
  use: 'To say how to reach the institute or a person: on a help page, at a purchase.',
  avoid: 'For a postal address alone, or where the details can be edited.',
  anatomy: {
    Name: 'of the organization or the person',
    'E-mail, phone': 'links that open the mail or phone app; left out if unknown',
    Address: 'one line per line; left out if unknown',
  },
  keyboard: {
    Enter: 'opens the mail or phone app',
  },
} satisfies ComponentDocs;
