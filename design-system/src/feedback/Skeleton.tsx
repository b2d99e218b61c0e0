import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** The kind of content. */
  shape?: keyof typeof styles.shape;
  /** The width of a line of text or a title. */
  width?: keyof typeof styles.width;
  /** Several lines of text, the last one shorter. */
  lines?: number;
}

/** A placeholder shaped like the content. Put skeletons inside a `Loading`. */
export function Skeleton({ shape = 'text', width, lines = 1 }: SkeletonProps) {
  const className = (lineWidth = width) =>
    `${styles.base} ${styles.shape[shape]}${lineWidth ? ` ${styles.width[lineWidth]}` : ''}`;
  if (lines === 1) return <span aria-hidden="true" className={className()} />;
  return (
    <span aria-hidden="true" className={styles.lines}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move
        <span key={index} className={className(index === lines - 1 ? 'medium' : (width ?? 'full'))} />
      ))}
    </span>
  );
}
