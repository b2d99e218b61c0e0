import { useInsertionEffect } from 'react';

const id = 'react-aria-pressable-style';

/**
 * react-aria adds a style element for its buttons, which a strict content security policy refuses, unless the page
 * has an element with this id. The rule is in our own styles (`reset.css.ts`), so an empty element is added before
 * any button.
 */
export const usePressableStyle = (): void =>
  useInsertionEffect(() => {
    if (document.getElementById(id)) return;
    const marker = document.createElement('meta');
    marker.id = id;
    document.head.append(marker);
  }, []);
