import {
  AgendaList,
  EmptyState,
  ErrorPanel,
  ListSkeleton,
  lazyPart,
  PageSection,
  Pagination,
  Stack,
} from '@institute/design-system';
import { spellInstant } from '@institute/design-system/formats';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId, useTimeZone } from '../coach.ts';
import { DialogButton } from '../DialogButton.tsx';
import { describeError } from '../messages.ts';
import { circleEvent } from './agenda-events.tsx';
import { type Circle, useLedCircles } from './circles.ts';

const CircleSessionDialog = lazyPart(
  async () => (await import('./CircleSessionDialog.tsx')).CircleSessionDialog,
);

const size = 20;

/** The sessions of the coach's circles: those without attendance, upcoming ones, and past ones. */
export function CircleSessions() {
  const circles = useLedCircles();
  // Read once: a query that changes every second would never hit the cache.
  const [now] = useState(() => spellInstant(Date.now()));
  if (circles.length === 0)
    return (
      <EmptyState
        title={
          <FormattedMessage
            defaultMessage="No coaching circles"
            description="In the place of an empty list"
          />
        }
      >
        <FormattedMessage
          defaultMessage="When the institute gives you a circle to lead, its sessions appear here."
          description="In the place of an empty list of sessions of circles"
        />
      </EmptyState>
    );
  return (
    <Stack gap="l">
      <div>
        <DialogButton
          variant="secondary"
          label={
            <FormattedMessage
              defaultMessage="Schedule a circle session"
              description="Title of the dialog that adds a session to a circle, and the button that opens it"
            />
          }
        >
          {(onClose) => <ScheduleDialog circles={circles} onClose={onClose} />}
        </DialogButton>
      </div>
      <Part
        title={<FormattedMessage defaultMessage="Needs action" description="Heading over sessions" />}
        filter={{ to: now, hasAttendance: false }}
      />
      <Part
        title={<FormattedMessage defaultMessage="Upcoming" description="Heading over sessions" />}
        filter={{ from: now }}
        empty={
          <EmptyState
            level={3}
            picture={null}
            title={
              <FormattedMessage
                defaultMessage="No upcoming circle sessions"
                description="In the place of an empty list"
              />
            }
          >
            <FormattedMessage
              defaultMessage="Schedule one, and we’ll let the members know."
              description="In the place of an empty list of upcoming sessions of circles"
            />
          </EmptyState>
        }
      />
      <Part
        title={<FormattedMessage defaultMessage="Past" description="Heading over sessions" />}
        filter={{ hasAttendance: true }}
        isNewestFirst
      />
    </Stack>
  );
}

interface ScheduleDialogProps {
  circles: readonly Circle[];
  onClose: () => void;
}

/** Suggests the latest meeting link of the first circle. */
function ScheduleDialog({ circles, onClose }: ScheduleDialogProps) {
  const { data } = api.useSuspenseQuery('get', '/coaching_circles/{id}/coaching_sessions', {
    params: { path: { id: circles[0]!.id }, query: { size: 1 } },
  });
  return <CircleSessionDialog {...{ circles, onClose }} latestUrl={data.content[0]?.url ?? null} />;
}

interface PartProps {
  title: ReactNode;
  filter: { from?: string; to?: string; hasAttendance?: boolean };
  isNewestFirst?: boolean;
  /** Shown if there are no sessions. Without it, the part is left out. */
  empty?: ReactNode;
}

function Part({ title, filter, isNewestFirst = false, empty }: PartProps) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const [page, setPage] = useState(0);
  const list = api.useQuery(
    'get',
    '/coaches/{coachId}/circle_sessions',
    {
      params: {
        path: { coachId: useCoachId() },
        query: { ...filter, size, page, sortBy: 'startTime', descending: isNewestFirst },
      },
    },
    { placeholderData: keepPreviousData },
  );
  if (list.isPending) return <ListSkeleton count={2} />;
  if (!list.data)
    return (
      <ErrorPanel level={2} onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
        {describeError(intl, list.error)}
      </ErrorPanel>
    );
  const { content, pagination } = list.data;
  if (pagination.total === 0 && !empty) return null;
  return (
    <PageSection size="m" title={title}>
      {pagination.total === 0 ? (
        empty
      ) : (
        <AgendaList {...{ isNewestFirst, timeZone }} level={3} events={content.map(circleEvent)} />
      )}
      <Pagination
        hidesOnePage
        isLoading={list.isPlaceholderData}
        page={page}
        size={size}
        total={pagination.total}
        onPageChange={setPage}
      />
    </PageSection>
  );
}
