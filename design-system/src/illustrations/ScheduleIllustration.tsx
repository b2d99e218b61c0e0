import { Illustration, type IllustrationProps } from './Illustration.tsx';
import * as styles from './illustration.css.ts';

/** A calendar with one marked day, and a clock. */
export function ScheduleIllustration(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 240 170" {...props}>
      <path
        className={styles.wash}
        d="M30 96c-8-38 24-74 72-78 30-2.5 52 8 76 12 30 5 42 30 36 62-5 27-28 46-96 47-58 1-80-9-88-43Z"
      />
      <circle className={styles.accent} cx="52" cy="40" r="12" />
      <rect className={styles.paper} x="62" y="40" width="112" height="100" rx="10" />
      <path className={styles.brand} d="M72 40h92a10 10 0 0 1 10 10v16H62V50a10 10 0 0 1 10-10Z" />
      <path className={styles.line} d="M88 32v16M148 32v16" />
      <path
        className={styles.paperLine}
        d="M78 84h8M98 84h8M118 84h8M138 84h8M78 102h8M98 102h8M138 102h8M78 120h8M98 120h8M118 120h8"
      />
      <rect className={styles.warmWash} x="112" y="93" width="20" height="18" rx="5" />
      <path className={styles.brandLine} d="m117 102 4 4 7-8" />
      <circle className={styles.paper} cx="180" cy="128" r="25" />
      <path className={styles.brandLine} d="M180 112v16l10 7" />
      <path className={styles.leafLine} d="M44 152c-1-16 0-26 4-38" />
      <path className={styles.leaf} d="M48 115c-2-12 3-20 14-23 2 13-3 21-14 23Z" />
      <path className={styles.leafLight} d="M44 136c-11-1-16-7-17-17 10 0 16 6 17 17Z" />
      <path className={styles.line} d="M28 154.5h184" />
    </Illustration>
  );
}
