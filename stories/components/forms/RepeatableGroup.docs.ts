import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For several of the same in one form: educations, links, phones. Each row is a group of its own with a number; a new one takes the focus, and errors, also those of the server, stay with their row when another one goes.',
  avoid:
    'For one choice for each of several given lines: `AssignAll`. For words from a list: `MultiSelectField`. For rows that are long or have to be saved one by one: a list with a `Dialog` or a page for each.',
  anatomy: {
    Legend: 'what there are several of',
    'Hint and error': 'of the whole group, such as too few rows',
    Rows: 'a group each, called by its number',
    Remove: 'below the fields of its row; its name tells which row',
    Add: 'after the last row; goes when there are as many as there may be',
  },
  keyboard: {
    'Enter, Space on “Add”': 'adds a row; the focus goes into its first field',
    'Enter, Space on “Remove”':
      'takes the row away; the focus goes to the one that took its place, or to “Add”',
  },
} satisfies ComponentDocs;
