import { numberFormat } from '@institute/values/formats/formatters';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FactLine } from '../typography/FactLine.tsx';
import * as styles from './FileLink.css.ts';

export interface FileTextProps {
  /** The display name: "Enrollment agreement". */
  name: ReactNode;
  /** Its type, such as "PDF". */
  kind: string;
  /** In bytes. */
  size?: number;
  /** More details: its date, its version. */
  facts?: ReactNode;
}

/** A file's name, with its type, size and more below. */
export function FileText({ name, kind, size, facts }: FileTextProps) {
  const intl = useIntl();
  return (
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.facts}>
        <FactLine>{[size === undefined ? kind : `${kind}, ${sizeText(size, intl.locale)}`, facts]}</FactLine>
      </span>
    </span>
  );
}

/** `240 kB`, `1.4 MB`. */
function sizeText(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  return numberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}
