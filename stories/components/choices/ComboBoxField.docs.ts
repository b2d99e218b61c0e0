import type { ComboBoxFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['choose a country by typing', 'find one of many options', 'pick a person from a long list'],
  use: 'For choosing one of many options by typing: a country, a coach, a school. Accents and case don’t matter; `loadOptions` searches on a server. Options with the same `group` are under its heading, which is searched too; those without one come first. Text that matches no option stays in the box, with a note that says so.',
  avoid:
    'For up to five options: `RadioGroup`. For a short, familiar list: `SelectField`. For several options: `MultiSelectField`. For free text: `TextField`.',
  anatomy: {
    label: 'what to choose',
    description: 'below the label, above the box',
    error: 'below the hint, with an icon and text',
    control: 'the typed text, or the label of the selected option',
    Button: 'opens the whole list, for pointer and voice control',
    List: 'the matching options, under the headings of their groups; the selected one has a check mark; their number is announced',
    note: 'on blur, when the text matches no option',
  },
  keyboard: {
    Letters: 'filter the list',
    'Arrow down, Arrow up': 'open the whole list, then move through it, wrapping around',
    'Page up, Page down': 'a screenful of options up or down',
    'Home, End': 'the first or the last option of an open list',
    Enter: 'selects the focused option, or the only match; submits the form when the list is closed',
    Tab: 'selects the option reached with the arrow keys and moves on',
    'Escape, Alt Arrow up': 'close the list',
  },
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<ComboBoxFieldProps>>;
