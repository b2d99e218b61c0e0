import { expect, it } from 'vitest';
import { signed } from './signature.ts';

it('requires a signature and the signer’s name', () => {
  expect(signed()({ value: 'Ana Torres', name: 'Ana Torres' })).toBeNull();
  for (const missing of [
    null,
    {},
    { value: '', name: 'Ana' },
    { value: 'data:image/png;base64,', name: ' ' },
  ])
    expect(signed()(missing)).toEqual({ rule: 'required', values: {} });
});
