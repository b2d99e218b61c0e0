import { cardErrorMessages } from '@institute/design-system/cards';
import { defineMessages } from 'react-intl';
import { errorMessages } from './messages.ts';
import './account-messages.ts';

/** Error messages of signed-in screens, loaded with the first of them. */
export const signedInMessages = defineMessages({
  badRequest: { defaultMessage: 'We couldn’t show this list. Open the page again from the menu.' },
  methodNotAllowed: { defaultMessage: 'You can’t do that here. Reload the page to get the latest version.' },
  payloadTooLarge: {
    defaultMessage: 'That’s too much to send at once. Choose a file of up to 10 MB, or shorten the text.',
  },
  unsupportedMediaType: { defaultMessage: 'We can’t accept this type of file. Choose another one.' },
  limitReached: {
    defaultMessage: 'You’ve reached the limit. Delete one you no longer need, then try again.',
  },
  versionConflict: { defaultMessage: 'This was changed somewhere else in the meantime.' },
  idempotencyKeyReused: {
    defaultMessage: 'This was already sent with different details. Reload the page, then try again.',
  },
  productHasSessions: {
    defaultMessage:
      'You can’t delete this yet: clients have sessions booked, or can still object to how one went.',
  },
  coachHasSessions: {
    defaultMessage:
      'You can’t close your coach account yet. Hold or cancel your booked sessions and the meetings of your circles, and record how past sessions went. Their clients can still object for a few days.',
  },
  sellingIncomplete: {
    defaultMessage:
      'You can’t publish this yet. Save it as a draft; “My services” shows what’s still missing.',
  },
  serviceLimitReached: {
    defaultMessage:
      'The plan doesn’t include that many published services. Unpublish one, or choose another plan.',
  },
  slotTaken: { defaultMessage: 'That time was just taken. Choose another one.' },
  refundNotPossible: {
    defaultMessage: 'This can’t be refunded now. A session may have just been booked or refunded.',
  },
  sessionStatusInvalid: {
    defaultMessage: 'This session has changed, so that’s no longer possible. Reload the page to see it.',
  },
  ownRecord: { defaultMessage: 'This is about you, so you can’t do it yourself. Ask a colleague to do it.' },
  coachingCircleNotHaveOpenSessions: {
    defaultMessage: 'This session has already started, so that’s no longer possible.',
  },
  openSessionsNumberLessThanMinimumRequired: {
    defaultMessage:
      'The circle would have too few open sessions. Plan another session before you delete this one.',
  },
  sessionTooLong: { defaultMessage: 'A session can’t last that long. Choose an earlier end time.' },
  startTimeMustBeLessThanEndTime: { defaultMessage: 'Start time must be less than end time' },
  subscriptionStatusInvalid: {
    defaultMessage: 'Your subscription has changed, so that’s no longer possible. Reload the page to see it.',
  },
});

errorMessages.add({ ...cardErrorMessages, ...signedInMessages });
