import { useRegion } from './region.ts';

/** The given currency, or that of the region. `XXX` is ISO 4217 for none, and is shown as ¤. */
export function useCurrency(given: string | undefined): string {
  const { currency } = useRegion();
  return given ?? currency ?? 'XXX';
}
