import { Illustration, type IllustrationProps } from './Illustration.tsx';
import * as styles from './illustration.css.ts';

/** A stack of books, the top one open, with a sprig between its pages. */
export function CoursesIllustration(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 240 170" {...props}>
      <path
        className={styles.wash}
        d="M30 96c-8-38 24-74 72-78 30-2.5 52 8 76 12 30 5 42 30 36 62-5 27-28 46-96 47-58 1-80-9-88-43Z"
      />
      <circle className={styles.accent} cx="196" cy="40" r="13" />
      <path
        className={styles.paper}
        d="M60 126h118a5 5 0 0 1 5 5v17a5 5 0 0 1-5 5H60a13.5 13.5 0 0 1 0-27Z"
      />
      <path className={styles.paperLine} d="M66 139.5h104" />
      <path className={styles.brand} d="M72 100h112a13 13 0 0 0 0 26H72a5 5 0 0 1-5-5v-16a5 5 0 0 1 5-5Z" />
      <path
        className={styles.paper}
        d="M120 96c-14-10-34-13-58-11a4 4 0 0 1-4-4V42a4 4 0 0 1 3.6-4c22-2 43 1 58.4 11 15.4-10 36.4-13 58.4-11a4 4 0 0 1 3.6 4v39a4 4 0 0 1-4 4c-24-2-44 1-58 11Z"
      />
      <path className={styles.line} d="M120 50v45" />
      <path
        className={styles.paperLine}
        d="M72 54c12 0 23 2 34 6M72 68c12 0 23 2 34 6M168 54c-12 0-23 2-34 6M168 68c-12 0-23 2-34 6"
      />
      <path className={styles.leafLine} d="M120 50c1-12 5-22 13-30" />
      <path className={styles.leaf} d="M132 22c2-11 9-16 20-15-1 11-8 17-20 15Z" />
      <path className={styles.leafLight} d="M122 36c-10-2-14-8-13-18 10 1 15 8 13 18Z" />
      <path className={styles.line} d="M28 154.5h184" />
    </Illustration>
  );
}
