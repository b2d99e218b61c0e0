import { defineMessages } from 'react-intl';

/** What rules that only the server checks say at the fields of a meeting's time. An app adds them to its messages. */
export const meetingMessages = defineMessages({
  timePassed: { defaultMessage: 'This time has passed. Choose a later one.' },
});
