import type { Schemas } from '@institute/api-schema';
import {
  AwardIllustration,
  Banner,
  Card,
  Columns,
  DateTimeValue,
  EmptyState,
  Heading,
  Inline,
  Link,
  Stack,
  StatusBadge,
  Text,
} from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths } from '../places.ts';
import { RevokeAward } from './RevokeAward.tsx';

type Award = Schemas['StudentAward'];

interface StudentAwardsProps {
  studentId: string;
  awards: readonly Award[];
}

/** A student's awards, the revoked ones too. */
export function StudentAwards({ studentId, awards }: StudentAwardsProps) {
  if (awards.length === 0)
    return (
      <EmptyState
        picture={<AwardIllustration />}
        title={<FormattedMessage defaultMessage="No awards yet" />}
      />
    );
  return (
    <Columns as="ul" min="l" isFilling={false}>
      {awards.map((award) => (
        <Card key={award.id} as="li" tone="raised" padding="l">
          <Stack gap="m">
            <Stack gap="xxs">
              <Heading level={2}>{award.title}</Heading>
              <Text tone="muted">{award.description}</Text>
            </Stack>
            <Text size="s" tone="muted">
              <FormattedMessage
                defaultMessage="Earned {date} by {name} · No. {number}"
                values={{
                  date: <DateTimeValue value={award.awardedAt} hasTime={false} />,
                  name: award.holderName,
                  number: award.certificateNumber,
                }}
              />
            </Text>
            <State studentId={studentId} award={award} />
          </Stack>
        </Card>
      ))}
    </Columns>
  );
}

function State({ studentId, award }: { studentId: string; award: Award }) {
  const { revokedAt, revocationReason, shareToken } = award;
  return (
    <>
      {revokedAt ? (
        <Banner tone="critical">
          <FormattedMessage
            defaultMessage="Revoked {date}. Reason: {reason}"
            values={{ date: <DateTimeValue value={revokedAt} hasTime={false} />, reason: revocationReason }}
          />
        </Banner>
      ) : (
        <Inline>
          <StatusBadge tone="positive">
            <FormattedMessage defaultMessage="Valid" description="Status of an award that is still valid" />
          </StatusBadge>
          <RevokeAward studentId={studentId} award={award} />
        </Inline>
      )}
      {shareToken && (
        <Link href={paths.sharedAward({ shareToken })} isStandalone>
          <FormattedMessage defaultMessage="Public page" />
        </Link>
      )}
    </>
  );
}
