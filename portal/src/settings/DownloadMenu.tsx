import {
  DownloadIcon,
  ErrorBanner,
  Lang,
  MenuButton,
  MenuItem,
  Stack,
  useDownload,
} from '@institute/design-system';
import { formatDateTime } from '@institute/values/formats';
import { useIntl } from 'react-intl';
import { downloadDocument } from '../signing/DocumentFile.tsx';
import type { Envelope } from '../signing/queries.ts';

/** The documents of an envelope as PDFs. */
export function DownloadMenu({ envelope }: { envelope: Envelope }) {
  const intl = useIntl();
  const { id, title, sentAt, signedAt, documents, languageIso2LetterCode: language } = envelope;
  const { isLoading, failure, download } = useDownload();
  const date = formatDateTime(signedAt ?? sentAt, { locale: intl.locale, timeZone: intl.timeZone });
  return (
    <Stack gap="xs">
      <MenuButton
        variant="quiet"
        isLoading={isLoading}
        icon={<DownloadIcon />}
        align="end"
        label={intl.formatMessage({ defaultMessage: 'Download' })}
        aria-label={intl.formatMessage({ defaultMessage: 'Download: {title}, {date}' }, { title, date })}
      >
        {documents.map((document) => (
          <MenuItem
            key={document.id}
            onPress={() => download(() => downloadDocument(id, document.id), `${document.title}.pdf`)}
          >
            <Lang code={language.toLowerCase()}>{document.title}</Lang> PDF
          </MenuItem>
        ))}
      </MenuButton>
      <ErrorBanner error={failure?.error} />
    </Stack>
  );
}
