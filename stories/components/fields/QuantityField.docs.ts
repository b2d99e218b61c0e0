import type { QuantityFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['ask for a weight or a distance', 'change a number by one'],
  use: 'For an amount in a unit that is measured, such as a weight or a distance, or for a small number that is often changed by one. `unit` is an identifier of CLDR, so its sign and name are in the user’s language. `step` adds the buttons.',
  avoid:
    'For other words after a number, such as “seats”, and units that `Intl.NumberFormat` doesn’t have, such as milligrams: `NumberField` with `unit`. For money: `MoneyField`. For a rating: `ScaleField`. Leave `step` out if people know the number, such as their height. `min` and `max` only limit the steps; limit the answer with `numberBetween`.',
  anatomy: {
    label: 'what is measured',
    description: 'below the label, above the box',
    error: 'below the hint, with an icon and text',
    prefix: 'the unit’s sign in the languages that have it before the number',
    control: 'any notation of the locale, with or without the unit; the mouse wheel doesn’t change it',
    suffix: 'the unit’s sign; its name is read with the label',
    steps: 'two buttons beside the box, which keep the focus where it is',
    note: 'below the box, when there is something to say',
  },
  keyboard: {
    'Arrow up, Arrow down':
      'with `step`, go to the next step; a number between two steps goes to the nearer one',
  },
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<QuantityFieldProps>>;
