import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { RootProps } from '../theme/parts.ts';

/** Props that every layout component passes to its element. */
export interface ElementProps extends Omit<HTMLAttributes<HTMLElement>, keyof RootProps>, RootProps {
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
