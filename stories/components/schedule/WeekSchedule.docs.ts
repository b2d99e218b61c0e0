import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['set weekly hours', 'set when a coach is available'],
  use: 'For weekly hours, such as a coach’s availability. The grid is painted in half hours; the list, which is the only view on a phone, has times in quarter hours that can be copied to other days and removed. A second time zone can be shown beside, with its offset in the week of `date`.',
  avoid:
    'For days with different hours: `DateOverrides`. For events on certain dates: `Calendar` or `AgendaList`. For choosing an available time: `SlotPicker`. For a single time: `TimeField`.',
  anatomy: {
    'Grid or list': 'two views of the same hours',
    Zone: 'the time zone of the hours',
    Grid: 'a column for each weekday, a row for each half hour; hours are blocks with their times, to the minute',
    'Before and after': 'fold the early and late hours; unfolded as far as some are available',
    List: 'a group for each weekday with start and end times and their errors; on a phone, each is a line until it is opened, and one is open at a time',
    Copy: 'a menu: to every day, to Monday through Friday, or to one other day',
  },
  keyboard: {
    Tab: 'moves to a half hour in the grid, then out of it',
    'Arrow keys': 'a half hour up or down, a day left or right',
    'Space, Enter': 'make the half hour available or unavailable',
    'Shift with an arrow key': 'extend the state of the current half hour',
    'Home, End': 'the first or last day, at the same time',
    'Ctrl + Home, Ctrl + End': 'the first half hour of the week, or the last',
    'Page up, Page down': 'two hours up or down',
  },
} satisfies ComponentDocs;
