import { ApiError } from '@institute/api-schema';
import { Banner, DateTimeValue, Link, Loading, Page, Stack } from '@institute/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAttempt } from '../attempt.ts';
import { describeError } from '../messages.ts';
import { paths } from '../paths.ts';
import { queryClient } from '../query-client.ts';
import { ScreenError } from '../system/ScreenError.tsx';
import { ClosedEnvelope } from './ClosedEnvelope.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import {
  type Envelope,
  type EnvelopeSignature,
  isOpen,
  sign,
  useEnvelope,
  useOpenedEnvelope,
} from './queries.ts';
import { SigningForm } from './SigningForm.tsx';

export default function EnvelopeScreen({ params }: { params: Record<string, string> }) {
  const envelope = useEnvelope(params.envelopeId ?? '');
  const [wasOpen] = useState(isOpen(envelope));
  return (
    <Page
      width="text"
      above={
        <Link href={paths.pendingSigningRequests()} isStandalone>
          <FormattedMessage defaultMessage="All documents" description="Link back to the list of documents" />
        </Link>
      }
      title={<span lang={envelope.languageIso2LetterCode.toLowerCase()}>{envelope.title}</span>}
      lead={
        isOpen(envelope) && (
          <FormattedMessage
            defaultMessage="Read, then sign below. You can sign until {date}."
            description="Under the title of documents to sign"
            values={{ date: <DateTimeValue value={envelope.expiresAt} /> }}
          />
        )
      }
    >
      {isOpen(envelope) ? (
        <OpenEnvelope envelope={envelope} />
      ) : (
        <ClosedEnvelope envelope={envelope} isNews={wasOpen} />
      )}
    </Page>
  );
}

function OpenEnvelope({ envelope: { id } }: { envelope: Envelope }) {
  const intl = useIntl();
  const opened = useOpenedEnvelope(id);
  const attempt = useAttempt(`sign.${id}`);
  const [isChanged, setChanged] = useState(false);

  const send = async (signature: EnvelopeSignature) => {
    try {
      await attempt((key) => sign(id, signature, key));
    } catch (error) {
      if (error instanceof ApiError && error.key === 'envelopeChanged') {
        setChanged(true);
        await opened.refetch();
      }
      throw error;
    } finally {
      // It may have expired or been voided in the meantime, and the envelope itself shows that.
      await queryClient.invalidateQueries();
    }
  };

  if (opened.isPending) return <Loading />;
  if (opened.isError) {
    const isWaiting = opened.error instanceof ApiError && opened.error.key === 'envelopeNotYourTurn';
    if (!isWaiting) return <ScreenError error={opened.error} onRetry={() => void opened.refetch()} />;
    return (
      <Banner
        tone="info"
        title={
          <FormattedMessage
            defaultMessage="Waiting for another signer"
            description="Title: documents wait for another signature"
          />
        }
      >
        {describeError(intl, opened.error)}
      </Banner>
    );
  }
  const { envelope, documents } = opened.data.content;
  return (
    <Stack gap="l">
      {isChanged && (
        <Banner tone="caution" isAnnounced>
          <FormattedMessage
            defaultMessage="The documents have changed since you opened them. This is the latest version; please read it again."
            description="Over documents whose text is another one than the one that was signed"
          />
        </Banner>
      )}
      <SigningForm
        key={envelope.hash}
        envelopeId={id}
        documents={documents}
        language={envelope.languageIso2LetterCode}
        hash={envelope.hash}
        fields={envelope.fields}
        statement={envelope.statement}
        signerName={envelope.signers.find(({ party }) => party === 'STUDENT')?.name ?? ''}
        onSign={send}
      />
      <DeclineButton envelopeId={id} />
    </Stack>
  );
}
