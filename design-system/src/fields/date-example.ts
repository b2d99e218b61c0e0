import { defineMessages } from 'react-intl';

export const exampleMessages = defineMessages<{ date: { example: string } }>({
  date: {
    id: 'date.example',
    defaultMessage: 'For example, {example}',
    description: 'Hint of a date box; the example is a date as it is to be typed',
  },
});
