import { ApiError } from '@institute/api-schema';
import { expect, it } from 'vitest';
import { screenErrorKind } from './screen-error.ts';

const failure = (status: number, key: string) => new ApiError({ status, key });

it('takes what is not there, and an id that is none, for a page that is not found', () => {
  expect(screenErrorKind(failure(404, 'notFound'))).toBe('notFound');
  expect(screenErrorKind(failure(422, 'validationFailed'))).toBe('notFound');
});

it('waits for what may pass by itself, and for nothing else', () => {
  expect(screenErrorKind(failure(0, 'networkError'))).toBe('passing');
  expect(screenErrorKind(failure(503, 'unavailable'))).toBe('passing');
  expect(screenErrorKind(failure(403, 'forbidden'))).toBe('lasting');
  expect(screenErrorKind(new TypeError('a defect'))).toBe('lasting');
});
