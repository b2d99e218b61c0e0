import { expect, it } from 'vitest';
import { type Claims, problemsOf, proofsOf, updatedClaims } from '../../scripts/claims.ts';

const claims: Claims = {
  promises: {
    'kept-draft': { claim: 'A draft is kept for 60 days', tests: 1, texts: ['We’ll keep your draft'] },
  },
  keptByPeople: {},
  noPromises: { Choices: ['No one matches'] },
};
const english = ['{program}. We’ll keep your draft', 'No one matches'];
const textsOf = (all: string[]) =>
  all.map((text, index) => ({ file: 'portal/src/lang/en.json', line: index + 1, text }));
const texts = textsOf(english);
const proof = { file: 'draft.test.ts', line: 3, claims: ['kept-draft'], isTest: true };
const problems = (changed: Claims, added: string[] = []) =>
  problemsOf(changed, [...texts, ...added.map((text) => ({ file: 'emails.ts', line: 7, text }))], [proof]);
const withTexts = (kept: string[], none: string[] = ['No one matches']): Claims => ({
  ...claims,
  promises: { 'kept-draft': { ...claims.promises['kept-draft']!, texts: kept } },
  noPromises: { Choices: none },
});

it('accepts promises that are listed', () => {
  expect(problems(claims)).toEqual([]);
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
  expect(problems(claims, [text])).toEqual([`emails.ts:7: "${found}" is no listed claim: ${passage}`]);
});

it('finds a second promise in a text whose first one is listed', () => {
  expect(problems(claims, ['We’ll keep your draft until Monday.'])).toHaveLength(1);
});

it('takes a few words for a whole text only', () => {
  const few = withTexts(['We’ll keep your draft'], ['No one matches', 'Only you']);
  expect(problems(few, ['Only you.'])).toEqual([]);
  expect(problems(few, ['Only you', 'Only you see it.'])).toEqual([
    'emails.ts:7: "Only you" is no listed claim: Only you see it.',
  ]);
});

it('finds a listed text that is nowhere anymore', () => {
  expect(problems(withTexts(['We’ll keep your draft'], ['No one found']))).toEqual([
    'portal/src/lang/en.json:2: "No one" is no listed claim: No one matches',
    'no text says "No one found"',
  ]);
});

it('finds a claim without a text', () => {
  expect(problems(withTexts([]))).toEqual([
    'portal/src/lang/en.json:1: "keep" is no listed claim: {program}. We’ll keep your draft',
    '"kept-draft" is said nowhere',
  ]);
});

it('finds a claim whose tests are gone, one of which is gone, or that has more than are counted', () => {
  const two = structuredClone(claims);
  two.promises['kept-draft']!.tests = 2;
  expect(problemsOf(claims, texts, [])).toEqual(['"kept-draft" has no test']);
  expect(problemsOf(two, texts, [proof])).toEqual([
    '"kept-draft" is named by 1 tests, and docs/claims.json counts 2',
  ]);
  expect(problemsOf(claims, texts, [proof, proof])).toEqual([
    '"kept-draft" is named by 2 tests, and docs/claims.json counts 1',
  ]);
});

it('finds a test that names a claim that does not exist', () => {
  expect(problemsOf(claims, texts, [proof, { ...proof, claims: ['lost-draft'] }])).toEqual([
    'draft.test.ts:3: there is no claim "lost-draft"',
  ]);
});

it('finds the claims above tests, and those that no test follows', () => {
  const code = `// Claim: kept-draft, free-draft
it('keeps it', () => {});
// Claim: kept-draft
it.skip('keeps it later', () => {});
// Claim: kept-draft
const draft = 1;
describe('a draft', () => {
  // Claim: free-draft
  it.each([1, 2])('%s is free', () => {});
});
`;
  expect(proofsOf('draft.test.ts', code).map(({ line, isTest }) => [line, isTest])).toEqual([
    [1, true],
    [3, false],
    [5, false],
    [8, true],
  ]);
  expect(proofsOf('draft.test.ts', code)[0]!.claims).toEqual(['kept-draft', 'free-draft']);
  const story =
    '// Claim: kept-draft\nexport const Kept: Story = {};\n// Claim: kept-draft\nconst kept = 1;\n';
  expect(proofsOf('draft.stories.tsx', story).map(({ isTest }) => isTest)).toEqual([true, false]);
});

it('puts a changed text in the place of the one it was', () => {
  const changed = textsOf(['{program}. Don’t worry, we’ll always keep your draft. Bye', 'No one matches']);
  const updated = updatedClaims(claims, changed, [proof]);
  expect(updated).toEqual(withTexts(['Don’t worry, we’ll always keep your draft']));
  expect(problemsOf(updated, changed, [proof])).toEqual([]);
});

it('leaves a new promise to its author, and removes a text that is gone', () => {
  const changed = textsOf(['{program}. We refund the whole fee', 'No one matches']);
  const updated = updatedClaims(claims, changed, [proof]);
  expect(updated).toEqual(withTexts([]));
  expect(problemsOf(updated, changed, [proof])).toEqual([
    'portal/src/lang/en.json:1: "We refund" is no listed claim: {program}. We refund the whole fee',
    '"kept-draft" is said nowhere',
  ]);
});

it('counts new tests, and no lost ones', () => {
  expect(updatedClaims(claims, texts, [proof, proof]).promises['kept-draft']!.tests).toBe(2);
  expect(updatedClaims(claims, texts, []).promises['kept-draft']!.tests).toBe(1);
});
