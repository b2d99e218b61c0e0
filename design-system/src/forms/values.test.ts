import { expect, it } from 'vitest';
import { createValues } from './values.ts';

it('keeps what was typed when the screen renders again with the same first values', () => {
  const values = createValues({ email: '' });
  values.set('email', 'rosa@example.com');
  values.offer({ email: '' });
  expect(values.current).toEqual({ email: 'rosa@example.com' });
  expect(values.isFirst).toBe(false);
});

it('keeps what was typed when other first values come, and takes them over before that', () => {
  const values = createValues({ city: '' });
  values.offer({ city: 'Hoboken' });
  expect(values.current).toEqual({ city: 'Hoboken' });
  expect(values.isFirst).toBe(true);
  values.set('city', 'Oakland');
  values.offer({ city: 'Newark' });
  expect(values.current).toEqual({ city: 'Oakland' });
});

it('goes back to the values that the form began with', () => {
  const values = createValues({ city: 'Hoboken' });
  values.set('city', 'Oakland');
  values.reset();
  expect(values.current).toEqual({ city: 'Hoboken' });
  values.reset({ city: 'Newark' });
  values.set('city', 'Oakland');
  values.reset();
  expect(values.current).toEqual({ city: 'Newark' });
});
