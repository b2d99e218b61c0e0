import type { DateTimeFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['ask for a date and a time', 'say when an event starts'],
  use: 'For the moment of something that people know or decide, such as when symptoms began or when an event starts. The time is on the clocks of `timeZone`, which the hint says. The value is one text, `YYYY-MM-DDTHH:mm`; `instantOf(parseWallTime(value), timeZone)` of `/availability` is the moment. A time that the clocks skip counts as later by the skipped time, and of one that comes twice the first counts: a note says so. The rule is `dateTime`.',
  avoid:
    'For choosing one of the times that are free: `SlotPicker`. For a date alone: `DateField`, and for a time of day that repeats: `TimeField`. For two days: `DateRangeField`.',
  anatomy: {
    label: 'the question, as the legend of the two boxes',
    description: 'below the legend, with the time zone',
    error: 'below the hint; the box that it is about is marked',
    boxes: 'a `DateField` and a `TimeField`, side by side where there is space',
    note: 'what a time means when the clocks change',
  },
  keyboard: {
    Tab: 'moves from the date to the time',
  },
  styling: { data: fieldStates },
} satisfies ComponentDocs<PartOf<DateTimeFieldProps>>;
