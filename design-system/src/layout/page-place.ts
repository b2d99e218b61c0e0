import { createContext, type ReactNode, type Ref } from 'react';

export interface PageHeaderParts {
  /** Above the title, across the whole width: the `Picture` or `Plate` of the person, over whose edge the `avatar` is. */
  cover?: ReactNode;
  /** Beside the title: the `Avatar` of the person whom the page is about, always in the same size. */
  avatar?: ReactNode;
  /** Under the title, and part of the heading: a `StatusBadge`. */
  status?: ReactNode;
  /** Shown above the title: a `BackLink`, the section's name. */
  above?: ReactNode;
  /** Shown below the title: one sentence on the page's purpose, or a line of facts about the person. */
  lead?: ReactNode;
  /** Shown next to the title: actions for the whole page. */
  actions?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The title of the place that the page is at, which its screen may replace. */
export const PlaceTitleContext = createContext<string | null>(null);

export interface SectionHeadProps extends PageHeaderParts {
  title?: ReactNode;
  /** The page isn't there yet, so its title isn't a heading. */
  isPainted?: boolean;
}

/** Shows the head of a page whose section has several. Null: it has only this one. */
export const SectionContext = createContext<((head: SectionHeadProps) => ReactNode) | null>(null);
