import { Children, type ReactNode } from 'react';

/** Leading and trailing white space. */
const blanks = /^(\s+)|(\s+)$/;

/**
 * Wraps each text among its children in an element. A browser that translates the page replaces text nodes:
 * React would write a new text into the one that's gone, or fail to insert an icon before it. It replaces the whole
 * content of an element whose only child is a text, which also works in a translated page.
 */
export const OwnText = ({ children }: { children?: ReactNode }): ReactNode =>
  Children.map(children, (child) =>
    typeof child === 'string' || typeof child === 'number'
      ? // Blanks stay outside, because tools that compute names trim each element. Browsers don't translate them.
        `${child}`.split(blanks).map((part) => (part?.trim() ? <span key="words">{part}</span> : part))
      : child,
  );
