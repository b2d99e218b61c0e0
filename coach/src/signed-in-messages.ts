import { problemMessages } from '@institute/api-schema/labels/problems';
import { cardErrorMessages } from '@institute/design-system/cards';
import { meetingMessages } from '@institute/shared-screens/meeting-messages.ts';
import { defineMessages } from 'react-intl';
import { errorMessages } from './messages.ts';
import './account-messages.ts';

/** Error messages of signed-in screens, loaded with the first of them. */
export const signedInMessages = {
  ...problemMessages,
  ...defineMessages({
    coachingCircleNotHaveOpenSessions: {
      defaultMessage: 'This session has already started, so that’s no longer possible.',
    },
  }),
};

errorMessages.add({ ...cardErrorMessages, ...meetingMessages, ...signedInMessages });
