import type { ReactNode } from 'react';
import { prose } from './Prose.css.ts';

export interface ProseProps {
  as?: 'div' | 'article' | 'section';
  lang?: string;
  /** Plain HTML: `h2`, `h3`, `p`, lists, tables, quotations, links. */
  children: ReactNode;
}

/** Long-form text, such as a policy. Styles the plain HTML elements inside. */
export function Prose({ as: Element = 'div', ...rest }: ProseProps) {
  return <Element {...rest} className={prose} />;
}
