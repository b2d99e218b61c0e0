import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { announce } from '../aria/announcement.ts';
import { Banner } from '../feedback/Banner.tsx';
import { DownloadIcon, FileTextIcon } from '../icons/named.tsx';
import { useDescribeError } from '../intl/ErrorMessagesProvider.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import * as styles from './FileButton.css.ts';
import { icon as iconFrame } from './FileLink.css.ts';
import type { FileLinkProps } from './FileLink.tsx';
import { FileText } from './FileText.tsx';

export interface FileButtonProps extends Pick<FileLinkProps, 'name' | 'kind' | 'size' | 'facts' | 'icon'> {
  /** Fetches the file. If it throws, the error is shown below the button. */
  load: () => Promise<Blob>;
  /** The file name: `enrollment-agreement.pdf`. */
  fileName: string;
  /** A quiet button that shows only the file type, or the `label`, as in a table row. Screen readers still read the name. */
  isCompact?: boolean;
  /** Words of a secondary button in place of the row, as in a page's `actions`: "Download CSV". */
  label?: ReactNode;
  /** As in `Button`. */
  isIconOnPhones?: boolean;
}

/** Fetches files and saves them, one after the other. For a single one, use a `FileButton`. */
export function useDownload() {
  const intl = useIntl();
  const [count, setCount] = useState(0);
  const last = useRef(Promise.resolve());
  const [failure, setFailure] = useState<{ error: unknown }>();
  const fetchAndSave = async (load: () => Promise<Blob>, fileName: string) => {
    try {
      saveFile(await load(), fileName);
      announce(
        intl.formatMessage(
          {
            id: 'file.saved',
            defaultMessage: '{file} was saved',
            description: 'Read out after a file was fetched and saved',
          },
          { file: fileName },
        ),
      );
    } catch (error) {
      setFailure({ error });
    } finally {
      setCount((before) => before - 1);
    }
  };
  return {
    isLoading: count > 0,
    failure,
    download(load: () => Promise<Blob>, fileName: string) {
      setCount((before) => before + 1);
      setFailure(undefined);
      last.current = last.current.then(() => fetchAndSave(load, fileName));
    },
  };
}

/** Downloads a file that a plain link can't reach, because the request needs a token. */
export function FileButton({
  name,
  kind,
  size,
  facts,
  icon,
  load,
  fileName,
  isCompact = false,
  label,
  isIconOnPhones = false,
}: FileButtonProps) {
  const describeError = useDescribeError();
  const { isLoading, failure, download } = useDownload();
  const fetchAndSave = () => {
    if (!isLoading) download(load, fileName);
  };
  return (
    <div className={styles.frame} data-frame={label ? '' : undefined}>
      {label ? (
        <Button
          variant={isCompact ? 'quiet' : 'secondary'}
          isIconOnPhones={isIconOnPhones}
          icon={icon ?? <DownloadIcon />}
          isPending={isLoading}
          onPress={fetchAndSave}
        >
          {label}
        </Button>
      ) : isCompact ? (
        <div>
          <Button
            variant="quiet"
            icon={icon ?? <DownloadIcon />}
            isPending={isLoading}
            onPress={fetchAndSave}
          >
            <VisuallyHidden>{name} </VisuallyHidden>
            {kind}
          </Button>
        </div>
      ) : (
        <button
          type="button"
          className={styles.button}
          aria-disabled={isLoading || undefined}
          aria-busy={isLoading || undefined}
          onClick={fetchAndSave}
        >
          <span className={iconFrame}>{icon ?? <FileTextIcon />}</span>
          <FileText {...{ name, kind, facts }} {...(size !== undefined && { size })} />
          <DownloadIcon />
        </button>
      )}
      {failure && (
        <Banner tone="critical" isAnnounced>
          {describeError(failure.error)}
        </Banner>
      )}
    </div>
  );
}

/** Browsers may still read the URL after the click. */
const addressLife = 60_000;

function saveFile(blob: Blob, fileName: string) {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), addressLife);
}
