import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DownloadIcon, FileTextIcon } from '../icons/named.tsx';
import { useContentUrl } from './ContentUrlProvider.tsx';
import * as styles from './FileLink.css.ts';

export interface FileLinkProps {
  href: string;
  /** What it is called, for people: "Enrollment agreement". */
  name: ReactNode;
  /** Its kind, such as "PDF". */
  kind: string;
  /** In bytes. */
  size?: number;
  /** More about it: its date, its version. */
  facts?: ReactNode;
  /** The name it is saved under; `true` for the server's name. */
  download?: string | boolean;
  icon?: ReactNode;
}

/** A file to save, with its kind and size before one presses. */
export function FileLink({ href, name, kind, size, facts, download = true, icon }: FileLinkProps) {
  const intl = useIntl();
  const contentUrl = useContentUrl();
  return (
    <a href={contentUrl(href)} download={download} className={styles.file}>
      <span className={styles.icon}>{icon ?? <FileTextIcon />}</span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.facts}>
          {kind}
          {size !== undefined && `, ${sizeWords(size, intl.locale)}`}
          {facts && <> · {facts}</>}
        </span>
      </span>
      <DownloadIcon />
    </a>
  );
}

/** `240 kB`, `1.4 MB`. */
function sizeWords(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}
