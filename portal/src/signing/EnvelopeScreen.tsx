import { ApiError } from '@institute/api-schema';
import {
  Banner,
  DateTimeValue,
  Loading,
  lazyExtra,
  OutcomePending,
  Page,
  Stack,
} from '@institute/design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { langOf } from '../institute.ts';
import { useOnce } from '../once.ts';
import { ProblemText } from '../ProblemText.tsx';
import type { ScreenProps } from '../places.ts';
import { ScreenError } from '../system/ScreenError.tsx';
import { ClosedEnvelope } from './ClosedEnvelope.tsx';
import {
  type Envelope,
  type EnvelopeSignature,
  isSigned,
  useEnvelope,
  useOpenedEnvelope,
} from './queries.ts';
import { SigningForm } from './SigningForm.tsx';

// Few decline.
const DeclineButton = lazyExtra(async () => (await import('./DeclineButton.tsx')).DeclineButton);

export default function EnvelopeScreen({ params: { envelopeId } }: ScreenProps<'signingRequest'>) {
  const envelope = useEnvelope(envelopeId);
  const [wasOpen] = useState(envelope.isOpen);
  return (
    <Page
      width="text"
      title={<span lang={langOf(envelope)}>{envelope.title}</span>}
      lead={
        envelope.isOpen && (
          <FormattedMessage
            defaultMessage="Read, then sign below. You can sign until {date}."
            values={{ date: <DateTimeValue value={envelope.expiresAt} /> }}
          />
        )
      }
    >
      {envelope.isOpen ? (
        <OpenEnvelope envelope={envelope} />
      ) : (
        <ClosedEnvelope envelope={envelope} isNews={wasOpen} />
      )}
    </Page>
  );
}

function OpenEnvelope({ envelope: { id } }: { envelope: Envelope }) {
  const opened = useOpenedEnvelope(id);
  const [isChanged, setChanged] = useState(false);

  const signing = useOnce<EnvelopeSignature, null>({
    name: `sign.${id}`,
    isSecret: true,
    async send(signature, key) {
      await api.request('post', '/envelopes/{id}/sign', { path: { id }, key, body: signature });
      return null;
    },
    lookUp: async () => ((await isSigned(id)) ? { status: 'done', answer: null } : { status: 'unknown' }),
    onRefused(error) {
      if (!(error instanceof ApiError && error.key === 'envelopeChanged')) return;
      setChanged(true);
      void opened.refetch();
    },
  });

  if (opened.isPending) return <Loading />;
  if (opened.isError) {
    const isWaiting = opened.error instanceof ApiError && opened.error.key === 'envelopeNotYourTurn';
    if (!isWaiting) return <ScreenError error={opened.error} onRetry={() => void opened.refetch()} />;
    return (
      <Banner tone="info" title={<FormattedMessage defaultMessage="Waiting for another signer" />}>
        <ProblemText error={opened.error} />
      </Banner>
    );
  }
  const { envelope, documents } = opened.data.content;
  return (
    <Stack gap="l">
      {isChanged && (
        <Banner tone="caution" isAnnounced>
          <FormattedMessage defaultMessage="The documents have changed since you opened them. This is the latest version; please read it again." />
        </Banner>
      )}
      <OutcomePending of={signing}>
        <SigningForm
          key={envelope.hash}
          envelopeId={id}
          documents={documents}
          language={envelope.languageIso2LetterCode}
          hash={envelope.hash}
          fields={envelope.fields}
          statement={envelope.statement}
          signerName={envelope.signers.find(({ party }) => party === 'STUDENT')?.name ?? ''}
          onSign={signing.sendAsync}
        />
      </OutcomePending>
      <DeclineButton envelopeId={id} />
    </Stack>
  );
}
