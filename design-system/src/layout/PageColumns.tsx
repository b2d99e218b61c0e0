import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';
import { Stack } from './Stack.tsx';

export interface PageColumnsProps {
  /** What one only looks up: facts, history, help. Without it, the content has the whole width. */
  aside: ReactNode;
  /** `first` where something in the aside is to be done: it's above the content in one column, and read before it. */
  asideAt?: 'end' | 'first';
  /** What the page is about, and what can be done about it. */
  children: ReactNode;
}

/** The content of a `wide` page about one thing: two columns on wide windows, one on others, which begins with what matters. */
export const PageColumns = ({ aside, asideAt = 'end', children }: PageColumnsProps) =>
  aside ? (
    <div className={asideAt === 'first' ? styles.columnsOfTask : styles.columns}>
      {asideAt === 'first' && <Stack gap="l">{aside}</Stack>}
      <Stack gap="l">{children}</Stack>
      {asideAt === 'end' && <Stack gap="l">{aside}</Stack>}
    </div>
  ) : (
    <Stack gap="l">{children}</Stack>
  );
