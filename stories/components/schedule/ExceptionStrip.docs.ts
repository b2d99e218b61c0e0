import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show days off that are coming up', 'see which days differ from the usual week'],
  use: 'For the next days on which a schedule differs from its usual week, in sight of the week: days off, shorter days. Each leads to where it is changed.',
  avoid: 'For changing them: `DateOverrides`. For the usual week: `WeekSchedule`.',
  anatomy: {
    Label: 'says what the days are',
    'A day':
      'the date, or the first and the last one, with its hours or “Not available”; the whole chip is the link',
  },
  keyboard: { Tab: 'moves to the next day', Enter: 'goes to where the day is changed' },
} satisfies ComponentDocs;
