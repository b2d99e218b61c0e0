import { describe, expect, it } from 'vitest';
import { answers, assignAll, choice, selectAtLeast, selectAtMost } from './choices.ts';
import { number, numberBetween, numberMax, numberMin } from './numbers.ts';

it('max is from 0 to max, inclusive [V-13]', () => {
  expect([0, 5, 10].map(numberMax(10))).toEqual([null, null, null]);
  for (const value of [-1, -0.01, 10.01, Number.POSITIVE_INFINITY, Number.NaN])
    expect(numberMax(10)(value)).toEqual({ rule: 'numberMax', values: { max: 10 } });
});

it('min itself is refused: "more than" [V-14]', () => {
  expect(numberMin(5)(5.01)).toBeNull();
  for (const value of [5, 4, Number.NaN])
    expect(numberMin(5)(value)).toEqual({ rule: 'numberMin', values: { min: 5 } });
});

it('between includes both ends [V-15]', () => {
  expect([1, 3].map(numberBetween(1, 3))).toEqual([null, null]);
  for (const value of [0.99, 3.01, Number.NaN])
    expect(numberBetween(1, 3)(value)).toEqual({ rule: 'numberBetween', values: { min: 1, max: 3 } });
});

it('leaves a missing number to `required`', () => {
  for (const rule of [numberMax(1), numberMin(1), numberBetween(1, 2)])
    expect([rule(null), rule(undefined)]).toEqual([null, null]);
});

it('refuses text that couldn’t be parsed, whatever the limits', () => {
  for (const rule of [numberMax(10), numberMin(1), numberBetween(1, 10)]) {
    expect(rule('5')).not.toBeNull();
    expect(rule('')).toBeNull();
  }
});

it('includes a limit’s currency', () => {
  expect(numberMax(5000, 'USD')(5001)).toEqual({ rule: 'numberMax', values: { max: 5000, currency: 'USD' } });
});

it('recognizes text that is not a number', () => {
  expect(number()('12,x')).toEqual({ rule: 'number', values: {} });
  expect([number()(12), number()(''), number()(null)]).toEqual([null, null, null]);
});

it('at most N [V-16]', () => {
  expect(selectAtMost(2)(['a', 'b'])).toBeNull();
  expect(selectAtMost(2)(['a', 'b', 'c'])).toEqual({ rule: 'selectAtMost', values: { max: 2 } });
  expect(selectAtMost(2)(null)).toBeNull();
});

it('at least N [V-17]', () => {
  expect(selectAtLeast(2)(['a', 'b'])).toBeNull();
  expect(selectAtLeast(2)(['a'])).toEqual({ rule: 'selectAtLeast', values: { min: 2 } });
  expect(selectAtLeast(1)(null)).toEqual({ rule: 'selectAtLeast', values: { min: 1 } });
});

it('assigns all [V-18]', () => {
  const rule = assignAll(['monday', 'tuesday']);
  expect(rule({ monday: 'a', tuesday: 'b' })).toBeNull();
  for (const value of [{ monday: 'a' }, { monday: 'a', tuesday: ' ' }, {}, null])
    expect(rule(value)).toEqual({ rule: 'assignAll', values: {} });
});

it('accepts only one of the options', () => {
  expect(choice(['a'])('a')).toBeNull();
  expect(choice(['a'])('b')).toEqual({ rule: 'choice', values: {} });
});

describe('answers', () => {
  const options = { questions: ['sleep', 'mood'], options: ['yes', 'no'] };

  it('may be missing if they are optional', () => {
    expect(answers({}, options)).toEqual([]);
    expect(answers(null, options)).toEqual([]);
  });

  it('are each required, at the question that lacks one', () => {
    const required = { path: 'mood', violation: { rule: 'required', values: {} } };
    expect(answers({ sleep: 'yes', mood: '' }, { ...options, isRequired: true })).toEqual([required]);
    expect(answers({ sleep: 'yes', mood: 'no' }, { ...options, isRequired: true })).toEqual([]);
  });

  it('are among the options, and belong to a question', () => {
    const unknown = { rule: 'choice', values: {} };
    expect(answers({ sleep: 'maybe', food: 'yes' }, options)).toEqual([
      { path: 'sleep', violation: unknown },
      { path: 'food', violation: unknown },
    ]);
  });
});
