import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';
import { Stack } from './Stack.tsx';

export interface PageColumnsProps {
  /** What one only looks up: facts, history, help. Without it, the content has the whole width. */
  aside: ReactNode;
  /** Where something in the aside is to be done: first in one column, and to who reads by ear or goes by Tab. */
  isAsideFirst?: boolean;
  /** What the page is about, and what can be done about it. */
  children: ReactNode;
}

/** The content of a `wide` page about one thing: two columns on wide windows, one on others, which begins with what matters. */
export const PageColumns = ({ aside, isAsideFirst = false, children }: PageColumnsProps) =>
  aside ? (
    <div className={isAsideFirst ? styles.columnsOfTask : styles.columns}>
      {isAsideFirst && <Stack gap="l">{aside}</Stack>}
      <Stack gap="l">{children}</Stack>
      {!isAsideFirst && <Stack gap="l">{aside}</Stack>}
    </div>
  ) : (
    <Stack gap="l">{children}</Stack>
  );
