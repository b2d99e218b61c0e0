import { expect, it } from 'vitest';
import { problemsOf } from '../../scripts/claims.ts';

const page = `# Claims

## A draft is kept for 60 days

Proven by:

- checks/words.test.ts: are found in %s

Said in:

- We’ll keep your draft

## No promises

### Choices

- No one matches
`;
const texts = ['{program}. We’ll keep your draft', 'No one matches'].map((text, index) => ({
  file: 'portal/src/lang/en.json',
  line: index + 1,
  text,
}));
const problems = (changed: string, added: string[] = []) =>
  problemsOf(changed, [...texts, ...added.map((text) => ({ file: 'emails.ts', line: 7, text }))]);

it('accepts promises that are listed', () => {
  expect(problems(page)).toEqual([]);
});

it.each([
  ['“Kindness” is kept for good.', 'kept'],
  ['Canceling is free.', 'free'],
  ['You can cancel\n        at any\n time.', 'at any time'],
  ['We’ll refund {amount}.', 'We’ll refund'],
  ['No one else sees your notes.', 'No one'],
  ['We charge your card on each due date.', 'on each due date'],
  ['Your answers are never lost.', 'lost'],
  ['Nothing was charged.', 'Nothing was'],
  ['You get {amount} back.', 'You get {amount} back'],
  ['You haven’t been charged.', 'haven’t been charged'],
  ['Cancel for a full refund.', 'full refund'],
  ['The link stops working right away.', 'right away'],
  ['We notify you without delay.', 'We notify'],
  ['Booked sessions aren’t affected.', 'aren’t affected'],
])('finds a promise that is not listed: %s', (text, found) => {
  const passage = text.replace(/\s+/g, ' ');
  expect(problems(page, [text])).toEqual([`emails.ts:7: "${found}" is no listed claim: ${passage}`]);
});

it('finds a second promise in a text whose first one is listed', () => {
  expect(problems(page, ['We’ll keep your draft until Monday.'])).toHaveLength(1);
});

it('takes a few words for a whole text only', () => {
  expect(problems(page.replace('- No one matches', '- No one matches\n- Only you'), ['Only you.'])).toEqual(
    [],
  );
  expect(
    problems(page.replace('- No one matches', '- No one matches\n- Only you'), [
      'Only you',
      'Only you see it.',
    ]),
  ).toEqual(['emails.ts:7: "Only you" is no listed claim: Only you see it.']);
});

it('finds a fragment that no text has anymore', () => {
  expect(problems(page.replace('No one matches', 'No one found'))).toEqual([
    'portal/src/lang/en.json:2: "No one" is no listed claim: No one matches',
    'no text says "No one found"',
  ]);
});

it('finds a reference to a test or file that does not exist', () => {
  expect(problems(page.replace('are found in %s', 'are hidden'))).toEqual([
    '"A draft is kept for 60 days": checks/words.test.ts has no test "are hidden"',
  ]);
  expect(problems(page.replace('words.test.ts', 'gone.test.ts'))).toEqual([
    '"A draft is kept for 60 days": checks/gone.test.ts doesn’t exist',
  ]);
});

it('finds a claim without a test, and one without a text', () => {
  expect(problems(page.replace(/- checks.+\n/, ''))).toEqual(['"A draft is kept for 60 days" has no test']);
  expect(problems(page.replace('- We’ll keep your draft\n', ''))).toEqual([
    'portal/src/lang/en.json:1: "keep" is no listed claim: {program}. We’ll keep your draft',
    '"A draft is kept for 60 days" is said nowhere',
  ]);
});
