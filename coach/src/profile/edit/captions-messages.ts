import { defineMessages } from 'react-intl';
import { errorMessages } from '../../messages.ts';

// What the server finds in a file of captions, loaded with the form that uploads one.
errorMessages.add(
  defineMessages({
    captionsTime: {
      defaultMessage:
        'We can’t read line {line}. Write the times like 00:00:05.000 --> 00:00:08.000, and put an empty line after each caption',
      description: 'Error of a field for a file of captions; line is the number of a line in the file',
    },
    captionsOrder: {
      defaultMessage:
        'Check the times in line {line}. A caption has to end after it starts, and can’t start before the one above it',
      description: 'Error of a field for a file of captions; line is the number of a line in the file',
    },
    captionsGap: {
      defaultMessage: 'The caption in line {line} needs an empty line above it',
      description: 'Error of a field for a file of captions; line is the number of a line in the file',
    },
    captionsEmpty: { defaultMessage: 'There are no captions in this file' },
    captionsEncoding: {
      defaultMessage: 'We can’t read the characters in this file. Save it as UTF-8 and choose it again',
    },
  }),
);
