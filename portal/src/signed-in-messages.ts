import { problemMessages } from '@institute/api-schema/labels/problems';
import { cardErrorMessages } from '@institute/design-system/cards';
import { defineMessages } from 'react-intl';
import { errorMessages } from './messages.ts';
import './account-messages.ts';

const portalMessages = defineMessages({
  forbidden: {
    defaultMessage:
      'Your account doesn’t have access to this. If it should, please <help>write to support</help>.',
  },
  sessionExpired: { defaultMessage: 'Your session expired, please login again' },
  studentActiveEnrollment: {
    defaultMessage:
      'You already have an active enrollment in this program. If it isn’t the right one, <help>write to your advisor</help>.',
  },
  invalidApplicationRequest: {
    defaultMessage: 'You’re already enrolled in this program. Find it under your courses.',
  },
  invalidAlumniApplicationRequest: {
    defaultMessage:
      'This program is for alumni, and we don’t have you registered as one. If you’ve graduated, please <help>write to admissions</help>.',
  },
  sellingIncomplete: {
    defaultMessage:
      'You can’t publish this yet. Open “My services” in the coach app to see what’s still missing.',
  },
  noCohortSelected: { defaultMessage: 'Please select a course' },
  noPaymentPlanSelected: { defaultMessage: 'Please select a payment plan' },
  savedApplicationError: {
    defaultMessage:
      'We couldn’t save your application. Your answers are kept on this device; please try again.',
  },
  submitApplicationFailed: {
    defaultMessage: 'We couldn’t submit your application, and nothing was charged. Please try again.',
  },
  cohortFull: {
    defaultMessage: 'The last seat in this class was just taken. Please choose another start date.',
  },
  applicationStatusInvalid: {
    defaultMessage: 'Your application has changed. Reload the page to see its status.',
  },
  envelopeChanged: {
    defaultMessage:
      'The document has changed since you opened it. Open it again and read it before you sign.',
  },
  envelopeDeclined: {
    defaultMessage:
      'You declined this document. If that was a mistake, please <help>write to your advisor</help>.',
  },
  envelopeExpired: {
    defaultMessage: 'The deadline to sign this document has passed. Please request a new link.',
  },
  envelopeVoided: {
    defaultMessage: 'The institute withdrew this document. There’s nothing left to sign here.',
  },
  envelopeNotYourTurn: {
    defaultMessage: 'We’re waiting for another signer. We’ll e-mail you when it’s your turn.',
  },
  envelopeIncomplete: {
    defaultMessage: 'Something is missing. Agree to sign electronically and fill in each required field.',
  },
  invalidVoucherCode: {
    defaultMessage:
      'This promo code isn’t valid for this program. Check the spelling and which program it’s for, or continue without it.',
  },
  voucherIsExpired: { defaultMessage: 'This promo code has expired. You can continue without it.' },
  voucherNotYetValid: {
    defaultMessage: 'This promo code isn’t valid yet. Use it later, or continue without it.',
  },
  voucherUsedUp: { defaultMessage: 'This promo code has been used up. You can continue without it.' },
  signatureNameDiffers: {
    defaultMessage:
      'The name you signed with isn’t the name these documents are for. Sign with your full name, or confirm the name you typed.',
  },
  signatureNameRefused: {
    defaultMessage:
      'The name you signed with isn’t the name these documents are for. Sign with your full name as it is in your profile.',
  },
  paymentMethodAssignedDeleteError: {
    defaultMessage:
      'This card is assigned to a pending payment schedule. Move its payments to another card first.',
  },
  paymentMethodDeleteDefaultError: {
    defaultMessage:
      'Your default card can’t be removed until the balance is paid. Make another card the default first.',
  },
  paymentDeleted: { defaultMessage: 'This payment is no longer active. Check your latest payment schedule.' },
  paymentAmountLower: { defaultMessage: 'The amount is below the minimum payment.' },
  paymentBalanceExceeded: { defaultMessage: 'That’s more than your balance. Pay up to what you owe.' },
  paymentNoBalance: { defaultMessage: 'You don’t owe anything.' },
  paymentStatusInProgress: {
    defaultMessage: 'A payment for this is in progress. Please wait a moment while we check on it.',
  },
  paymentStatusAccepted: {
    defaultMessage: 'This payment was already accepted. Please check again in a few seconds.',
  },
  paymentStatusInvalid: {
    defaultMessage: 'What you owe has changed, or you can’t pay this anymore. Get a new quote.',
  },
  exceededTransfers: {
    defaultMessage: 'You’ve reached the transfer limit. Please <help>write to your advisor</help>.',
  },
  accountInUse: {
    defaultMessage:
      'Something is still open, so you can’t delete your account yet. Reload the page to see what.',
  },
  alreadyInCircle: { defaultMessage: 'You’re in another circle. Move from there, or leave it first.' },
  exceededStudents: { defaultMessage: 'This is full. Please choose another class or circle.' },
  transferNotPermit: { defaultMessage: 'You can’t transfer right now. Your advisor can tell you why.' },
  transferPastDue: { defaultMessage: 'A payment is overdue. You can transfer once you’ve paid it.' },
  transferDisputed: {
    defaultMessage: 'Your bank is deciding about a payment. You can transfer once it has.',
  },
  confirmTransferError: {
    defaultMessage: 'We couldn’t confirm the transfer, and nothing has changed. Please try again.',
  },
  cancelTransferError: {
    defaultMessage: 'We couldn’t cancel the transfer. Reload the page to see its status, then try again.',
  },
  courseLocked: { defaultMessage: 'This course hasn’t opened yet.' },
  progressSourceInvalid: {
    defaultMessage: 'You can’t mark this module as done yourself. Complete it on the learning platform.',
  },
  invalidSignature: { defaultMessage: 'We couldn’t verify who sent this. Nothing was changed.' },
  statusInvalid: {
    defaultMessage: 'You’ve already moved to another circle. Reload the page to see your circles.',
  },
  coachingCircleNotHaveOpenSessions: {
    defaultMessage: 'This coaching circle has no open sessions. Please choose another one.',
  },
  quoteChanged: { defaultMessage: 'The offer has changed, so nothing was charged. Check the new price.' },
  timeConflict: { defaultMessage: 'You already have a session at this time. Please choose another one.' },
  holdLimitReached: {
    defaultMessage:
      'We’ve held this time for you several times, so it’s open to others for now. Choose another time, or come back later.',
  },
  ownService: { defaultMessage: 'This is your own offer, so you can’t book or buy it.' },
  freeSessionLimitReached: {
    defaultMessage: 'You already have a free session with this coach on that day. Choose one on another day.',
  },
  freeOfferUnused: {
    defaultMessage: 'You already have this free offer, and it isn’t used or delivered yet.',
  },
  notForSale: { defaultMessage: 'This coach isn’t taking bookings right now. You haven’t been charged.' },
});

/** Error messages of signed-in screens, and of the steps before them. Loaded with the first of them. */
export const signedInMessages = { ...problemMessages, ...portalMessages };

errorMessages.add({ ...cardErrorMessages, ...signedInMessages });
