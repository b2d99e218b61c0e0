import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  choose: { id: 'file.choose', defaultMessage: 'Choose a file', description: 'Button of a field for a file' },
  chooseAnother: {
    id: 'file.chooseAnother',
    defaultMessage: 'Choose another file',
    description: 'Button of a field for a file that holds one',
  },
  dropOrPaste: {
    id: 'file.dropOrPaste',
    defaultMessage: 'or drop it here, or paste it',
    description: 'After the button of a field for a file',
  },
  cancel: {
    id: 'file.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that ends the sending of a file',
  },
  retry: { id: 'file.retry', defaultMessage: 'Try again', description: 'Button that sends a file again' },
  removeShort: {
    id: 'file.removeShort',
    defaultMessage: 'Remove',
    description: 'Button that takes a file away from its field',
  },
  cancelled: {
    id: 'file.cancelled',
    defaultMessage: 'Upload canceled. The file wasn’t sent.',
    description: 'Said by screen readers after the sending of a file was ended',
  },
  failed: {
    id: 'file.failed',
    defaultMessage: 'The file wasn’t sent. Try again or remove it.',
    description: 'Beside a file that could not be sent',
  },
  wait: {
    id: 'file.wait',
    defaultMessage: 'Please wait until the file has uploaded',
    description: 'Error of a field for a file when its form is sent too early',
  },
  empty: {
    id: 'file.empty',
    defaultMessage: 'This file is empty. Please choose another',
    description: 'Error of a field for a file',
  },
});

interface PhraseValues {
  limits: { types: string; size: string };
  sending: { name: string };
  sent: { percent: string };
  stored: { name: string };
  removed: { name: string };
  remove: { name: string };
}

export const phrases = defineMessages<{ [K in keyof PhraseValues]: PhraseValues[K] }>({
  limits: {
    id: 'file.limits',
    defaultMessage: '{types}, up to {size}',
    description: 'Hint of a field for a file; types is a list such as JPEG, PNG, or WebP, size such as 10 MB',
  },
  sending: {
    id: 'file.sending',
    defaultMessage: 'Uploading {name}',
    description: 'Name of the bar that shows how much of a file was sent',
  },
  sent: {
    id: 'file.sent',
    defaultMessage: '{percent} sent',
    description: 'How much of a file was sent, such as 25%',
  },
  stored: {
    id: 'file.stored',
    defaultMessage: '{name} was uploaded',
    description: 'Said by screen readers when a file has arrived; name is that of the file',
  },
  removed: {
    id: 'file.removed',
    defaultMessage: '{name} removed',
    description: 'Said by screen readers after a file was taken away from its field',
  },
  remove: {
    id: 'file.remove',
    defaultMessage: 'Remove {name}',
    description: 'Name of the button that takes a file away from its field',
  },
});
