import type { FocusEvent } from 'react';

/** Listeners for focus that enters or leaves an element, rather than moving inside it. */
export const focusWithin = <Control extends Element>({
  onFocus,
  onBlur,
}: {
  onFocus?: ((event: FocusEvent<Control>) => void) | undefined;
  onBlur?: ((event: FocusEvent<Control>) => void) | undefined;
}) => {
  const isCrossing = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget);
  return {
    onFocus: (event: FocusEvent<Control>) => {
      if (isCrossing(event)) onFocus?.(event);
    },
    onBlur: (event: FocusEvent<Control>) => {
      if (isCrossing(event)) onBlur?.(event);
    },
  };
};
