import { expect, it } from 'vitest';
import type { AccountEvent } from './account-history.ts';
import { toCsv } from './csv.ts';
import { runningBalance } from './running-balance.ts';

const event = (id: string, type: AccountEvent['type'], amount: number | null): AccountEvent => ({
  id,
  type,
  amount,
  eventDate: '2026-03-02T15:00:00.000Z',
  applicationId: null,
  currency: amount === null ? null : 'USD',
  description: null,
});

it('adds up only amounts that were actually paid or refunded [P-13]', () => {
  const balance = runningBalance([
    event('1', 'APPLICATION_SUBMITTED', null),
    event('2', 'PAYMENT_ACCEPTED', 50_000),
    event('3', 'PAYMENT_FAILED', 45_780),
    event('4', 'PAYMENT_ACCEPTED', 45_780),
    event('5', 'REFUNDED', -2_500),
  ]);
  expect([...balance.values()]).toEqual([0, 50_000, 50_000, 95_780, 93_280]);
});

it('writes cells that spreadsheets don’t interpret [P-13]', () => {
  expect(
    toCsv([
      ['Date', 'Note'],
      ['2026-03-02', 'Visa "gold", 4242'],
      ['-25.00', '=HYPERLINK("x")'],
    ]),
  ).toBe('\u{FEFF}Date,Note\r\n2026-03-02,"Visa ""gold"", 4242"\r\n-25.00,"\'=HYPERLINK(""x"")"\r\n');
});
