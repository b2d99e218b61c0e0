import { useSyncExternalStore } from 'react';
import type { StepName } from './answers.ts';

export type Place = StepName | 'check' | 'done';

/** In the query, because the page is a file in any folder of any server. */
export const hrefOf = (place: Place): string => `?step=${place}`;

const placeOf = (): Place => (new URLSearchParams(location.search).get('step') ?? 'person') as Place;

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

export const usePlace = (): Place => useSyncExternalStore(subscribe, placeOf);

export function navigate(href: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', href);
  dispatchEvent(new PopStateEvent('popstate'));
}
