import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h2' | 'h3';
  id?: string;
  /** Announced when its content changes. The element must be in the page before its content. */
  role?: 'status' | 'alert';
  children?: ReactNode;
}

/** Read by assistive technology, but not visible. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={visuallyHidden} />;
}
