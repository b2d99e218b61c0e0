import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For the hours of a usual week, such as when a coach is available. As a grid they are painted by half hours; as a list, which is all there is on a phone, they are chosen by quarter hours, copied to other days and removed. A second zone stands beside, with the difference that holds in the week of `date`.',
  avoid:
    'For days on which other hours hold: `DateOverrides`. For what is on at certain dates: `Calendar` or `AgendaList`. For one free time to choose: `SlotPicker`. For a single time: `TimeField`.',
  anatomy: {
    Zone: 'whose clock the hours are on',
    'Grid or list': 'two views of the same hours',
    Grid: 'a column for each weekday, a row for each half hour; partly available ones have a look of their own',
    List: 'a group for each weekday with starts and ends, and what is wrong with them',
    Copy: 'a menu: to every day, to Monday to Friday, to one other day',
  },
  keyboard: {
    Tab: 'goes to one half hour of the grid, then out of it',
    'Arrow keys': 'a half hour up or down, a day left or right',
    'Space, Enter': 'makes the half hour available, or takes that back',
    'Shift with an arrow key': 'goes on with what the half hour before is',
    'Home, End': 'the first or the last day, at the same time',
    'Ctrl + Home, Ctrl + End': 'the first half hour of the first day, the last of the last',
    'Page up, Page down': 'two hours up or down',
  },
} satisfies ComponentDocs;
