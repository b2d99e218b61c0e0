import type { ReactNode } from 'react';
import { prose } from './Prose.css.ts';

export interface ProseProps {
  as?: 'div' | 'article' | 'section';
  lang?: string;
  /** Plain HTML: `h2`, `h3`, `p`, lists, tables, quotations, links. A text is split into paragraphs at its empty lines. */
  children: ReactNode;
}

/** Long-form text, such as a policy. Styles the plain HTML elements inside. */
export function Prose({ as: Element = 'div', children, ...rest }: ProseProps) {
  return (
    <Element {...rest} className={prose}>
      {typeof children === 'string' ? paragraphsOf(children) : children}
    </Element>
  );
}

const paragraphsOf = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
