import type { Schemas } from '@institute/api-schema';
import {
  Banner,
  Card,
  Certificate,
  Columns,
  DateValue,
  FileButton,
  Heading,
  Inline,
  ListSkeleton,
  lazyPart,
  Page,
  SealIllustration,
  SegmentedControl,
  Stack,
  Text,
} from '@institute/design-system';
import { useListParams } from '@institute/design-system/app';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';
import { awardsQuery } from './awards.ts';
import { coursesQuery } from './courses.ts';
import { ShareAward } from './ShareAward.tsx';

type Award = Schemas['StudentAward'];

const AvailableAwards = lazyPart(async () => (await import('./AvailableAwards.tsx')).AvailableAwards);
const NoneYet = lazyPart(async () => (await import('./AvailableAwards.tsx')).NoneYet);

const choices = { tab: ['mine', 'available'] } as const;

const availableQuery = (id: string) =>
  api.queryOptions('get', '/students/{id}/available_awards', { params: { path: { id } } });

export default function AwardsScreen() {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  // In parallel.
  usePrefetchQuery(awardsQuery(studentId));
  usePrefetchQuery(availableQuery(studentId));
  usePrefetchQuery(coursesQuery(studentId));
  const awards = useSuspenseQuery(awardsQuery(studentId)).data.content;
  const available = useSuspenseQuery(availableQuery(studentId)).data.content;
  const [{ tab }, setParams] = useListParams(choices);
  const show = (next: typeof tab) => setParams({ tab: next });

  return (
    <Page>
      <SegmentedControl
        label={intl.formatMessage({ defaultMessage: 'Show' })}
        value={tab}
        onChange={show}
        options={[
          { value: 'mine', children: intl.formatMessage({ defaultMessage: 'My awards' }) },
          { value: 'available', children: intl.formatMessage({ defaultMessage: 'Available awards' }) },
        ]}
      />
      <Suspense fallback={<ListSkeleton look="cards" />}>
        {tab === 'available' && <AvailableAwards awards={available} />}
        {tab === 'mine' && awards.length > 0 && <Mine awards={awards} />}
        {tab === 'mine' && awards.length === 0 && <NoneYet nearest={available[0]} onShow={show} />}
      </Suspense>
    </Page>
  );
}

const Mine = ({ awards }: { awards: readonly Award[] }) => (
  <Columns as="ul" min="l" isFilling={false}>
    {awards.map((award) => (
      <EarnedAward key={award.id} award={award} />
    ))}
  </Columns>
);

function EarnedAward({ award }: { award: Award }) {
  const { studentId } = useSignedInSession();
  const { id, title, description, awardedOn, certificateNumber, revokedOn, revocationReason } = award;
  const path = { id: studentId, awardId: id };
  return (
    <Card
      as="li"
      padding="l"
      picture={
        <Certificate seal={!revokedOn && <SealIllustration id={award.awardId} />}>
          <Heading level={2}>{title}</Heading>
          <Text tone="muted">{description}</Text>
          <Text size="s">
            <FormattedMessage
              defaultMessage="Earned {date}"
              values={{ date: <DateValue value={awardedOn} /> }}
            />
          </Text>
          <Text size="s" tone="muted">
            <FormattedMessage
              defaultMessage="No.{nbsp}{number}"
              description="Number of a certificate"
              values={{ number: certificateNumber, nbsp: '\u00a0' }}
            />
          </Text>
        </Certificate>
      }
      footer={<ShareAward award={award} />}
    >
      <Stack gap="m">
        {revokedOn && (
          <Banner tone="critical">
            <FormattedMessage
              defaultMessage="The institute revoked this award on {date}. Reason: {reason}"
              values={{ date: <DateValue value={revokedOn} />, reason: revocationReason }}
            />
          </Banner>
        )}
        <Inline gap="s">
          <FileButton
            name={title}
            kind="PDF"
            isCompact
            label={
              <FormattedMessage
                defaultMessage="Certificate<hidden>: {award}</hidden>"
                values={{ award: title }}
              />
            }
            fileName={`certificate-${certificateNumber}.pdf`}
            load={() => api.download('/students/{id}/awards/{awardId}/certificate', { path })}
          />
          <FileButton
            name={title}
            kind="Open Badge"
            isCompact
            label={
              <FormattedMessage
                defaultMessage="Digital credential<hidden>: {award}</hidden>"
                values={{ award: title }}
              />
            }
            fileName={`credential-${certificateNumber}.jwt`}
            load={() => api.download('/students/{id}/awards/{awardId}/credential', { path })}
          />
        </Inline>
      </Stack>
    </Card>
  );
}
