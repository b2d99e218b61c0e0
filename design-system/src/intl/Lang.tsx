import type { ReactNode } from 'react';

export interface LangProps {
  /** BCP 47, such as `en` or `es`. */
  code: string;
  as?: 'span' | 'div' | 'section';
  children: ReactNode;
}

/** Text in a language other than the page's, so that it's pronounced and hyphenated correctly. */
export function Lang({ code, as: Element = 'span', children }: LangProps) {
  return <Element lang={code}>{children}</Element>;
}
