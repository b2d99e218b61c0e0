import { expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

it('shows the first letter and the domain', () => {
  expect(maskEmail('maya.lindqvist@example.com')).toBe('m•••@example.com');
  expect(maskEmail('ñ@ex.com')).toBe('ñ•••@ex.com');
  expect(maskEmail('nonsense')).toBe('nonsense');
});
