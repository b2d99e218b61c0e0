import { defineMessages } from 'react-intl';

export const chooseMessages = defineMessages({
  text: {
    id: 'field.choose',
    defaultMessage: 'Choose…',
    description: 'First line of a list of options, nothing chosen yet',
  },
});

interface SharedValues {
  charactersLeft: { count: number };
  charactersOver: { count: number };
}

/** Messages shared by several fields. Those of a single field are in its file, so that a page loads only its own. */
export const sharedMessages = defineMessages<{ [K in keyof SharedValues]: SharedValues[K] }>({
  charactersLeft: {
    id: 'field.charactersLeft',
    defaultMessage:
      '{count, plural, =0 {No characters left} one {# character left} other {# characters left}}',
    description: 'Under a text box that is nearly full',
  },
  charactersOver: {
    id: 'field.charactersOver',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'Under a text box that holds more than it may',
  },
});
