import type { AriaAttributes, AriaRole, ReactNode, Ref } from 'react';

/** What every layout component passes on to its element. */
export interface ElementProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby' | 'aria-busy'> {
  id?: string;
  role?: AriaRole;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/** The elements a layout component may be, for the meaning of the content. */
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
