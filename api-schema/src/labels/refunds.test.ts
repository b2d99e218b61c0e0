import type { IntlShape } from 'react-intl';
import { expect, test } from 'vitest';
import type { components } from '../openapi.gen.ts';
import { refundChoices } from './refunds.ts';

type Purchase = components['schemas']['CoachProductPurchase'];

const missed = {
  sessionId: '01980a3c-1f00-7000-8000-000000000001',
  startTime: '2026-11-30T18:00:00Z',
  status: 'NO_SHOW',
  amount: 8_000,
};

/** A label is its values. */
const intl = {
  formatMessage: (_: unknown, values: unknown) => JSON.stringify(values),
} as unknown as IntlShape;

test('a choice keeps its value when another one is gone', () => {
  const choicesOf = (sessions: unknown[]) => {
    const refund = { amount: 16_000, unusedAmounts: [8_000], sessions };
    return refundChoices(intl, { refund } as unknown as Purchase, { money: String, time: String });
  };
  const before = choicesOf([missed]);
  expect(before).toHaveLength(3);
  expect(new Set(before.map(({ value }) => value)).size).toBe(3);
  expect(choicesOf([])).toEqual(before.slice(1));
});
