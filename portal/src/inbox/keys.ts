import { type KeyGroup, selectRowKey } from '@institute/design-system';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { Folder } from './changes.ts';

/** Moves the message with the focus, or all selected ones, out of the folder. */
export const wayOutKey = 'e';

const wayOutLabels: Record<Folder, MessageDescriptor> = defineMessages({
  inbox: {
    defaultMessage: 'Archive the message, or all selected ones',
    description: 'What a key does in the inbox',
  },
  archived: {
    defaultMessage: 'Move the message, or all selected ones, to your inbox',
    description: 'What a key does in the archive',
  },
  deleted: {
    defaultMessage: 'Restore the message, or all selected ones',
    description: 'What a key does in the list of deleted messages',
  },
});

/** The keys of a list of messages, which work while it has the focus. */
export const keysOfMessages = (intl: IntlShape, folder: Folder): KeyGroup => ({
  title: intl.formatMessage({
    defaultMessage: 'In the list of messages',
    description: 'Heading over keys that work in the inbox',
  }),
  hints: [
    {
      keys: ['↑', '↓'],
      label: intl.formatMessage({
        defaultMessage: 'Previous or next message',
        description: 'What the arrow keys do in the inbox',
      }),
    },
    {
      keys: ['Enter'],
      label: intl.formatMessage({
        defaultMessage: 'Open the message',
        description: 'What Enter does in the inbox',
      }),
    },
    {
      keys: [selectRowKey.toUpperCase()],
      label: intl.formatMessage({
        defaultMessage: 'Select the message',
        description: 'What a key does in the inbox',
      }),
    },
    { keys: [wayOutKey.toUpperCase()], label: intl.formatMessage(wayOutLabels[folder]) },
  ],
});
