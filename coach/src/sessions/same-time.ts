import { defineMessages } from 'react-intl';
import { errorMessages } from '../messages.ts';

errorMessages.add(
  defineMessages({
    sameTime: { defaultMessage: 'The session is already at this time. Choose another one.' },
  }),
);

/** The error of a move to the time that the session has. */
export const sameTime = { errors: [{ pointer: '/startTime', rule: 'sameTime' }] };
