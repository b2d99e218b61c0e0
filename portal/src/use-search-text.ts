import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a key after which the address follows. */
const pause = 250;

interface SearchText {
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/**
 * What is typed into the search box of a list whose state is in the address. The address follows once typing pauses: a
 * key has nothing to wait for.
 */
export function useSearchText(stored: string, store: (text: string) => void): SearchText {
  const [text, setText] = useState(stored);
  const [known, setKnown] = useState(stored);
  // "Back", or a button that clears the filters.
  if (stored !== known) {
    setKnown(stored);
    setText(stored);
  }
  const write = () => {
    const wanted = text.trim();
    if (wanted === stored) return;
    setKnown(wanted);
    store(wanted);
  };
  const onPause = useEffectEvent(write);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key starts the pause again
  useEffect(() => {
    const timer = setTimeout(() => onPause(), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return {
    value: text,
    onChange: setText,
    onBlur: write,
  };
}
