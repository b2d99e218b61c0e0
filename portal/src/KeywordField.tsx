import { SearchField } from '@institute/design-system';
import { useEffect, useState } from 'react';

/** Milliseconds that typing rests before it is looked for. */
const typingRest = 300;

interface KeywordFieldProps {
  label: string;
  /** What is looked for, as the address has it. */
  keyword: string;
  resultCount: number | undefined;
  onSearch: (keyword: string) => void;
}

/** A search box over a list whose state is in the address. */
export function KeywordField({ label, keyword, resultCount, onSearch }: KeywordFieldProps) {
  const [typed, setTyped] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  // The address has changed otherwise, as by going back.
  if (keyword !== shown) {
    setShown(keyword);
    if (keyword !== typed.trim()) setTyped(keyword);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing alone starts the wait
  useEffect(() => {
    if (typed.trim() === keyword) return;
    const timer = setTimeout(() => onSearch(typed.trim()), typingRest);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchField
      label={label}
      value={typed}
      onChange={setTyped}
      {...(resultCount !== undefined && { resultCount })}
    />
  );
}
