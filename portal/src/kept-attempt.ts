import { createChoice, createStoredValue } from '@institute/design-system/app';
import { useMemo, useState } from 'react';

/** A request that was sent and whose outcome is not known yet. Survives a reload, and is shared by all tabs. */
export interface KeptAttempt {
  /** The `Idempotency-Key`: the request runs once, however often it is sent. */
  key: string;
  /** When it was last sent, in milliseconds since 1970. */
  sentAt: number;
}

/** Milliseconds after which a request that the server doesn't know counts as lost. */
export const journey = 5_000;

const isAttempt = (value: unknown): value is KeptAttempt =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'sentAt' in value &&
  Number.isFinite(value.sentAt);

/** The open attempt with this name, or null, and a function to set it. */
export function useKeptAttempt<Attempt extends KeptAttempt>(name: string) {
  // Stored as text, because a store's snapshot must be the same value each time.
  const [kept] = useState(() =>
    createChoice<string>(
      createStoredValue(`institute.portal.attempt.${name}`, (value) =>
        typeof value === 'string' ? value : null,
      ),
      '',
    ),
  );
  const text = kept.use();
  const attempt = useMemo(() => {
    const value: unknown = text === '' ? null : JSON.parse(text);
    return isAttempt(value) ? (value as Attempt) : null;
  }, [text]);
  const setAttempt = (next: Attempt | null | ((open: Attempt | null) => Attempt | null)) => {
    const text = kept.get();
    const value = typeof next === 'function' ? next(text === '' ? null : JSON.parse(text)) : next;
    kept.set(value ? JSON.stringify(value) : '');
  };
  return [attempt, setAttempt] as const;
}
