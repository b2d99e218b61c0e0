import {
  Card,
  DateTimeValue,
  DateValue,
  DescriptionList,
  DocumentsIllustration,
  EmptyState,
  Heading,
  Inline,
  Lang,
  LinkButton,
  Page,
  PageSection,
  Pagination,
  Stack,
  type TableQuery,
  Text,
  VisuallyHidden,
} from '@institute/design-system';
import { useTableQuery } from '@institute/design-system/app';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { api } from '../api.ts';
import { paths, places } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { DocumentFile } from '../signing/DocumentFile.tsx';
import { EnvelopeStatusBadge } from '../signing/EnvelopeStatusBadge.tsx';
import type { Envelope, EnvelopeStatus } from '../signing/queries.ts';
import { useDayOf } from '../use-day-of.ts';

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
const defaults: TableQuery = { sortBy: 'sentAt', descending: true, page: 0, size: 10 };

export default function AgreementsScreen() {
  const { studentId } = useSignedInSession();
  const [{ page, size }, setQuery] = useTableQuery(defaults, []);
  const list = api.useSuspenseQuery('get', '/students/{id}/envelopes', {
    params: {
      path: { id: studentId },
      // Envelopes that were voided or sent again were never agreed to.
      query: { statuses: everAgreed, isReplaced: false, sortBy: 'sentAt', page, size },
    },
  });
  const { content, pagination } = list.data;
  const waiting = content
    .filter(({ isOpen }) => isOpen)
    .toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt));
  const envelopes = [...waiting, ...content.filter(({ isOpen }) => !isOpen)];
  return (
    <Page
      title={<FormattedMessage {...places.agreements.title} />}
      lead={<FormattedMessage defaultMessage="Your agreements with the institute, to read or download." />}
    >
      {pagination.total === 0 ? (
        <EmptyState
          picture={<DocumentsIllustration />}
          title={<FormattedMessage defaultMessage="No agreements yet" />}
        >
          <FormattedMessage defaultMessage="Your enrollment agreement will be here once you have signed it." />
        </EmptyState>
      ) : (
        <Stack gap="l">
          <Stack gap="m">
            {envelopes.map((envelope) => (
              <Agreement key={envelope.id} envelope={envelope} isFirstDue={envelope === waiting[0]} />
            ))}
          </Stack>
          <Reasons envelopes={envelopes} />
        </Stack>
      )}
      <Pagination
        hidesOnePage
        page={page}
        size={size}
        total={pagination.total}
        onPageChange={(next) => setQuery({ ...defaults, page: next })}
      />
    </Page>
  );
}

interface AgreementProps {
  envelope: Envelope;
  /** It has to be signed before the others. */
  isFirstDue: boolean;
}

function Agreement({ envelope, isFirstDue }: AgreementProps) {
  const { id, title, status, sentAt, signedAt, documents, languageIso2LetterCode: language } = envelope;
  return (
    <Card as="section" padding="m" aria-labelledby={`agreement-${id} agreement-date-${id}`}>
      <Stack gap="s">
        <Stack gap="none">
          <Inline justify="between">
            <Heading level={2} size="m" id={`agreement-${id}`}>
              <span lang={language.toLowerCase()}>{title}</span>
            </Heading>
            <EnvelopeStatusBadge status={status} />
          </Inline>
          <Text tone="muted" id={`agreement-date-${id}`}>
            <AgreementDates envelope={envelope} />
          </Text>
        </Stack>
        <Inline gap="xs">
          {!signedAt && (
            <LinkButton
              variant={isFirstDue ? 'primary' : 'secondary'}
              href={paths.signingRequest({ envelopeId: id })}
            >
              {envelope.isOpen ? (
                <FormattedMessage defaultMessage="Read and sign" />
              ) : (
                <FormattedMessage defaultMessage="See your options" />
              )}
              <VisuallyHidden>
                {': '}
                <span lang={language.toLowerCase()}>{title}</span>
                {', '}
                <DateTimeValue value={sentAt} />
              </VisuallyHidden>
            </LinkButton>
          )}
          {documents.map((document) => (
            <DocumentFile
              key={document.id}
              isButton
              envelopeId={id}
              document={document}
              language={language}
              isSealed={document.sha256 !== null}
              date={signedAt ?? sentAt}
            />
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}

function AgreementDates({ envelope }: { envelope: Envelope }) {
  const { status, isOpen, sentAt, signedAt, expiresAt } = envelope;
  const dayOf = useDayOf();
  if (signedAt)
    return (
      <FormattedMessage
        defaultMessage="You signed on {date}"
        values={{ date: <DateValue value={dayOf(signedAt)} /> }}
      />
    );
  const date = <DateValue value={dayOf(sentAt)} />;
  const deadline = <DateValue value={dayOf(expiresAt)} />;
  if (isOpen)
    return <FormattedMessage defaultMessage="Sent {date}. Sign by {deadline}." values={{ date, deadline }} />;
  if (status === 'EXPIRED')
    return <FormattedMessage defaultMessage="Sent {date}. Expired {deadline}." values={{ date, deadline }} />;
  return <FormattedMessage defaultMessage="Sent {date}, not signed" values={{ date }} />;
}

/** Explains each kind once, under all of them. */
function Reasons({ envelopes }: { envelopes: readonly Envelope[] }) {
  const kinds = [...Map.groupBy(envelopes, ({ kind }) => kind).values()].map(([first]) => first!);
  return (
    <PageSection size="s" title={<FormattedMessage defaultMessage="Why am I seeing these?" />}>
      <DescriptionList
        items={kinds.map(({ kind, title, languageIso2LetterCode: language }) => ({
          term: <Lang code={language.toLowerCase()}>{title}</Lang>,
          value: <FormattedMessage {...reasons[kind]} />,
        }))}
      />
    </PageSection>
  );
}
