import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What will be here. */
  shape?: keyof typeof styles.shape;
  /** How wide a line of text or a title is. */
  width?: keyof typeof styles.width;
  /** Several lines of text, the last one shorter. */
  lines?: number;
}

/** The shape of content to come. Put skeletons inside a `Loading`. */
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
