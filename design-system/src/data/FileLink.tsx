import type { ReactNode } from 'react';
import { DownloadIcon, FileTextIcon } from '../icons/named.tsx';
import { useContentUrl } from './ContentUrlProvider.tsx';
import * as styles from './FileLink.css.ts';
import { FileText } from './FileText.tsx';

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
  const contentUrl = useContentUrl();
  return (
    <a href={contentUrl(href)} download={download} className={styles.file}>
      <span className={styles.icon}>{icon ?? <FileTextIcon />}</span>
      <FileText {...{ name, kind, facts }} {...(size !== undefined && { size })} />
      <DownloadIcon />
    </a>
  );
}
