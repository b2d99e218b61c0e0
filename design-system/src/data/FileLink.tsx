import type { ReactNode } from 'react';
import { DownloadIcon, FileTextIcon } from '../icons/named.tsx';
import { useContentUrl } from './ContentUrlProvider.tsx';
import * as styles from './FileLink.css.ts';
import { FileText, type FileTextProps } from './FileText.tsx';

export interface FileLinkProps extends FileTextProps {
  href: string;
  /** The file name, or `true` for the server's name. */
  download?: string | boolean;
  icon?: ReactNode;
}

/** A file to download, showing its type and size. */
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
