import { Illustration, type IllustrationProps } from './Illustration.tsx';
import * as styles from './illustration.css.ts';

/** An open envelope with a letter and a leaf. */
export function InboxIllustration(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 240 170" {...props}>
      <path
        className={styles.wash}
        d="M30 96c-8-38 24-74 72-78 30-2.5 52 8 76 12 30 5 42 30 36 62-5 27-28 46-96 47-58 1-80-9-88-43Z"
      />
      <circle className={styles.accent} cx="50" cy="38" r="12" />
      <path
        className={styles.paper}
        d="M64 74 116.5 35a6 6 0 0 1 7 0L176 74v70a8 8 0 0 1-8 8H72a8 8 0 0 1-8-8Z"
      />
      <path className={styles.warmWash} d="M66 76 117 39a5 5 0 0 1 6 0l51 37-51 36a5 5 0 0 1-6 0Z" />
      <path
        className={styles.paper}
        d="M82 46h76a5 5 0 0 1 5 5v36l-40 28a5 5 0 0 1-6 0L77 87V51a5 5 0 0 1 5-5Z"
      />
      <path className={styles.paperLine} d="M92 62h40M92 75h56M92 88h34" />
      <path
        className={styles.brand}
        d="M64 80l52.7 38a6 6 0 0 0 6.6 0L176 80v64a8 8 0 0 1-8 8H72a8 8 0 0 1-8-8Z"
      />
      <path className={styles.leafLine} d="M190 150c-1-16 1-26 6-38" />
      <path className={styles.leaf} d="M196 113c-2-12 3-19 15-22 2 13-4 21-15 22Z" />
      <path className={styles.leafLight} d="M190 134c-11-1-17-7-18-18 11 0 17 7 18 18Z" />
      <path className={styles.line} d="M28 154.5h184" />
    </Illustration>
  );
}
