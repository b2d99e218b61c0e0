import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For one of many options, found by typing: a country, a coach, a school. Accents and capitals do not matter; `loadOptions` asks a server. What is typed and is no option stays in the box, and is said to be none.',
  avoid:
    'For up to five options: `RadioGroup`. For a list that people know by heart and that the phone shows well: `SelectField`. For several: `MultiSelectField`. For a text with no list behind it: `TextField`.',
  anatomy: {
    Label: 'what is chosen',
    Box: 'what is typed, or the words of the option',
    Button: 'opens the whole list, for pointers and voices',
    List: 'the options that fit, the chosen one ticked; how many there are is read out',
    Note: 'when what was left in the box is no option',
  },
  keyboard: {
    Letters: 'narrow the list',
    'Arrow down, Arrow up': 'opens the whole list, then go through it and round its ends',
    'Page up, Page down': 'as many options back or on as are in sight',
    'Home, End': 'the first or the last option of an open list',
    Enter: 'takes the option, or the only one that is left; with a closed list sends the form',
    Tab: 'takes the option that the arrows are on, and goes on',
    'Escape, Alt Arrow up': 'closes the list',
  },
} satisfies ComponentDocs;
