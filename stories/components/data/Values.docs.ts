import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Wherever a date, a time, an amount, a percentage or a phone number is shown: `DateValue`, `DateTimeValue`, `MoneyValue`, `PercentValue`, `PhoneValue`. They write it in the language of the page, in figures that line up.',
  avoid:
    'To type one: use the field of the same name. Never format by hand, and never make a calendar day into an instant.',
  anatomy: {
    '`DateValue`': 'a calendar day, the same everywhere',
    '`DateTimeValue`': 'an instant on the clock of the reader, with its zone if asked',
    '`MoneyValue`': 'exact minor units with their currency; “Free” for zero if asked',
    '`PercentValue`': 'two decimals',
    '`PhoneValue`': 'in groups; national at home, international elsewhere',
  },
  keyboard: {},
  sources: [
    'data/DateValue.tsx',
    'data/DateTimeValue.tsx',
    'data/MoneyValue.tsx',
    'data/PercentValue.tsx',
    'data/PhoneValue.tsx',
  ],
} satisfies ComponentDocs;
