import { cardErrorMessages } from '@institute/design-system/cards';
import { defineMessages } from 'react-intl';
import { errorMessages } from './messages.ts';

/** Error messages of signed-in screens, and of the steps before them. Loaded with the first of them. */
export const signedInMessages = defineMessages({
  badRequest: {
    defaultMessage: 'We couldn’t show this list. Open the page again from the menu.',
    description: 'Error: the request could not be read',
  },
  forbidden: {
    defaultMessage:
      'Your account doesn’t have access to this. If it should, please <help>write to support</help>.',
    description: 'Error: the account lacks the right',
  },
  methodNotAllowed: {
    defaultMessage: 'You can’t do that here. Reload the page to get the latest version of the portal.',
    description: 'Error: the server does not know the call, as after an update',
  },
  payloadTooLarge: {
    defaultMessage: 'That’s too much to send at once. Choose a file of up to 10 MB, or shorten the text.',
    description: 'Error: what was sent is too large',
  },
  unsupportedMediaType: {
    defaultMessage: 'We can’t accept this type of file. Please choose another one.',
    description: 'Error: a file of a type that is not taken',
  },
  sessionExpired: {
    defaultMessage: 'Your session expired, please login again.',
    description: 'Error: the session is over',
  },
  limitReached: {
    defaultMessage: 'You’ve reached the limit. Delete one you no longer need, then try again.',
    description: 'Error: no more of this kind can be added, such as cards',
  },
  ownRecord: {
    defaultMessage: 'This is about you, so you can’t do it yourself. Ask a colleague to do it.',
    description: 'Error: staff decide about their own money, results, attendance or account',
  },
  versionConflict: {
    defaultMessage:
      'This was changed somewhere else in the meantime. Look at the latest version before you save.',
    description: 'Error: another tab or person has saved a newer version',
  },
  idempotencyKeyReused: {
    defaultMessage: 'This was already sent with different details. Reload the page, then try again.',
    description: 'Error: the same attempt was sent twice with different content',
  },
  studentActiveEnrollment: {
    defaultMessage:
      'You already have an active enrollment in this program. If it isn’t the right one, <help>write to your advisor</help>.',
    description: 'Error: the student is enrolled in this, or applying for it',
  },
  invalidApplicationRequest: {
    defaultMessage: 'You’re already enrolled in this program. Find it under your courses.',
    description: 'Error: the student is in the program already',
  },
  invalidAlumniApplicationRequest: {
    defaultMessage:
      'This program is for alumni, and we don’t have you registered as one. If you’ve graduated, please <help>write to admissions</help>.',
    description: 'Error: an alumni program was chosen by someone who is none',
  },
  noCohortSelected: {
    defaultMessage: 'Please select a course',
    description: 'Error: no course was chosen',
  },
  noPaymentPlanSelected: {
    defaultMessage: 'Please select a payment plan',
    description: 'Error: no payment plan was chosen',
  },
  savedApplicationError: {
    defaultMessage:
      'We couldn’t save your application. Your answers are kept on this device; please try again.',
    description: 'Error: saving a step of the application failed',
  },
  submitApplicationFailed: {
    defaultMessage: 'We couldn’t submit your application, and nothing was charged. Please try again.',
    description: 'Error: submitting the application failed',
  },
  cohortFull: {
    defaultMessage: 'The last seat in this class was just taken. Please choose another start date.',
    description: 'Error: the class has no free seat any more',
  },
  applicationStatusInvalid: {
    defaultMessage: 'Your application has changed. Reload the page to see its status.',
    description: 'Error: the application is not in a state in which this can be done',
  },
  envelopeChanged: {
    defaultMessage:
      'The document has changed since you opened it. Open it again and read it before you sign.',
    description: 'Error: what is to be signed is not what was shown',
  },
  envelopeDeclined: {
    defaultMessage:
      'You declined this document. If that was a mistake, please <help>write to your advisor</help>.',
    description: 'Error: the student has declined to sign',
  },
  envelopeExpired: {
    defaultMessage: 'The deadline to sign this document has passed. Please request a new link.',
    description: 'Error: the document can no longer be signed',
  },
  envelopeVoided: {
    defaultMessage: 'The institute withdrew this document. There’s nothing left to sign here.',
    description: 'Error: the document was voided',
  },
  envelopeNotYourTurn: {
    defaultMessage: 'We’re waiting for another signer. We’ll e-mail you when it’s your turn.',
    description: 'Error: another signer comes before',
  },
  envelopeIncomplete: {
    defaultMessage: 'Something is missing. Agree to sign electronically and fill in each required field.',
    description: 'Error: consent or a required field of a document is missing',
  },
  invalidVoucherCode: {
    defaultMessage:
      'This promo code isn’t valid for this program. Check the spelling and which program it’s for, or continue without it.',
    description: 'Error: no such promo code, or not for this program',
  },
  voucherIsExpired: {
    defaultMessage: 'This promo code has expired. You can continue without it.',
    description: 'Error: the promo code is too old, or was used up',
  },
  voucherNotYetValid: {
    defaultMessage: 'This promo code isn’t valid yet. Use it later, or continue without it.',
    description: 'Error: the promo code can be used from a later day on',
  },
  voucherUsedUp: {
    defaultMessage: 'This promo code has been used up. You can continue without it.',
    description: 'Error: the promo code was used as often as it may be',
  },
  signatureNameDiffers: {
    defaultMessage:
      'The name you signed with isn’t the name these documents are for. Sign with your full name, or confirm the name you typed.',
    description:
      'Error: documents were signed with another name than that of the student, which can be confirmed',
  },
  signatureNameRefused: {
    defaultMessage:
      'The name you signed with isn’t the name these documents are for. Sign with your full name as it is in your profile.',
    description:
      'Error: documents were signed with another name than that of the student, which is not taken',
  },
  paymentMethodAssignedDeleteError: {
    defaultMessage:
      'This card is assigned to a pending payment schedule. Move its payments to another card first.',
    description: 'Error: a card cannot be deleted because payments to come use it',
  },
  paymentMethodDeleteDefaultError: {
    defaultMessage:
      'Your default card can’t be removed until the balance is paid. Make another card the default first.',
    description: 'Error: the default card cannot be deleted',
  },
  paymentDeleted: {
    defaultMessage: 'This payment is no longer active. Check your latest payment schedule.',
    description: 'Error: what was to be paid belongs to no active schedule',
  },
  paymentAmountLower: {
    defaultMessage: 'The amount is below the minimum payment.',
    description: 'Error: the amount of a payment is too small',
  },
  paymentBalanceExceeded: {
    defaultMessage: 'That’s more than your balance. Pay up to what you owe.',
    description: 'Error: the amount of a payment is more than is owed',
  },
  paymentNoBalance: {
    defaultMessage: 'You don’t owe anything.',
    description: 'Error: a payment was asked for where nothing is owed',
  },
  paymentStatusInProgress: {
    defaultMessage: 'A payment for this is in progress. Please wait a moment while we check on it.',
    description: 'Error: a charge for the same is under way',
  },
  paymentStatusAccepted: {
    defaultMessage: 'This payment was already accepted. Please check again in a few seconds.',
    description: 'Error: this is paid already',
  },
  paymentStatusInvalid: {
    defaultMessage: 'What you owe has changed, or you can’t pay this anymore. Get a new quote.',
    description: 'Error: the amount that was offered does not hold any more',
  },
  exceededTransfers: {
    defaultMessage: 'You’ve reached the transfer limit. Please <help>write to your advisor</help>.',
    description: 'Error: no transfers are left',
  },
  accountInUse: {
    defaultMessage:
      'Something is still open, so you can’t delete your account yet. Reload the page to see what.',
    description: 'Error: the account can’t be deleted while something is open',
  },
  alreadyInCircle: {
    defaultMessage: 'You’re in another circle. Move from there, or leave it first.',
    description: 'Error: a student can be in one coaching circle at a time',
  },
  exceededStudents: {
    defaultMessage: 'This is full. Please choose another class or circle.',
    description: 'Error: a class or circle is full',
  },
  transferNotPermit: {
    defaultMessage: 'You can’t transfer right now. Your advisor can tell you why.',
    description: 'Error: the rules do not allow a transfer',
  },
  transferPastDue: {
    defaultMessage: 'A payment is overdue. You can transfer once you’ve paid it.',
    description: 'Error: students with overdue payments cannot transfer',
  },
  transferDisputed: {
    defaultMessage: 'Your bank is deciding about a payment. You can transfer once it has.',
    description: 'Error: students who disputed a payment cannot transfer yet',
  },
  confirmTransferError: {
    defaultMessage: 'We couldn’t confirm the transfer, and nothing has changed. Please try again.',
    description: 'Error: confirming a transfer failed',
  },
  cancelTransferError: {
    defaultMessage: 'We couldn’t cancel the transfer. Reload the page to see its status, then try again.',
    description: 'Error: cancelling a transfer failed',
  },
  courseLocked: {
    defaultMessage: 'This course hasn’t opened yet.',
    description: 'Error: a course that has not begun for the student',
  },
  progressSourceInvalid: {
    defaultMessage: 'You can’t mark this module as done yourself. Complete it on the learning platform.',
    description: 'Error: a module that the student may not report as completed',
  },
  invalidSignature: {
    defaultMessage: 'We couldn’t verify who sent this. Nothing was changed.',
    description: 'Error: a report of another system was not signed correctly',
  },
  statusInvalid: {
    defaultMessage: 'You’ve already moved to another circle. Reload the page to see your circles.',
    description: 'Error: the coaching circle was transferred already',
  },
  coachingCircleNotHaveOpenSessions: {
    defaultMessage: 'This coaching circle has no open sessions. Please choose another one.',
    description: 'Error: all sessions of the circle are over or full',
  },
  openSessionsNumberLessThanMinimumRequired: {
    defaultMessage:
      'The circle would have too few open sessions. Add another session before you delete this one.',
    description: 'Error: a circle must keep a number of open sessions',
  },
  startTimeMustBeLessThanEndTime: {
    defaultMessage: 'The start time must be before the end time. Please change one of them.',
    description: 'Error: the end of a session is not after its start',
  },
  slotTaken: {
    defaultMessage: 'Someone just took this time. Please choose another one.',
    description: 'Error: a time of a coach is no longer free',
  },
  quoteChanged: {
    defaultMessage: 'The offer has changed, so nothing was charged. Check the new price.',
    description: 'Error: what is sold has changed since its price was shown',
  },
  refundNotPossible: {
    defaultMessage: 'This can’t be refunded now. A session may have just been booked or refunded.',
    description: 'Error: there is nothing to refund in a purchase, or no longer',
  },
  timeConflict: {
    defaultMessage: 'You already have a session at this time. Please choose another one.',
    description: 'Error: the student has another session at a chosen time',
  },
  holdLimitReached: {
    defaultMessage:
      'We’ve held this time for you several times, so it’s open to others for now. Choose another time, or come back later.',
    description: 'Error: a time was held for the student several times without being booked',
  },
  ownService: {
    defaultMessage: 'This is your own offer, so you can’t book or buy it.',
    description: 'Error: a coach books a service of their own',
  },
  freeSessionLimitReached: {
    defaultMessage: 'You already have a free session with this coach on that day. Choose one on another day.',
    description: 'Error: a second free session on a day',
  },
  sessionStatusInvalid: {
    defaultMessage: 'The session has changed, so you can’t do that anymore. Reload the page to see it.',
    description: 'Error: a coaching session is over or was cancelled',
  },
  subscriptionStatusInvalid: {
    defaultMessage: 'Your subscription has changed, so you can’t do that anymore. Reload the page to see it.',
    description: 'Error: a subscription is not in a state in which this can be done',
  },
  notForSale: {
    defaultMessage: 'This coach isn’t taking bookings right now. You haven’t been charged.',
    description: 'Error: a student reserves or buys from a coach who may not sell',
  },
  sellingIncomplete: {
    defaultMessage:
      'You can’t publish this yet. Open “My services” in the coach app to see what’s still missing.',
    description: 'Error: a coach publishes a service without a subscription, an introduction or hours',
  },
  serviceLimitReached: {
    defaultMessage: 'Your plan doesn’t include that many published services. Unpublish one first.',
    description: 'Error: a coach publishes more services than the plan includes',
  },
  productHasSessions: {
    defaultMessage: 'You can’t delete this yet: it has upcoming sessions. Finish or cancel them first.',
    description: 'Error: a coach deletes an offer that still has sessions',
  },
  coachHasSessions: {
    defaultMessage:
      'You can’t close your coach account yet. Hold or cancel your booked sessions and the meetings of your circles, and record how past sessions went. Their clients can still object for a few days.',
    description: 'Error: a coach deletes the account while sessions are not settled',
  },
});

errorMessages.add({ ...cardErrorMessages, ...signedInMessages });
