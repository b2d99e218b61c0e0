import { expect, it } from 'vitest';
import { hasTest } from '../../scripts/reading/named-tests.ts';

const code = `
// it('is only a comment')
const text = 'is only a text';
describe('a payment', () => {
  it('is charged once [P-01] [M-02]', () => { expect(text).toBe('is only expected'); });
  it.each([['nothing', 0], ['too much', 9]])('of %s is refused', () => {});
  it.each(['USD'])(\`is in \${'USD'} cents\`, () => {});
  it.each\`a | b\`('adds $a and $b', () => {});
  it.skip('is made later', () => {});
  test.describe('in Spanish', () => {
    test('has a receipt', async () => { await test.step('opens it', () => {}); });
  });
});
describe.each(['es'])('%s', (lang) => { test(\`\${lang}\`, () => {}); });
`;
const has = (title: string) => hasTest(code, 'payment.test.ts', title);

it.each([
  'is charged once [P-01] [M-02]',
  'is charged once [P-01]',
  'is charged once',
  'a payment',
  'a payment is charged once',
  'of %s is refused',
  'of too much is refused',
  'is in USD cents',
  'adds $a and $b',
  'in Spanish has a receipt',
  'a payment in Spanish has a receipt',
])('finds the test "%s"', (title) => {
  expect(has(title)).toBe(true);
});

it.each([
  'is only a comment',
  'is only a text',
  'is only expected',
  'is charged',
  'charged once',
  'of a stranger is refused',
  'is made later',
  'opens it',
  'in Spanish is charged once',
])('finds no test "%s"', (title) => {
  expect(has(title)).toBe(false);
});
