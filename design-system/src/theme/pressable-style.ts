import { useInsertionEffect } from 'react';

const id = 'react-aria-pressable-style';

/**
 * react-aria adds a style element for its buttons, unless the page has an element with this id. A strict content
 * security policy blocks style elements, so the rule is in our own styles (`reset.css.ts`), and an empty element is
 * added before any button.
 */
export const usePressableStyle = (): void =>
  useInsertionEffect(() => {
    if (document.getElementById(id)) return;
    const marker = document.createElement('meta');
    marker.id = id;
    document.head.append(marker);
  }, []);
