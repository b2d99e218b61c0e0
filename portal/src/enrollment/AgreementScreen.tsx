import { ApiError, type Schemas } from '@institute/api-schema';
import {
  Banner,
  DateTimeValue,
  LinkButton,
  OutcomePending,
  Stack,
  Text,
  useNavigateWhileHere,
} from '@institute/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { useOnce } from '../once.ts';
import { DocumentFile } from '../signing/DocumentFile.tsx';
import type { EnvelopeSignature } from '../signing/queries.ts';
import { SigningForm } from '../signing/SigningForm.tsx';
import { type Application, readApplication, resumeHref } from './applications.ts';
import { agreementsQuery } from './step-queries.ts';
import { stepScreen } from './step-screen.tsx';

export default stepScreen('AGREEMENT', AgreementStep);

function AgreementStep({ application }: { application: Application }) {
  const { id } = application;
  const [agreement] = useSuspenseQuery(agreementsQuery(id)).data.content;
  if (!agreement) {
    return (
      <Banner tone="info">
        <FormattedMessage defaultMessage="We’ll create your agreement once your class, personal information and payment plan are complete." />
      </Banner>
    );
  }
  return agreement.signedAt ? (
    <Signed application={application} agreement={agreement} />
  ) : (
    <ToSign application={application} agreement={agreement} />
  );
}

interface AgreementProps {
  application: Application;
  agreement: Schemas['EnrollmentAgreement'];
}

function Signed({ application, agreement }: AgreementProps) {
  const { id, title, documentId, signedAt, languageIso2LetterCode: language } = agreement;
  return (
    <Stack gap="l">
      <Banner
        tone="positive"
        title={
          <FormattedMessage
            defaultMessage="You signed on {date}"
            values={{ date: <DateTimeValue value={signedAt} hasTime={false} /> }}
          />
        }
      >
        <FormattedMessage defaultMessage="If you change your class, personal information or plan, we’ll create a new agreement for you to sign." />
      </Banner>
      <DocumentFile envelopeId={id} document={{ id: documentId, title }} language={language} />
      <div>
        <LinkButton href={resumeHref(application)}>
          <FormattedMessage defaultMessage="Continue" />
        </LinkButton>
      </div>
    </Stack>
  );
}

function ToSign({ application, agreement }: AgreementProps) {
  const { id } = application;
  const navigate = useNavigateWhileHere();
  const [isChanged, setChanged] = useState(false);
  const { id: agreementId, title, html, documentId, hash, languageIso2LetterCode: language } = agreement;
  const signing = useOnce<EnvelopeSignature, null>({
    name: `agreement.${agreementId}`,
    isSecret: true,
    async send(signature, key) {
      await api.request('post', '/enrollment_applications/{id}/agreements/{agreementId}/sign', {
        path: { id, agreementId },
        key,
        body: signature,
      });
      return null;
    },
    async lookUp() {
      const agreements = await api.request('get', '/enrollment_applications/{id}/agreements', {
        path: { id },
      });
      const isSigned = agreements.some((one) => one.id === agreementId && one.signedAt);
      return isSigned ? { status: 'done', answer: null } : { status: 'unknown' };
    },
    onDone: () => void readApplication(id).then((signed) => navigate(resumeHref(signed))),
    onRefused(error) {
      if (error instanceof ApiError && error.key === 'envelopeChanged') setChanged(true);
    },
  });
  const isAnew =
    isChanged || application.steps.some(({ name, status }) => name === 'AGREEMENT' && status === 'PROBLEM');
  return (
    <Stack gap="l">
      <Text tone="muted" isMeasured>
        <FormattedMessage defaultMessage="Read it, then sign below. The institute signs once it approves your application." />
      </Text>
      {isAnew && (
        <Banner tone="caution" isAnnounced={isChanged}>
          <FormattedMessage defaultMessage="Something in the agreement has changed, so this is a new one. Please read and sign it." />
        </Banner>
      )}
      <OutcomePending of={signing}>
        <SigningForm
          key={hash}
          envelopeId={agreementId}
          documents={[{ id: documentId, title, html }]}
          language={language}
          hash={hash}
          fields={agreement.fields}
          statement={agreement.statement}
          signerName={application.studentName}
          onSign={signing.sendAsync}
        />
      </OutcomePending>
    </Stack>
  );
}
