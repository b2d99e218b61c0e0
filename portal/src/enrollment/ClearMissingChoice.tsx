import { useEffect, useEffectEvent } from 'react';

interface ClearMissingChoiceProps {
  value: string;
  options: ReadonlyArray<{ id: string }>;
  onClear: () => void;
}

/** Clears a choice that isn't among the options any more, so that nothing is sent that isn't shown. */
export function ClearMissingChoice({ value, options, onClear }: ClearMissingChoiceProps) {
  const isMissing = value !== '' && options.every(({ id }) => id !== value);
  const clear = useEffectEvent(onClear);
  useEffect(() => {
    if (isMissing) clear();
  }, [isMissing]);
  return null;
}
