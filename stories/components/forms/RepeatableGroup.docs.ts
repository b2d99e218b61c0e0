import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['add another row to a form', 'enter several phone numbers', 'list educations'],
  use: 'For repeated groups of fields in a form: educations, links, phones. Each row is a numbered group. A new row gets focus, and errors, including the server’s, stay with their row when another one is removed.',
  avoid:
    'For one choice per fixed row: `AssignAll`. For several options from a list: `MultiSelectField`. For rows that are long or saved one by one: a list with a `Dialog` or a page for each.',
  anatomy: {
    Legend: 'the name of the list',
    'Hint and error': 'for the whole group, such as too few rows',
    Rows: 'each is a group named by its number',
    Remove: 'below the fields of its row; its name includes the row',
    Add: 'after the last row; disappears at the maximum',
  },
  keyboard: {
    'Enter, Space on “Add”': 'adds a row; focus moves to its first field',
    'Enter, Space on “Remove”': 'removes the row; focus moves to the one that takes its place, or to “Add”',
  },
} satisfies ComponentDocs;
