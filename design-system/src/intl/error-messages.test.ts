import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { createErrorMessages } from './error-messages.ts';

const intl = createIntl({ locale: 'en', onError: () => {} });
const message = (id: string) => ({ id, defaultMessage: id });
const byDefault = { default: message('try again') };

it('uses the message of the key, even if the status has one too', () => {
  const messages = createErrorMessages({ emailNotFound: message('no such e-mail') });
  expect(messages.describe(intl, { status: 404, key: 'emailNotFound' })).toBe('no such e-mail');
});

it('falls back to the status, then to the default [M-02]', () => {
  const messages = createErrorMessages(byDefault, {
    notFound: message('missing'),
    unavailable: message('unavailable'),
    tooManyRequests: message('slow down'),
  });
  expect(messages.describe(intl, { status: 404, key: 'somethingNew' })).toBe('missing');
  expect(messages.describe(intl, { status: 503, key: 'default' })).toBe('unavailable');
  expect(messages.describe(intl, { status: 429, key: 'default' })).toBe('slow down');
  expect(messages.describe(intl, { status: 500, key: 'somethingNew' })).toBe('try again');
  expect(messages.describe(intl, new TypeError('x is undefined'))).toBe('try again');
});

it('uses messages that are added later', () => {
  const messages = createErrorMessages(byDefault);
  const error = { status: 402, key: 'failedPay' };
  expect(messages.describe(intl, error)).toBe('try again');
  messages.add({ failedPay: message('declined') });
  expect(messages.describe(intl, error)).toBe('declined');
  expect(messages.describeKey(intl, 'failedPay')).toBe('declined');
});

it('finds the message of a key, and none for other keys', () => {
  const messages = createErrorMessages({ emailTaken: message('taken') });
  expect(messages.find('emailTaken')).toEqual(message('taken'));
  expect(messages.find('somethingNew')).toBeUndefined();
});
