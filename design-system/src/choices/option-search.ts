import { useEffect, useRef, useState } from 'react';
import { type ListOption, matchOptions } from './matching.ts';

/** Requests the options that match the query from a server. `signal` aborts when the text changes. */
export type LoadOptions<Option extends ListOption = ListOption> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly Option[]>;

interface Answer<Option> {
  query: string;
  options: readonly Option[];
  hasFailed: boolean;
}

/** Debounce time in milliseconds. */
const pause = 250;

/** Returns the options that match the query: from the given list, or from a server while `isOpen`. */
export function useOptionSearch<Option extends ListOption>({
  options,
  loadOptions,
  query,
  isOpen,
  onFound,
}: {
  options: readonly Option[];
  loadOptions: LoadOptions<Option> | undefined;
  query: string;
  isOpen: boolean;
  onFound: (options: readonly Option[]) => void;
}) {
  const [answer, setAnswer] = useState<Answer<Option> | null>(null);
  // By the next time, the server may have others.
  if (!isOpen && answer) setAnswer(null);
  const latest = useRef({ loadOptions, onFound });
  useEffect(() => {
    latest.current = { loadOptions, onFound };
  });
  const isAsked = isOpen && loadOptions !== undefined && (answer?.query !== query || answer.hasFailed);
  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      let next: Answer<Option> = { query, options: [], hasFailed: true };
      try {
        next = {
          query,
          options: (await latest.current.loadOptions?.(query, signal)) ?? [],
          hasFailed: false,
        };
      } catch {
        // The list shows the error, and typing retries.
      }
      if (signal.aborted) return;
      setAnswer(next);
      latest.current.onFound(next.options);
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAsked, query]);

  if (!loadOptions) return { found: matchOptions(options, query), isLoading: false, hasFailed: false };
  return {
    found: answer?.options ?? none,
    isLoading: answer?.query !== query,
    hasFailed: answer?.query === query && answer.hasFailed,
  };
}

const none: readonly never[] = [];

/** Keeps every option ever loaded, so that a selected value can still be shown by its label. */
export function useKnownOptions(options: readonly ListOption[]) {
  const [seen, setSeen] = useState<readonly ListOption[]>(none);
  return {
    known: merge(options, seen),
    learn: (more: readonly ListOption[]) => setSeen((before) => merge(before, more)),
  };
}

function merge(before: readonly ListOption[], more: readonly ListOption[]): readonly ListOption[] {
  const values = new Set(before.map(({ value }) => value));
  const added = more.filter(({ value }) => !values.has(value));
  return added.length === 0 ? before : [...before, ...added];
}
