import { DateTimeValue, FileButton, VisuallyHidden } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';

export const downloadDocument = (id: string, documentId: string): Promise<Blob> =>
  api.download('/envelopes/{id}/documents/{documentId}', { path: { id, documentId } });

interface DocumentFileProps {
  envelopeId: string;
  document: { id: string; title: string; version?: string };
  /** The title's language: `EN` or `ES`. */
  language: string;
  isSealed?: boolean;
  /** Tells it from documents of the same title, for those who don't see where it is. */
  date?: string;
  /** Whether it looks like a quiet button, not like a file. */
  isButton?: boolean;
}

/** A document as a PDF: the sealed copy, if there is one. */
export function DocumentFile({
  envelopeId,
  document,
  language,
  isSealed = false,
  date,
  isButton = false,
}: DocumentFileProps) {
  const { id, title, version } = document;
  const name = (
    <>
      <span lang={language.toLowerCase()}>{title}</span>
      {date && (
        <VisuallyHidden>
          {', '}
          <DateTimeValue value={date} />
        </VisuallyHidden>
      )}
    </>
  );
  return (
    <FileButton
      name={name}
      {...(isButton && { isCompact: true, label: <span>{name} PDF</span> })}
      kind="PDF"
      fileName={`${title}.pdf`}
      facts={
        isSealed ? (
          <FormattedMessage defaultMessage="final copy, with all signatures" />
        ) : (
          version && <FormattedMessage defaultMessage="version {version}" values={{ version }} />
        )
      }
      load={() => downloadDocument(envelopeId, id)}
    />
  );
}
