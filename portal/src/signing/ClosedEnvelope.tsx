import {
  Banner,
  type BannerProps,
  Button,
  DateTimeValue,
  ErrorBanner,
  Heading,
  Inline,
  Link,
  LinkButton,
  Stack,
  Text,
  useNavigateWhileHere,
} from '@institute/design-system';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { defineMessage, defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { paths } from '../places.ts';
import { DocumentFile } from './DocumentFile.tsx';
import { askForNew, type Envelope } from './queries.ts';

/** Why documents can no longer be signed, and what to do then. */
export function ClosedEnvelope({ envelope, isNews }: { envelope: Envelope; isNews: boolean }) {
  const navigate = useNavigateWhileHere();
  const banner = useRef<HTMLDivElement>(null);
  // Confirms the signature or refusal in place of the form.
  useEffect(() => {
    if (isNews) banner.current?.focus();
  }, [isNews]);
  const ask = useMutation({
    mutationFn: () => askForNew(envelope.id),
    onSuccess: (id) => navigate(paths.signingRequest({ envelopeId: id })),
  });
  const { status, reason, signedAt, closedAt, isResendable, replacedById, applicationId } = envelope;
  const heldFor = status === 'SIGNED' && envelope.isHeld ? applicationId : null;
  const closedTitle = closedTitles[status];
  const explanation = heldFor ? heldText : (explanations[status] ?? (reason ? reasonText : undefined));
  return (
    <Stack gap="l">
      <Banner
        ref={banner}
        isFocusTarget
        tone={toneOf[status]}
        title={
          <FormattedMessage
            {...(closedTitle ?? signedTitle)}
            values={{ date: <DateTimeValue value={closedTitle ? closedAt : signedAt} /> }}
          />
        }
        {...((replacedById || isResendable || heldFor) && {
          actions: heldFor ? (
            <LinkButton variant="secondary" href={paths.enrollment({ applicationId: heldFor })}>
              <FormattedMessage defaultMessage="Go to your application" />
            </LinkButton>
          ) : replacedById ? (
            <LinkButton variant="secondary" href={paths.signingRequest({ envelopeId: replacedById })}>
              <FormattedMessage defaultMessage="Open the latest documents" />
            </LinkButton>
          ) : (
            <Button variant="secondary" isPending={ask.isPending} onPress={() => ask.mutate()}>
              <FormattedMessage defaultMessage="Request new documents" />
            </Button>
          ),
        })}
      >
        {explanation && <FormattedMessage {...explanation} values={{ reason }} />}
      </Banner>
      <ErrorBanner error={ask.error} />
      <Copies envelope={envelope} />
      <Inline gap="m">
        <Link
          href={
            envelope.applicationId
              ? paths.applicationStatus({ applicationId: envelope.applicationId })
              : paths.home()
          }
          isStandalone
        >
          {envelope.applicationId ? (
            <FormattedMessage defaultMessage="See your enrollment status" />
          ) : (
            <FormattedMessage defaultMessage="Go to the home page" />
          )}
        </Link>
        <Link href={paths.pendingSigningRequests()} isStandalone>
          <FormattedMessage defaultMessage="All documents" />
        </Link>
      </Inline>
    </Stack>
  );
}

function Copies({ envelope: { id, status, documents, languageIso2LetterCode } }: { envelope: Envelope }) {
  const isSigned = status === 'SIGNED' || status === 'COMPLETED';
  return (
    <Stack gap="s">
      <Heading level={2}>
        {isSigned ? (
          <FormattedMessage defaultMessage="Your copy" />
        ) : (
          <FormattedMessage defaultMessage="What it was about" />
        )}
      </Heading>
      {documents.map((document) => (
        <DocumentFile
          key={document.id}
          envelopeId={id}
          document={document}
          language={languageIso2LetterCode}
          isSealed={document.sha256 !== null}
        />
      ))}
      {status === 'COMPLETED' && (
        <Text size="s" tone="muted">
          <FormattedMessage defaultMessage="The copy includes all signatures and a record of who did what and when." />
        </Text>
      )}
    </Stack>
  );
}

const toneOf: Record<Envelope['status'], NonNullable<BannerProps['tone']>> = {
  SENT: 'info',
  OPENED: 'info',
  SIGNED: 'positive',
  COMPLETED: 'positive',
  DECLINED: 'caution',
  EXPIRED: 'caution',
  VOIDED: 'info',
};

const signedTitle: MessageDescriptor = defineMessage({ defaultMessage: 'You signed on {date}' });

const closedTitles: Partial<Record<Envelope['status'], MessageDescriptor>> = defineMessages({
  DECLINED: { defaultMessage: 'You declined on {date}' },
  EXPIRED: { defaultMessage: 'The deadline to sign was {date}' },
  VOIDED: { defaultMessage: 'The institute withdrew this on {date}' },
});

const explanations: Partial<Record<Envelope['status'], MessageDescriptor>> = defineMessages({
  SIGNED: {
    defaultMessage:
      'We’re preparing your final copy. There’s nothing you need to do. We’ll e-mail you when it’s ready.',
  },
  COMPLETED: { defaultMessage: 'Everyone has signed. Your final copy is ready.' },
  EXPIRED: { defaultMessage: 'You can request new documents and sign them.' },
});

/** Of an agreement whose application may not be submitted yet. */
const heldText: MessageDescriptor = defineMessage({
  defaultMessage:
    'The institute signs once it approves your application. If you haven’t submitted it yet, go to your application and continue.',
});

const reasonText: MessageDescriptor = defineMessage({ defaultMessage: 'Reason: {reason}' });
