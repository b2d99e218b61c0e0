import { chargeStep } from '../ports/stripe-amounts.ts';
import { hundredPercent, share, shareBelow } from './shares.ts';

type Taxed = { netTuition: number; taxRate: number; currency: string };

/** The tax on an enrollment. The net tuition is taxed, interest is not. `taxRate` is in hundredths of a percent. */
export const taxOn = ({ netTuition, taxRate, currency }: Taxed): number =>
  share(netTuition, taxRate, hundredPercent, chargeStep(currency));

/** The part of the tax that is due with the deposit: its share of the net tuition, rounded down. */
export const depositTaxOf = (
  taxes: number,
  { deposit, netTuition, currency }: { deposit: number; netTuition: number; currency: string },
): number => (deposit === netTuition ? taxes : shareBelow(taxes, deposit, netTuition, chargeStep(currency)));
