import { countCharacters, textCap } from '@institute/values/rules/text';
import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without typing before the URL is updated. */
const pause = 250;

interface SearchText {
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/**
 * The search text of a list whose state is in the URL. The URL is updated when typing pauses, so that typing stays
 * fast.
 */
export function useSearchText(stored: string, store: (text: string) => void): SearchText {
  const [text, setText] = useState(stored);
  const [followedText, setFollowedText] = useState(stored);
  // The URL changed by "Back", or by a button that clears the filters.
  if (stored !== followedText) {
    setFollowedText(stored);
    setText(stored);
  }
  const write = () => {
    const trimmed = text.trim();
    // The box says that it's too long.
    if (trimmed === stored || countCharacters(trimmed) > textCap) return;
    setFollowedText(trimmed);
    store(trimmed);
  };
  const onPause = useEffectEvent(write);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the pause
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
