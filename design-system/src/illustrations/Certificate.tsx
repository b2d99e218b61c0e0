import type { ReactNode } from 'react';
import * as styles from './Certificate.css.ts';
import * as colors from './illustration.css.ts';

export interface CertificateProps {
  /** The `SealIllustration` of the award. */
  seal?: ReactNode;
  /** The name of the person who earned it. */
  holder?: ReactNode;
  /** The page is about it: as large as there is room for, up to the size of a card in the post. */
  isLarge?: boolean;
  /** The title of the award and its facts, without buttons. */
  children: ReactNode;
}

/** A leaf from its base at the origin to its tip at the right. */
const leaf = 'M0 0C4-8 11-9 19-5C16 2 7 5 0 0Z';

/** An award as its printed certificate looks: framed, with a sun over a grown stem. */
export const Certificate = ({ seal, holder, isLarge = false, children }: CertificateProps) => (
  <div className={styles.desk}>
    <div className={isLarge ? styles.largeSheet : styles.sheet}>
      <svg aria-hidden="true" viewBox="0 0 48 168" className={isLarge ? styles.largeArt : styles.art}>
        <g className={styles.sunArc}>
          {[13, 18, 23].map((radius) => (
            <path key={radius} d={`M${24 - radius} 26a${radius} ${radius} 0 0 1 ${2 * radius} 0`} />
          ))}
        </g>
        <circle className={colors.accent} cx="24" cy="26" r="8" />
        <path className={colors.leafLine} d="M24 168C18 130 30 90 24 48" />
        {[152, 134, 117, 101, 86, 72, 60].map((y, index) => (
          <path
            key={y}
            className={index % 2 ? colors.leafLight : colors.leaf}
            d={leaf}
            transform={`translate(24 ${y}) scale(${(index % 2 ? -1 : 1) * (1 - index * 0.07)} ${1 - index * 0.07}) rotate(-14)`}
          />
        ))}
      </svg>
      <div className={styles.words}>
        {seal && <div className={styles.seal}>{seal}</div>}
        {holder && <p className={styles.holder}>{holder}</p>}
        {children}
      </div>
    </div>
  </div>
);
