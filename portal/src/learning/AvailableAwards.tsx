import type { Schemas } from '@institute/api-schema';
import {
  AwardIllustration,
  Button,
  Card,
  Columns,
  EmptyState,
  Heading,
  Inline,
  Link,
  SealIllustration,
  Stack,
  Text,
} from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { paths } from '../places.ts';
import { useCourses } from './courses.ts';
import { CriterionBar, SelfReportedNote } from './criterion-text.tsx';

type AvailableAward = Schemas['AvailableAward'];

/** How many of several requirements are met. */
const Reached = ({ award: { criteria } }: { award: AvailableAward }) => (
  <Text size="s" weight="semibold">
    <FormattedMessage
      defaultMessage="{met, number} of {total, plural, one {# requirement} other {# requirements}} met"
      values={{
        met: criteria.filter(({ current, target }) => current >= target).length,
        total: criteria.length,
      }}
    />
  </Text>
);

export function AvailableAwards({ awards }: { awards: readonly AvailableAward[] }) {
  const courses = useCourses();
  if (awards.length === 0)
    return (
      <EmptyState
        picture={<AwardIllustration />}
        title={<FormattedMessage defaultMessage="You’ve earned every award" />}
      />
    );
  return (
    <Columns as="ul" min="l" isFilling={false}>
      {awards.map((award) => (
        <Card key={award.id} as="li" padding="l">
          <Stack gap="m">
            <Inline gap="m" align="start" isWrapping={false}>
              <SealIllustration id={award.id} isAhead />
              <Stack gap="xxs">
                <Heading level={2}>{award.title}</Heading>
                <Text tone="muted">{award.description}</Text>
              </Stack>
            </Inline>
            {award.criteria.length > 1 && <Reached award={award} />}
            {award.criteria.map((criterion) => (
              <Stack key={`${criterion.type} ${criterion.courseId}`} gap="xxs">
                <CriterionBar
                  criterion={criterion}
                  course={courses.find(({ id }) => id === criterion.courseId)}
                />
                <SelfReportedNote criterion={criterion} />
              </Stack>
            ))}
            <WayOn award={award} />
          </Stack>
        </Card>
      ))}
    </Columns>
  );
}

function WayOn({ award }: { award: AvailableAward }) {
  const missing = award.criteria.find(({ current, target }) => current < target);
  if (missing?.type === 'SESSIONS_ATTENDED')
    return (
      <Link href={paths.coachingCircles()} isStandalone>
        <FormattedMessage defaultMessage="Go to your circles" />
      </Link>
    );
  return (
    <Link href={paths.myCourses()} isStandalone>
      <FormattedMessage defaultMessage="Go to your courses" />
    </Link>
  );
}

interface NoneYetProps {
  nearest: AvailableAward | undefined;
  onShow: (tab: 'available') => void;
}

/** In place of awards. */
export function NoneYet({ nearest, onShow }: NoneYetProps) {
  return (
    <EmptyState
      picture={<AwardIllustration />}
      title={<FormattedMessage defaultMessage="No awards yet" />}
      action={
        nearest && (
          <Button onPress={() => onShow('available')}>
            <FormattedMessage defaultMessage="See available awards" />
          </Button>
        )
      }
    >
      {nearest && (
        <FormattedMessage defaultMessage="Your next award is “{award}”." values={{ award: nearest.title }} />
      )}
    </EmptyState>
  );
}
