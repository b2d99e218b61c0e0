import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FileButton, type FileButtonProps } from '../data/FileButton.tsx';
import { SectionCard } from '../layout/SectionCard.tsx';

export interface DataExportSectionProps extends Pick<FileButtonProps, 'fileName' | 'load'> {
  /** What the file has in it. */
  lead: ReactNode;
}

/** A section of the account screen, in a `Card` of `rows`: downloads everything stored about the user, as JSON. */
export function DataExportSection({ lead, ...file }: DataExportSectionProps) {
  const name = (
    <FormattedMessage
      id="dataExport.download"
      defaultMessage="Download your data"
      description="Button that downloads everything stored about the user"
    />
  );
  return (
    <SectionCard
      isInCard
      title={
        <FormattedMessage
          id="dataExport.title"
          defaultMessage="Your data"
          description="Heading over the download of everything stored about the user"
        />
      }
      lead={lead}
      actions={<FileButton {...file} isCompact kind="JSON" name={name} label={name} />}
    />
  );
}
