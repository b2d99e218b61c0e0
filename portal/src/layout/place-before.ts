import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';

let place: string | null = null;

/** Remembers the page, so that closing a task leads back to it. For layouts of pages that one moves between. */
export function useRememberedPlace(): void {
  const [path] = useLocation();
  const search = useSearch();
  useEffect(() => {
    place = search ? `${path}?${search}` : path;
  }, [path, search]);
}

/** The page that the user came from. Null: they came by a link. */
export const placeBefore = (): string | null => place;
