import { useEffect, useEffectEvent } from 'react';

interface DropUnlistedProps {
  value: string;
  options: ReadonlyArray<{ id: string }>;
  onDrop: () => void;
}

/** Drops a choice that isn't among the options any more, so that nothing is sent that isn't shown. */
export function DropUnlisted({ value, options, onDrop }: DropUnlistedProps) {
  const isUnlisted = value !== '' && options.every(({ id }) => id !== value);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    if (isUnlisted) drop();
  }, [isUnlisted]);
  return null;
}
