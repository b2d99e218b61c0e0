import { Illustration, type IllustrationProps } from './Illustration.tsx';
import * as styles from './illustration.css.ts';

/** A person reading at a desk below a window, between a plant and a stack of books. */
export function StudyIllustration(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 480 400" {...props}>
      <g data-room>
        <path
          className={styles.wash}
          d="M38 206C24 116 86 40 190 24c84-14 176 4 226 62 48 56 54 138 16 196-36 54-112 78-212 76C110 356 50 296 38 206Z"
        />
        <path
          className={styles.warmWash}
          d="M70 212V118a66 66 0 0 1 132 0v94a8 8 0 0 1-8 8H78a8 8 0 0 1-8-8Z"
        />
      </g>
      <circle className={styles.accent} cx="150" cy="122" r="26" />
      <g data-room>
        <path
          className={styles.leafLight}
          d="M70 178c24-20 46-22 68-8 22-14 42-12 64 4v38a8 8 0 0 1-8 8H78a8 8 0 0 1-8-8Z"
        />
        <path
          className={styles.leaf}
          d="M70 202c26-18 54-20 84-6 18-8 34-6 48 0v16a8 8 0 0 1-8 8H78a8 8 0 0 1-8-8Z"
        />
        <path className={styles.line} d="M136 52.5V220M70 140h132" />

        <path className={styles.line} d="M336 128h104" />
        <path className={styles.brand} d="M350 84h13a3 3 0 0 1 3 3v41h-19V87a3 3 0 0 1 3-3Z" />
        <path className={styles.paper} d="M369 76h12a3 3 0 0 1 3 3v49h-18V79a3 3 0 0 1 3-3Z" />
        <path
          className={styles.accent}
          d="m389 90 12-3a3 3 0 0 1 3.6 2.2l9.4 38.8h-19l-7.6-34.400A3 3 0 0 1 389 90Z"
        />
        <path className={styles.leafLine} d="M428 128v-18M428 116c-5-3-8-7-9-13M428 112c4-4 8-6 13-6" />
        <path className={styles.leaf} d="M428 110c-5-8-4-15 2-20 5 7 4 14-2 20Z" />
      </g>

      <Reader />
      <Book />

      <g transform="translate(14 66) scale(0.8)">
        <path
          className={styles.leafLine}
          d="M92 300c-4-40-2-66 6-92M92 272c-12-12-20-18-32-22M94 250c10-14 18-20 30-24"
        />
        <path className={styles.leaf} d="M98 210c-10-22-6-38 14-52 10 22 6 40-14 52Z" />
        <path className={styles.leafLight} d="M58 252c-16 0-26-8-30-24 18-2 28 6 30 24Z" />
        <path className={styles.leaf} d="M122 228c4-16 14-24 30-24-2 18-12 26-30 24Z" />
        <path
          className={styles.brand}
          d="M70 292h46a4 4 0 0 1 4 4.600l-4.6 28A7 7 0 0 1 108.5 330h-31a7 7 0 0 1-6.9-5.400l-4.6-28A4 4 0 0 1 70 292Z"
        />
      </g>

      <g data-room>
        <path
          className={styles.brand}
          d="M392 302h52a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4h-52a4 4 0 0 1-4-4v-20a4 4 0 0 1 4-4Z"
        />
        <path className={styles.paper} d="M396 308h44v16h-44Z" />
        <path className={styles.accent} d="M398 276h34v16a10 10 0 0 1-10 10h-14a10 10 0 0 1-10-10Z" />
        <path className={styles.accentLine} d="M433 281h4a6 6 0 0 1 0 12h-5" />
        <path className={styles.line} d="M408 266c-3-5 3-8 0-14M420 266c-3-5 3-8 0-14" />

        <path
          className={styles.paper}
          d="M24 330h432a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6v-10a6 6 0 0 1 6-6Z"
        />
        <path className={styles.line} d="M62 352v40M418 352v40M40 392.500h400" />
      </g>
    </Illustration>
  );
}

const Reader = () => (
  <>
    <path
      className={styles.hairB}
      d="M222 178c-10-46 10-78 46-78s56 30 46 76c-2 16 6 30-2 46h-86c-8-14-2-28-4-44Z"
    />
    <path className={styles.skinB} d="M254 208h28v32c0 10-28 10-28 0Z" />
    <path className={styles.skinB} d="M238 166c0-24 11-38 30-38s30 14 30 38-12 46-30 46-30-22-30-46Z" />
    <path
      className={styles.hairB}
      d="M236 166c-2-30 12-46 34-46 20 0 33 14 31 40-18-2-33-8-42-20-5 14-12 22-23 26Z"
    />
    <path className={styles.clothLine} d="M250 182c4 3 8 3 12 0M276 182c4 3 8 3 12 0" />
    <path className={styles.accent} d="M176 330c0-64 20-100 78-108 4 10 24 10 28 0 58 8 78 44 78 108Z" />
    <path className={styles.clothLine} d="M206 330c0-20 2-34 8-46M330 330c0-20-2-34-8-46" />
  </>
);

/** The open book, and the hands that hold it. */
const Book = () => (
  <>
    <path
      className={styles.paper}
      d="M268 330c-20-12-48-16-84-13a5 5 0 0 1-5.4-5v-38a5 5 0 0 1 4.6-5c34-3 63 1 84.8 14 21.8-13 50.8-17 84.8-14a5 5 0 0 1 4.6 5v38a5 5 0 0 1-5.4 5c-36-3-64 1-84 13Z"
    />
    <path className={styles.line} d="M268 283v46" />
    <path
      className={styles.paperLine}
      d="M194 286c20-1 38 2 56 8M194 302c20-1 38 2 56 8M342 286c-20-1-38 2-56 8M342 302c-20-1-38 2-56 8"
    />
    <path
      className={styles.skinB}
      d="M174 312c-6-10-4-22 8-26 10-2 16 6 14 14-2 10-10 18-22 12ZM362 312c6-10 4-22-8-26-10-2-16 6-14 14 2 10 10 18 22 12Z"
    />
  </>
);
