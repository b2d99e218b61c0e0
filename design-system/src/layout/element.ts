import type { AriaAttributes, AriaRole, ReactNode, Ref } from 'react';

/** Props that every layout component passes to its element. */
export interface ElementProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby' | 'aria-busy'> {
  id?: string;
  role?: AriaRole;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/** The elements a layout component may render, for semantics. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'form'
  | 'figure'
  | 'span';
