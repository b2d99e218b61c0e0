import { hundredPercent, share } from './shares.ts';

/** The tax on an enrollment. The net tuition is taxed, interest is not. `taxRate` is in hundredths of a percent. */
export const taxOn = (netTuition: number, taxRate: number): number =>
  share(netTuition, taxRate, hundredPercent);

/** The part of the tax that is due with the deposit: its share of the net tuition, rounded down. */
export function depositTaxOf(
  taxes: number,
  { deposit, netTuition }: { deposit: number; netTuition: number },
) {
  if (deposit === netTuition) return taxes;
  return Number((BigInt(taxes) * BigInt(deposit)) / BigInt(netTuition));
}
