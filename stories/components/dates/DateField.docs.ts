import type { DateFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['ask for a birth date', 'type a date', 'enter the day of an exam'],
  use: 'For a date that people know by heart or have on paper: a birth date, the day of an exam. It is typed in the order of the region, with separators added while typing. Any other common format can be typed, dictated or pasted as well, including month names in the languages of the region. If a text may be either of two days, such as 1.9.1990 where the month comes first, both are offered as buttons, whether it is typed or pasted. Text that is not a date stays as typed, a note points out characters that no date contains, and the rule says what is wrong. With `calendar`, users can look up a day.',
  avoid:
    'For an available appointment: `SlotPicker`. For a start and an end date: `DateRangeField`. For the expiration month of a card: `ExpirationField`.',
  anatomy: {
    label: 'which date',
    description: 'the format, with an example',
    control: 'one text box, with tabular figures',
    Calendar: 'optional; a button in the box that opens a month',
    note: 'characters that no date contains, or the two dates that the text may mean',
    error: 'what is wrong with the typed text',
  },
  keyboard: {
    Digits: 'separators are added automatically',
    'Ctrl Z': 'undoes typing, as in any box',
    'Enter, Space on the calendar button': 'opens the calendar at the day in the box',
    'Arrow keys in the calendar': 'a day or a week forward or back',
    'Home, End in the calendar': 'the first or the last day of the month',
    'Page up, Page down in the calendar': 'a month back or forward; with Shift a year',
    'Escape in the calendar': 'closes it; focus returns to the button',
  },
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<DateFieldProps>>;
