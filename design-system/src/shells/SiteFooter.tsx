import type { ReactNode } from 'react';
import { inner, width } from '../layout/Section.css.ts';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from '../typography/Heading.tsx';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterProps {
  /** The brand, with a sentence about it. */
  about?: ReactNode;
  /** Groups of `Link`s, each with a short title. */
  groups?: ReadonlyArray<{ title: string; links: ReactNode[] }>;
  /** The last line: copyright, the language. */
  smallPrint?: ReactNode;
}

/** The footer of a public page. */
export function SiteFooter({ about, groups = [], smallPrint }: SiteFooterProps) {
  return (
    <footer className={styles.footer} data-surface="deep">
      <div className={`${inner} ${width.wide}`}>
        <div className={styles.columns}>
          {about && <Stack gap="s">{about}</Stack>}
          {groups.map(({ title, links }) => (
            <Stack key={title} gap="xs">
              <Heading level={2} size="xs">
                {title}
              </Heading>
              <Stack as="ul" gap="none">
                {links.map((link, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the links of a footer don't move
                  <li key={index}>{link}</li>
                ))}
              </Stack>
            </Stack>
          ))}
        </div>
        {smallPrint && <div className={styles.smallPrint}>{smallPrint}</div>}
      </div>
    </footer>
  );
}
