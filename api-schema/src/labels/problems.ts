import { defineMessages } from 'react-intl';

/** What errors of signed-in screens say in both apps, by their keys. */
export const problemMessages = defineMessages({
  badRequest: { defaultMessage: 'We couldn’t show this list. Open the page again from the menu.' },
  methodNotAllowed: { defaultMessage: 'You can’t do that here. Reload the page to get the latest version.' },
  payloadTooLarge: {
    defaultMessage: 'That’s too much to send at once. Choose a file of up to 10 MB, or shorten the text.',
  },
  unsupportedMediaType: { defaultMessage: 'We can’t accept this type of file. Choose another one.' },
  limitReached: {
    defaultMessage: 'You’ve reached the limit. Delete one you no longer need, then try again.',
  },
  versionConflict: {
    defaultMessage:
      'This was changed somewhere else in the meantime. Look at the latest version before you save.',
  },
  idempotencyKeyReused: {
    defaultMessage: 'This was already sent with different details. Reload the page, then try again.',
  },
  ownRecord: { defaultMessage: 'This is about you, so you can’t do it yourself. Ask a colleague to do it.' },
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
  termsChanged: {
    defaultMessage:
      'The terms have just changed, so we haven’t done anything yet. Check what happens now, then decide.',
  },
  slotTaken: { defaultMessage: 'That time was just taken. Choose another one.' },
  refundNotPossible: {
    defaultMessage: 'This can’t be refunded now. A session may have just been booked or refunded.',
  },
  sessionStatusInvalid: {
    defaultMessage: 'This session has changed, so that’s no longer possible. Reload the page to see it.',
  },
  openSessionsNumberLessThanMinimumRequired: {
    defaultMessage:
      'The circle would have too few open sessions. Add another session before you delete this one.',
  },
  sessionTooLong: { defaultMessage: 'A session can’t last that long. Choose an earlier end time.' },
  startTimeMustBeLessThanEndTime: {
    defaultMessage: 'The start time must be before the end time. Please change one of them.',
  },
  subscriptionStatusInvalid: {
    defaultMessage: 'Your subscription has changed, so that’s no longer possible. Reload the page to see it.',
  },
});
