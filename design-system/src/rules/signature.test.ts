import { expect, it } from 'vitest';
import { signed } from './signature.ts';

it('wants a signature and the name of who signed', () => {
  expect(signed()({ value: 'Ana Torres', name: 'Ana Torres' })).toBeNull();
  for (const missing of [
    null,
    {},
    { value: '', name: 'Ana' },
    { value: 'data:image/png;base64,', name: ' ' },
  ])
    expect(signed()(missing)).toEqual({ rule: 'required', values: {} });
});
