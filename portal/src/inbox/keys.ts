import { type KeyGroup, selectRowKey } from '@institute/design-system';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { Folder } from './changes.ts';

/** Moves the message with the focus, or all selected ones, out of the folder. */
export const wayOutKey = 'e';

const wayOutLabels: Record<Folder, MessageDescriptor> = defineMessages({
  inbox: { defaultMessage: 'Archive the message, or all selected ones' },
  archived: { defaultMessage: 'Move the message, or all selected ones, to your inbox' },
  deleted: { defaultMessage: 'Restore the message, or all selected ones' },
});

/** They work while the list has the focus. */
export const keysOfMessages = (intl: IntlShape, folder: Folder): KeyGroup => ({
  title: intl.formatMessage({ defaultMessage: 'In the list of messages' }),
  hints: [
    { keys: ['↑', '↓'], label: intl.formatMessage({ defaultMessage: 'Previous or next message' }) },
    { keys: ['Enter'], label: intl.formatMessage({ defaultMessage: 'Open the message' }) },
    {
      keys: [selectRowKey.toUpperCase()],
      label: intl.formatMessage({ defaultMessage: 'Select the message' }),
    },
    { keys: [wayOutKey.toUpperCase()], label: intl.formatMessage(wayOutLabels[folder]) },
  ],
});
