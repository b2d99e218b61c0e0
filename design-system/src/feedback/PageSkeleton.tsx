import * as styles from '../layout/Page.css.ts';
import type { PageProps } from '../layout/Page.tsx';
import { Stack } from '../layout/Stack.tsx';
import * as heading from '../typography/Heading.css.ts';
import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';

/** What is known of a screen's `Page` before its code and data arrive. */
export interface PageFrame {
  /** As of its `Page`: `wide` by default. */
  width?: PageProps['width'];
  /** Whether a way back is above the title. */
  hasBack?: boolean;
  /** Whether text follows the title. By default it's rows: of a list, a form, cards. */
  isText?: boolean;
}

export interface PageSkeletonProps extends PageFrame {
  /** The heading, if it's known. A bar holds its place otherwise. */
  title?: string | undefined;
}

/**
 * A page before its content: title and edge are where they stay. The title isn't a heading yet, because the focus
 * moves to that of the page.
 */
export function PageSkeleton({ title, width = 'wide', hasBack = false, isText = false }: PageSkeletonProps) {
  return (
    <div className={styles.width[width]}>
      <div className={styles.header}>
        {hasBack && <div className={styles.above} />}
        <div className={styles.titleLine} aria-hidden="true" data-title="">
          {title ? <div className={heading.size.xl}>{title}</div> : <Skeleton shape="title" width="medium" />}
        </div>
      </div>
      <Loading>
        <Stack gap="m">
          {isText && <Skeleton lines={3} />}
          <Skeleton shape="block" />
          {!isText && <Skeleton shape="block" />}
        </Stack>
      </Loading>
    </div>
  );
}
