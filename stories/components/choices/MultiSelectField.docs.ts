import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For several of many options, found by typing: languages, specializations. What is chosen stands above the box as tags, in the order in which it was. `min` and `max` say how many; more than the most is kept, and said.',
  avoid:
    'For up to about ten options: `CheckboxGroup`, all in sight. For one option: `ComboBoxField`. For words that are on no list: `RepeatableGroup` with a `TextField`.',
  anatomy: {
    Label: 'what is chosen',
    Hint: 'with how many can be chosen',
    Tags: 'what is chosen, each with its button that removes it; plain text where nothing can be removed',
    Box: 'empty again after each choice',
    List: 'the options that fit, those chosen are ticked',
    Note: 'when too many are chosen, or the box holds what is no option',
  },
  keyboard: {
    Letters: 'narrow the list',
    'Arrow down, Arrow up': 'opens the whole list, then go through it and round its ends',
    'Page up, Page down': 'as many options back or on as are in sight',
    'Home, End': 'the first or the last option of an open list',
    Enter: 'takes the option, or takes it away when it is chosen; the list closes',
    Tab: 'takes the option that the arrows are on, and goes on; takes nothing away',
    'Escape, Alt Arrow up': 'closes the list',
    'Backspace in the empty box': 'goes to the last tag',
    'Arrow keys on a tag': 'the tag before or after it; all tags are one stop of Tab',
    'Backspace, Delete on a tag': 'removes it; the focus goes to the next tag, or the one before, or the box',
  },
} satisfies ComponentDocs;
