import { Loading, Skeleton, SlotLinks, Stack, Text } from '@institute/design-system';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { paths } from '../places.ts';
import { useTimeZone } from '../time-zone.ts';
import { CoachText } from './CoachText.tsx';
import type { CoachSummary } from './coaches.ts';

interface SoonestTimesProps {
  coach: Pick<CoachSummary, 'id' | 'languageIso2LetterCode'>;
  /** The service. By default, the first one with free times, which is named. */
  productId?: string;
}

/** The soonest free times of a coach or of a service, each a link to booking it. */
export const SoonestTimes = (props: SoonestTimesProps) => (
  <Suspense fallback={<TimesSkeleton />}>
    <Times {...props} />
  </Suspense>
);

const TimesSkeleton = () => (
  <Loading>
    <Stack gap="xs">
      <Skeleton width="medium" />
      <Skeleton shape="field" />
    </Stack>
  </Loading>
);

function Times({ coach, productId }: SoonestTimesProps) {
  const coachId = coach.id;
  const timeZone = useTimeZone();
  const { data, isError } = api.useQuery('get', '/coaches/{coachId}/soonest_times', {
    params: { path: { coachId }, query: { timeZone } },
  });
  // They are an extra: the service can be booked without them.
  if (isError) return null;
  if (!data) return <TimesSkeleton />;
  const services = data.content.filter((service) => !productId || service.productId === productId);
  const service = services.find(({ times }) => times.length > 0);
  if (services.length === 0) return null;
  if (!service)
    return (
      <Text tone="muted" size="s">
        <FormattedMessage defaultMessage="No times available in the next month" />
      </Text>
    );
  const title = <CoachText coach={coach}>{service.title}</CoachText>;
  return (
    <Stack gap="none">
      {!productId && (
        <Text tone="muted" size="s" isOneLine>
          <FormattedMessage defaultMessage="Next available: {service}" values={{ service: title }} />
        </Text>
      )}
      <SlotLinks
        label={title}
        timeZone={timeZone}
        slots={service.times.map(({ startTime }) => ({
          start: startTime,
          href: paths.bookSession(
            { coachId, productId: service.productId },
            { from: startTime.slice(0, 10), time: startTime },
          ),
        }))}
      />
    </Stack>
  );
}
