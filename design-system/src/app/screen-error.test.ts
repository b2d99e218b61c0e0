import { expect, it } from 'vitest';
import { screenErrorKind } from './screen-error.ts';

it('treats a missing object and a malformed id as a page that does not exist', () => {
  expect(screenErrorKind({ status: 404, key: 'notFound' })).toBe('notFound');
  expect(screenErrorKind({ status: 422, key: 'validationFailed' })).toBe('notFound');
});

it('retries only after failures that may pass', () => {
  expect(screenErrorKind({ status: 0, key: 'networkError' })).toBe('passing');
  expect(screenErrorKind({ status: 503, key: 'unavailable' })).toBe('passing');
  expect(screenErrorKind({ status: 403, key: 'forbidden' })).toBe('lasting');
  expect(screenErrorKind(new TypeError('a defect'))).toBe('lasting');
});
