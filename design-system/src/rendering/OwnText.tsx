import { Children, type ReactNode } from 'react';

/** A text in an element. Blanks stay outside, because tools that compute names trim each element. */
function wrapped(text: string): ReactNode {
  const words = text.trim();
  if (words === '') return text;
  const element = <span key="words">{words}</span>;
  if (words === text) return element;
  const start = text.indexOf(words);
  return [text.slice(0, start), element, text.slice(start + words.length)];
}

/**
 * Wraps each text among its children in an element. A browser that translates the page replaces text nodes, though not
 * blanks: React would write a new text into the one that's gone, or fail to insert an icon before it. It replaces the whole
 * content of an element whose only child is a text, which also works in a translated page.
 */
export const OwnText = ({ children }: { children?: ReactNode }): ReactNode =>
  typeof children === 'string'
    ? wrapped(children)
    : Children.map(children, (child) =>
        typeof child === 'string' || typeof child === 'number' ? wrapped(`${child}`) : child,
      );
