import { ApiError } from '@institute/api-schema';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { describeError, errorMessages } from './messages.ts';

const intl = createIntl({ locale: 'en', onError: () => {} });
const say = (status: number, key: string) => describeError(intl, new ApiError({ status, key }));

it('says the default words for an error without a key, or with one that nobody knows [M-02]', () => {
  expect(say(500, 'default')).toBe('An error found, please try again.');
  expect(say(500, 'somethingNew')).toBe('An error found, please try again.');
  expect(describeError(intl, new TypeError('x is undefined'))).toBe('An error found, please try again.');
});

it('never replaces specific words by general ones', () => {
  expect(say(401, 'failedLogin')).toBe('Invalid username or password.');
  expect(say(429, 'failedLogin')).toBe('Invalid username or password.');
});

it('falls back by status before it gives up', () => {
  expect(say(503, 'default')).toBe(errorMessages.unavailable.defaultMessage);
  expect(say(429, 'somethingNew')).toBe(errorMessages.tooManyRequests.defaultMessage);
  expect(say(404, 'noSuchThing')).toBe(errorMessages.notFound.defaultMessage);
  expect(say(0, 'networkError')).toContain('nothing you typed is lost');
});
