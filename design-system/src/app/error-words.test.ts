import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { createErrorWords } from './error-words.ts';

const intl = createIntl({ locale: 'en', onError: () => {} });
const word = (id: string) => ({ id, defaultMessage: id });

const wordsOfTest = () =>
  createErrorWords({ default: word('try again'), unavailable: word('resting'), notFound: word('not here') });

it('says the words of the key, also where the status has words of its own', () => {
  const words = wordsOfTest();
  words.add({ emailNotFound: word('no such e-mail') });
  expect(words.describe(intl, { status: 404, key: 'emailNotFound' })).toBe('no such e-mail');
});

it('falls back to the status, then to the default [M-02]', () => {
  const words = wordsOfTest();
  expect(words.describe(intl, { status: 404, key: 'somethingNew' })).toBe('not here');
  expect(words.describe(intl, { status: 503, key: 'default' })).toBe('resting');
  expect(words.describe(intl, { status: 500, key: 'somethingNew' })).toBe('try again');
  expect(words.describe(intl, { status: 429, key: 'default' })).toBe('try again');
  expect(words.describe(intl, null)).toBe('try again');
});

it('knows what came later from then on', () => {
  const words = wordsOfTest();
  const failure = { status: 402, key: 'failedPay' };
  expect(words.describe(intl, failure)).toBe('try again');
  words.add({ failedPay: word('declined') });
  expect(words.describe(intl, failure)).toBe('declined');
});
