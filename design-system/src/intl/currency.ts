import { currencyOf } from '../formats/currency-of.ts';
import { useRegion } from './region.ts';

/** The given currency, or that of the region. */
export function useCurrency(given: string | undefined): string {
  const { currency, homeCountry } = useRegion();
  return given ?? currency ?? currencyOf(homeCountry);
}
