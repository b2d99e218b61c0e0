import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a date that people know by heart or have on paper: a birth date, the day of an exam. It is typed as MM-DD-YYYY with hyphens put in on the way; any other usual spelling can be typed, dictated or pasted as well, months by name in English and Spanish among them. What is no date stays as typed, a note points out characters that no date has, and the rule says what is wrong. With `calendar` a day that is chosen rather than remembered can be looked up.',
  avoid:
    'For a free appointment: `SlotPicker`. For two days that belong together: `DateRangeField`. For a month of a card: `ExpirationField`.',
  anatomy: {
    Label: 'which date',
    Hint: 'the form, with an example',
    Box: 'one text box, in figures that line up',
    Calendar: 'optional; a button in the box that opens a month',
    Note: 'characters that no date has',
    Error: 'what is wrong with what was typed',
  },
  keyboard: {
    Figures: 'hyphens come by themselves',
    'Ctrl Z': 'takes back what was typed, as in any box',
    'Enter, Space on the calendar button': 'opens the calendar at the day in the box',
    'Arrow keys in the calendar': 'a day or a week on or back',
    'Home, End in the calendar': 'the first or the last day of the month',
    'Page up, Page down in the calendar': 'a month back or on; with Shift a year',
    'Escape in the calendar': 'closes it; the focus goes back to the button',
  },
} satisfies ComponentDocs;
