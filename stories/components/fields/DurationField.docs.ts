import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For how long something lasts, where a few answers are usual: the time between sessions, how much notice is needed, how far ahead something can be booked. The value is a whole number of minutes, or of days; the words are those of the reader’s language. A value that is not among the usual ones is kept and shown.',
  avoid:
    'For a time of day: `TimeField`. For hours of a week: `WeekSchedule`. For any number: `NumberField`. For other lists: `SelectField`.',
  anatomy: {
    'Label, hint and error': 'those of every field',
    List: 'the browser’s own, from short to long; nothing at all is “None”',
  },
  keyboard: {
    'Arrow keys, letters': 'as the browser’s lists: the next one, the first that begins so',
  },
} satisfies ComponentDocs;
