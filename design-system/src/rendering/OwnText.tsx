import { Children, type ReactNode } from 'react';

/**
 * Gives each text among its children an element of its own. A browser that translates the page replaces text nodes:
 * React would write a new text into the one that's gone, or fail to insert an icon before it. It replaces the whole
 * content of an element whose only child is a text, which also works in a translated page.
 */
export const OwnText = ({ children }: { children?: ReactNode }): ReactNode =>
  Children.map(children, (child) => {
    if (typeof child !== 'string' && typeof child !== 'number') return child;
    // Blanks stay outside, because tools that compute names trim each element. Browsers don't translate them.
    const [, before, words, after] = /^(\s*)(.*?)(\s*)$/s.exec(String(child))!;
    return [before, words && <span key="words">{words}</span>, after];
  });
