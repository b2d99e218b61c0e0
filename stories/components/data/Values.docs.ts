import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a date or a time', 'show an amount of money', 'show a phone number'],
  use: 'Wherever a date, a time, an amount, a percentage or a phone number is shown: `DateValue`, `DateTimeValue`, `MoneyValue`, `PercentValue`, `PhoneValue`. They format it in the page’s language, in tabular figures.',
  avoid:
    'For input: use the field of the same name. Never format by hand, and never turn a calendar day into an instant.',
  anatomy: {
    '`DateValue`': 'a calendar day, the same everywhere',
    '`DateTimeValue`': 'an instant in the user’s time zone, optionally with the zone',
    '`MoneyValue`': 'exact minor units with their currency; optionally “Free” for zero',
    '`PercentValue`': 'two decimals',
    '`PhoneValue`': 'in groups; national for domestic numbers, international for others',
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
