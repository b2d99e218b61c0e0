import { use } from 'react';
import * as styles from '../layout/Page.css.ts';
import { SectionContext } from '../layout/page-place.ts';
import * as heading from '../typography/Heading.css.ts';
import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';
import * as shapes from './shapes.css.ts';

export interface PageSkeletonProps {
  /** Whether the screen's `Page` has one. */
  hasTitle: boolean;
  /** The heading. Null: it comes with the data, and a bar holds its place. */
  title: string | null;
  /** Whether a way back is above the title. */
  hasBack?: boolean;
  /** Whether a cover is above the title. */
  hasCover?: boolean;
  /** What the content is made of; sections by default. */
  look?: 'sections' | 'rows';
  /** How many there are. By default they go on to the end of the window, as most pages do. */
  parts?: number;
}

/**
 * A page before its content: title and edge are where they stay. The title isn't a heading yet, because the focus
 * moves to that of the page.
 */
export function PageSkeleton({ hasTitle, title, hasBack, hasCover, look, parts = 24 }: PageSkeletonProps) {
  const section = hasBack ? null : use(SectionContext);
  return (
    <div className={styles.width.wide}>
      {section?.({ isPainted: true })}
      {hasTitle && !(section && title) && (
        <div className={styles.header}>
          {hasBack && <div className={styles.above} />}
          {hasCover && <div className={styles.cover} />}
          <div className={styles.titleLine} aria-hidden="true" data-title="">
            {title ? <div className={heading.size.xl}>{title}</div> : <Skeleton shape="title" />}
          </div>
        </div>
      )}
      <Loading>
        <div className={shapes.parts} data-look={look}>
          {Array.from({ length: parts }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts do not move
            <Skeleton key={index} shape={look === 'rows' ? 'field' : 'block'} />
          ))}
        </div>
      </Loading>
    </div>
  );
}
