import { defineMessages } from 'react-intl';
import { isServerError, type ServerError } from '../intl/error-messages.ts';

/** Messages for error keys of adding and charging a card. */
export const cardErrorMessages = defineMessages({
  failedAddPaymentMethod: {
    id: 'error.failedAddPaymentMethod',
    defaultMessage: 'Your bank refused this card, so we didn’t add it. Use another card or call your bank.',
    description: 'Error: the provider refused to keep a card',
  },
  cardAlreadyExist: {
    id: 'error.cardAlreadyExist',
    defaultMessage: 'You already have this card, so we selected it for you.',
    description: 'Error: a card was added that the student has already',
  },
  invalidPaymentMethodDetails: {
    id: 'error.invalidPaymentMethodDetails',
    defaultMessage:
      'The card details aren’t right, or the card has expired. Correct them or use another card.',
    description: 'Error: expiration or name of a card is wrong, or the card has expired',
  },
  paymentMethodFailed: {
    id: 'error.paymentMethodFailed',
    defaultMessage: 'This card can’t be charged, so nothing was paid. Please use another card.',
    description: 'Error: the card itself cannot be charged',
  },
  failedPay: {
    id: 'error.failedPay',
    defaultMessage: 'Your bank declined the payment, so nothing was paid. Try again or use another card.',
    description: 'Error: a charge was declined',
  },
  paymentRequestError: {
    id: 'error.paymentRequestError',
    defaultMessage:
      'Our payment provider didn’t answer. We’re checking whether you paid, and won’t charge you twice.',
    description: 'Error: the card provider did not answer',
  },
  paymentProviderError: {
    id: 'error.paymentProviderError',
    defaultMessage:
      'Our payment provider has a problem right now, so nothing was paid. Please try again later.',
    description: 'Error: the card provider failed for its own reason',
  },
});

const refusals = ['failedPay', 'paymentMethodFailed', 'paymentProviderError', 'invalidPaymentMethodDetails'];

/** Whether the card, its bank or the provider refused a charge: nothing was paid, and another card may work. */
export const isCardRefusal = (error: unknown): error is ServerError =>
  isServerError(error) && refusals.includes(error.key);

/** Whether the details of the chosen card are wrong, so that the refusal belongs to the card’s field. */
export const isCardInvalid = (error: unknown): error is ServerError =>
  isServerError(error) && error.key === 'invalidPaymentMethodDetails';
