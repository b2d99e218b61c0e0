import type { ReactNode } from 'react';
import { Heading } from '../typography/Heading.tsx';
import { Inline } from './Inline.tsx';
import * as styles from './Section.css.ts';

export interface HeroProps {
  /** The main message: the page's `h1`. */
  title: ReactNode;
  /** A few words shown above the title. */
  eyebrow?: ReactNode;
  /** Who it is for and what it does, in two sentences. */
  lead?: ReactNode;
  /** One primary `LinkButton`, and at most one more next to it. */
  actions?: ReactNode;
  /** Small text below the actions: the price, "no card needed". */
  note?: ReactNode;
  /** An illustration or a photo. */
  picture?: ReactNode;
  tone?: 'plain' | 'sunken' | 'soft' | 'deep';
}

/** The top of a public page: one message, one picture, one call to action. */
export function Hero({ title, eyebrow, lead, actions, note, picture, tone = 'deep' }: HeroProps) {
  return (
    <div className={styles.tone[tone]} data-surface={tone === 'deep' ? 'deep' : undefined}>
      <div className={styles.hero}>
        <div className={styles.heroText}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Heading level={1} size="display" isFocusTarget>
            {title}
          </Heading>
          {lead && <p className={styles.heroLead}>{lead}</p>}
          {actions && <Inline gap="s">{actions}</Inline>}
          {note && <p className={styles.eyebrow}>{note}</p>}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </div>
  );
}
