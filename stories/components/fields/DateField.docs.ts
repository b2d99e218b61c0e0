import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a date that people know by heart or have on paper: a birth date, the day of an exam. It is typed as MM-DD-YYYY, hyphens come by themselves, and any usual spelling can be pasted. What is no date stays as typed, and the rule says what is wrong.',
  avoid:
    'For a day that has to be found, such as a free appointment: offer those days. For a month of a card: `ExpirationField`.',
  anatomy: {
    Label: 'which date',
    Hint: 'the form, with an example',
    Box: 'one text box, in figures that line up',
    Error: 'what is wrong with what was typed',
  },
  keyboard: {
    Figures: 'hyphens come by themselves',
    'Ctrl Z': 'takes back what was typed, as in any box',
  },
} satisfies ComponentDocs;
