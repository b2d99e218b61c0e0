import {
  Button,
  CircleCheckIcon,
  CircleXIcon,
  DateTimeValue,
  DateValue,
  DocumentsIllustration,
  DownloadIcon,
  EmptyState,
  ItemList,
  Lang,
  ListItem,
  Loading,
  lazyPart,
  Page,
  Pagination,
  SectionCard,
  SignIcon,
  Stack,
  type TableQuery,
} from '@institute/design-system';
import { useTableQuery } from '@institute/design-system/app';
import { Suspense } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';
import { DocumentFile } from '../signing/DocumentFile.tsx';
import { EnvelopeStatusBadge } from '../signing/EnvelopeStatusBadge.tsx';
import { type Envelope, type EnvelopeStatus, useProgramNames } from '../signing/queries.ts';
import { ReadAndSign } from '../signing/ReadAndSign.tsx';
import { useDayOf } from '../use-day-of.ts';

const DownloadMenu = lazyPart(async () => (await import('./DownloadMenu.tsx')).DownloadMenu);

const reasons: Record<Envelope['kind'], MessageDescriptor> = defineMessages({
  ENROLLMENT_AGREEMENT: {
    defaultMessage:
      'The agreement between you and the institute: what you’ll learn, what it costs, when payments are due, and what you get back if you leave.',
  },
  DISCLOSURES: {
    defaultMessage:
      'What the law requires us to tell you before you study with us, and the rules of the program. We keep proof that you received it.',
  },
});

const everAgreed: EnvelopeStatus[] = ['SENT', 'OPENED', 'SIGNED', 'COMPLETED', 'DECLINED', 'EXPIRED'];
/** Those to sign come first. */
const defaults: TableQuery = { sortBy: 'isOpen', descending: true, page: 0, size: 10 };

export default function AgreementsScreen() {
  const { studentId } = useSignedInSession();
  const [{ page, size }, setQuery] = useTableQuery(defaults, []);
  const list = api.useSuspenseQuery('get', '/students/{id}/envelopes', {
    params: {
      path: { id: studentId },
      // Envelopes that were voided or sent again were never agreed to.
      query: { statuses: everAgreed, isReplaced: false, sortBy: 'isOpen', page, size },
    },
  });
  const { content, pagination } = list.data;
  const [first] = content;
  const firstDue = page === 0 && first?.isOpen ? first : undefined;
  const { isPending, programOf } = useProgramNames();
  return (
    <Page
      lead={<FormattedMessage defaultMessage="Your agreements with the institute, to read or download." />}
    >
      {pagination.total === 0 ? (
        <EmptyState
          picture={<DocumentsIllustration />}
          title={<FormattedMessage defaultMessage="No agreements yet" />}
        >
          <FormattedMessage defaultMessage="Your enrollment agreement will be here once you have signed it." />
        </EmptyState>
      ) : isPending ? (
        // At once, so that no row grows.
        <Loading blocks={2} />
      ) : (
        <Stack gap="l">
          {[...Map.groupBy(content, ({ title }) => title)].map(([title, group]) => (
            <AgreementGroup key={title} envelopes={group} firstDue={firstDue} programOf={programOf} />
          ))}
        </Stack>
      )}
      <Pagination
        page={page}
        size={size}
        total={pagination.total}
        onPageChange={(next) => setQuery({ ...defaults, page: next })}
      />
    </Page>
  );
}

interface AgreementGroupProps {
  /** At least one. All have the same title. */
  envelopes: readonly Envelope[];
  /** It has to be signed before the others. */
  firstDue: Envelope | undefined;
  programOf: (applicationId: string | null) => string | undefined;
}

/** Agreements of one title, which differ in their dates and programs. */
function AgreementGroup({ envelopes, firstDue, programOf }: AgreementGroupProps) {
  const { title, kind, languageIso2LetterCode: language } = envelopes[0]!;
  return (
    <SectionCard
      title={<Lang code={language.toLowerCase()}>{title}</Lang>}
      lead={<FormattedMessage {...reasons[kind]} />}
    >
      <ItemList look="plain" label={title}>
        {envelopes.map((envelope) => (
          <ListItem
            key={envelope.id}
            icon={envelope.signedAt ? <CircleCheckIcon /> : envelope.isOpen ? <SignIcon /> : <CircleXIcon />}
            title={<AgreementDate envelope={envelope} />}
            details={
              <>
                {/* The date says the other states. */}
                {envelope.status === 'DECLINED' && <EnvelopeStatusBadge status={envelope.status} />}
                {programOf(envelope.applicationId)}
              </>
            }
            actions={
              // Unsigned ones can be downloaded where they are read.
              envelope.signedAt ? (
                <Download envelope={envelope} />
              ) : (
                <ReadAndSign envelope={envelope} variant={envelope === firstDue ? 'primary' : 'secondary'} />
              )
            }
          />
        ))}
      </ItemList>
    </SectionCard>
  );
}

/** The documents as PDFs: one as a button, more as a menu. */
function Download({ envelope }: { envelope: Envelope }) {
  const { id, sentAt, signedAt, documents, languageIso2LetterCode: language } = envelope;
  const [first, ...more] = documents;
  if (more.length > 0)
    return (
      <Suspense fallback={<DownloadPlace />}>
        <DownloadMenu envelope={envelope} />
      </Suspense>
    );
  return (
    first && (
      <DocumentFile
        isButton
        envelopeId={id}
        document={first}
        language={language}
        isSealed={first.sha256 !== null}
        date={signedAt ?? sentAt}
      />
    )
  );
}

/** In the place of the menu while its code loads. */
const DownloadPlace = () => (
  <Button variant="quiet" icon={<DownloadIcon />} isDisabled>
    <FormattedMessage defaultMessage="Download" />
  </Button>
);

/** The date that matters in its status. */
function AgreementDate({ envelope }: { envelope: Envelope }) {
  const { status, isOpen, sentAt, signedAt, expiresAt } = envelope;
  const dayOf = useDayOf();
  if (signedAt)
    return (
      <FormattedMessage
        defaultMessage="You signed on {date}"
        values={{ date: <DateValue value={dayOf(signedAt)} /> }}
      />
    );
  if (isOpen)
    return (
      <FormattedMessage
        defaultMessage="Sign by {deadline}"
        values={{ deadline: <DateTimeValue value={expiresAt} /> }}
      />
    );
  if (status === 'EXPIRED')
    return (
      <FormattedMessage
        defaultMessage="Expired on {date}"
        values={{ date: <DateValue value={dayOf(expiresAt)} /> }}
      />
    );
  return (
    <FormattedMessage
      defaultMessage="Sent {date}, not signed"
      values={{ date: <DateValue value={dayOf(sentAt)} /> }}
    />
  );
}
