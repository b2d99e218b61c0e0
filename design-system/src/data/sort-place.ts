import { createContext } from 'react';

/**
 * Where a table in a `FilteredList` shows its order, and how a `FilterBar` says so: above the table if undefined,
 * nowhere if null, because the filters are folded.
 */
export const SortPlaceContext = createContext<
  readonly [place: HTMLElement | null | undefined, setPlace: (place: HTMLElement | null | undefined) => void]
>([undefined, () => undefined]);
