import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';
import { Stack } from './Stack.tsx';

export interface PageColumnsProps {
  /** What one only looks up: facts, history, help. Without it, the content has the whole width. */
  aside: ReactNode;
  /** What the page is about, and what can be done about it. */
  children: ReactNode;
}

/** The content of a `wide` page about one thing: two columns on wide windows, one on others, which begins with what matters. */
export const PageColumns = ({ aside, children }: PageColumnsProps) =>
  aside ? (
    <div className={styles.columns}>
      <Stack gap="l">{children}</Stack>
      <Stack gap="l">{aside}</Stack>
    </div>
  ) : (
    <Stack gap="l">{children}</Stack>
  );
