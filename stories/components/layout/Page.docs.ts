import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['lay out a screen', 'give a screen its title'],
  use: 'A screen’s content: its heading, then its sections. `narrow` for one form, `text` for reading, `wide` for most, `full` for tables and schedules. `PageHeader` shows its head in a card.',
  avoid: 'Twice on a screen: it contains the `h1`. Focus that after each navigation.',
  anatomy: {
    Above: 'a `BackLink`',
    Cover: 'of a person, with the portrait over its edge',
    Title:
      'the `h1`, after the `avatar` of a person whom the page is about: by default, the title of the route; in an `AppShell` with a `section`, the name of that',
    Status: 'a `StatusBadge` under the title, and part of the heading',
    Tabs: 'of the section, unless there is a way back',
    Lead: 'one sentence',
    Actions:
      'next to the title, or beside the lead under tabs; below it on phones, unless all have `isIconOnPhones`',
    Parts: 'evenly spaced',
  },
  keyboard: {},
} satisfies ComponentDocs;
