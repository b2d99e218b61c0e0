import { cardErrorMessages } from '@institute/design-system/cards';
import { defineMessages } from 'react-intl';
import { errorMessages } from './messages.ts';

/** Error messages of signed-in screens, loaded with the first of them. */
export const signedInMessages = defineMessages({
  badRequest: {
    defaultMessage: 'We couldn’t show this list. Open the page again from the menu.',
    description: 'Error: the request could not be read',
  },
  methodNotAllowed: {
    defaultMessage: 'You can’t do that here. Reload the page to get the latest version.',
    description: 'Error: the server does not know the call, as after an update',
  },
  payloadTooLarge: {
    defaultMessage: 'That’s too much to send at once. Choose a file of up to 10 MB, or shorten the text.',
    description: 'Error: what was sent is too large',
  },
  unsupportedMediaType: {
    defaultMessage: 'We can’t accept this type of file. Choose another one.',
    description: 'Error: a file of a type that is not accepted',
  },
  limitReached: {
    defaultMessage: 'You’ve reached the limit. Delete one you no longer need, then try again.',
    description: 'Error: no more of this kind can be added, such as services or notes',
  },
  versionConflict: {
    defaultMessage: 'This was changed somewhere else in the meantime.',
    description: 'Error: another tab or device has saved a newer version',
  },
  idempotencyKeyReused: {
    defaultMessage: 'This was already sent with different details. Reload the page, then try again.',
    description: 'Error: the same attempt was sent twice with different content',
  },
  productHasSessions: {
    defaultMessage: 'You can’t delete this yet: clients have sessions booked.',
    description: 'Error: a coach deletes a service that still has upcoming sessions',
  },
  coachHasSessions: {
    defaultMessage:
      'You can’t close your coach account yet. Hold or cancel your booked sessions and the meetings of your circles, and record how past sessions went. Their clients can still object for a few days.',
    description: 'Error: a coach deletes the account while sessions are not settled',
  },
  sellingIncomplete: {
    defaultMessage:
      'You can’t publish this yet. Save it as a draft; “My services” shows what’s still missing.',
    description: 'Error: a coach publishes a service without a subscription, an introduction or hours',
  },
  serviceLimitReached: {
    defaultMessage:
      'The plan doesn’t include that many published services. Unpublish one, or choose another plan.',
    description:
      'Error: a coach publishes more services than the plan includes, or chooses a plan with fewer',
  },
  slotTaken: {
    defaultMessage: 'That time was just taken. Choose another one.',
    description: 'Error: a time of a coach is no longer free',
  },
  refundNotPossible: {
    defaultMessage: 'This can’t be refunded now. A session may have just been booked or refunded.',
    description: 'Error: there is nothing to refund in a purchase, or no longer',
  },
  sessionStatusInvalid: {
    defaultMessage: 'This session has changed, so that’s no longer possible. Reload the page to see it.',
    description: 'Error: a coaching session has begun, is over or was cancelled',
  },
  ownRecord: {
    defaultMessage: 'This is about you, so you can’t do it yourself. Ask a colleague to do it.',
    description: 'Error: a coach records the own attendance, or refunds the own purchase',
  },
  coachingCircleNotHaveOpenSessions: {
    defaultMessage: 'This session has already started, so that’s no longer possible.',
    description: 'Error: a session of a circle has begun, or has not begun yet',
  },
  openSessionsNumberLessThanMinimumRequired: {
    defaultMessage:
      'The circle would have too few open sessions. Plan another session before you delete this one.',
    description: 'Error: a circle must keep a number of open sessions',
  },
  startTimeMustBeLessThanEndTime: {
    defaultMessage: 'Start time must be less than end time',
    description: 'Error: hours or a session that end before they start',
  },
  subscriptionStatusInvalid: {
    defaultMessage: 'Your subscription has changed, so that’s no longer possible. Reload the page to see it.',
    description: 'Error: a subscription is not in a state in which this can be done',
  },
});

errorMessages.add({ ...cardErrorMessages, ...signedInMessages });
