import { expect, it } from 'vitest';
import { logo } from '../theme/logo.ts';
import { sealMark } from './seal-mark.ts';

it('is the logo without its square', () => {
  const { sun, leaves, vein } = logo;
  expect(sealMark).toEqual({ sun, leaves, vein });
});
