import type { components } from '@institute/api-schema';
import { CoachingGroupInput, GroupSessionMove } from '@institute/api-schema/limits';
import {
  BackLink,
  Banner,
  ConfirmButton,
  DateField,
  DateTimeValue,
  EmptyState,
  Inline,
  Link,
  NumberField,
  Page,
  PageSection,
  ScheduleIllustration,
  SectionCard,
  Stack,
  StatusBadge,
  Text,
  TextAreaField,
  TextField,
  TimeField,
} from '@institute/design-system';
import { parseInstant, today } from '@institute/design-system/formats';
import { FormDialogButton } from '@institute/design-system/forms';
import {
  date,
  lengthMax,
  minDate,
  number,
  numberBetween,
  required,
  rules,
  time,
} from '@institute/design-system/rules';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { useCoachId, useTimeZone } from '../coach.ts';
import { describeError } from '../messages.ts';
import { paths } from '../paths.ts';
import { KeepTime, TimesIn } from '../sessions/texts.tsx';
import { instantAt, wallOf, weeklyDates } from './group-dates.ts';
import { type Product, useProduct } from './products.ts';

type Group = components['schemas']['CoachingGroup'];
type GroupSession = components['schemas']['GroupSession'];

const obstacles: Record<NonNullable<Group['saleObstacle']>, MessageDescriptor> = defineMessages({
  BEGUN: { defaultMessage: 'Has begun', description: 'Why no one else can join a group' },
  FULL: { defaultMessage: 'Full', description: 'Why no one else can join a group' },
  CHANGED: {
    defaultMessage: 'Closed for new clients',
    description: 'Why no one else can join a group: its sessions changed',
  },
});

/** The dates of a group service: who takes part, and how many seats are left. */
export default function GroupsScreen({ params }: { params: Record<string, string> }) {
  const coachId = useCoachId();
  const product = useProduct(params.productId ?? '');
  const { data } = api.useSuspenseQuery('get', '/coaches/{coachId}/groups', {
    params: { path: { coachId }, query: { productId: product.id } },
  });
  const groups = data.content;
  const isForSale = groups.some(({ saleObstacle }) => saleObstacle === null);
  return (
    <Page
      width="narrow"
      above={
        <BackLink href={paths.myServices()}>
          <FormattedMessage defaultMessage="My services" description="Heading of what a coach offers" />
        </BackLink>
      }
      title={
        <FormattedMessage
          defaultMessage="Group dates"
          description="Heading: the dates of a service for groups"
        />
      }
      lead={product.title}
      actions={<AddGroup product={product} />}
    >
      {!isForSale && groups.length > 0 && (
        <Banner tone="caution">
          <FormattedMessage
            defaultMessage="Clients can’t buy this now: no group has a free seat and upcoming dates. Add dates to sell it."
            description="Where a service for groups can’t be bought"
          />
        </Banner>
      )}
      {groups.length === 0 ? (
        <EmptyState
          picture={<ScheduleIllustration />}
          title={<FormattedMessage defaultMessage="No dates yet" description="Where a group has no dates" />}
        >
          <FormattedMessage
            defaultMessage="Clients can buy a seat once you’ve added dates."
            description="Where a group has no dates"
          />
        </EmptyState>
      ) : (
        <PageSection
          title={
            <FormattedMessage defaultMessage="Upcoming groups" description="Heading over groups with dates" />
          }
        >
          <Stack gap="m">
            {groups.map((group) => (
              <GroupCard key={group.id} group={group} product={product} />
            ))}
          </Stack>
        </PageSection>
      )}
    </Page>
  );
}

function AddGroup({ product }: { product: Product }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const timeZone = useTimeZone();
  const add = api.useMutation('post', '/coaches/{coachId}/products/{productId}/groups');
  const count = product.purchaseTerms.groupSessionCount;
  const label = <FormattedMessage defaultMessage="Add dates" description="Button: schedules a group" />;
  return (
    <FormDialogButton
      variant="primary"
      label={label}
      title={label}
      submitLabel={label}
      message={
        <FormattedMessage
          defaultMessage="{count, plural, one {A seat includes 1 session} other {A seat includes # sessions, one each week}} of {minutes} minutes."
          description="What a new group consists of"
          values={{ count, minutes: product.purchaseTerms.duration }}
        />
      }
      successMessage={intl.formatMessage({
        defaultMessage: 'The dates were added.',
        description: 'After a group was scheduled',
      })}
      draft={{ name: `product.${product.id}.group` }}
      schema={z.object({
        date: z.string().check(rules(required(), date(), minDate(today(timeZone)))),
        time: z.string().check(rules(required(), time())),
        capacity: z
          .custom<number | string | null>()
          .check(
            rules(
              required(),
              number(),
              numberBetween(CoachingGroupInput.capacity.minimum, CoachingGroupInput.capacity.maximum),
            ),
          ),
        place: z.string().check(rules(lengthMax(CoachingGroupInput.place.maxLength))),
      })}
      defaultValues={{ date: '', time: '', capacity: 6 as number | string | null, place: '' }}
      describeError={(error) =>
        error instanceof SkippedTimeError ? skipped(intl) : describeError(intl, error)
      }
      onSubmit={({ value }) => {
        const startTimes = weeklyDates(value.date, count).map((day) => {
          const start = instantAt(day, value.time, timeZone);
          if (start === null) throw new SkippedTimeError();
          return start;
        });
        return add.mutateAsync({
          params: { path: { coachId, productId: product.id } },
          body: { capacity: Number(value.capacity), place: value.place.trim() || null, startTimes },
        });
      }}
    >
      {(form) => (
        <>
          <form.Field
            name="date"
            as={DateField}
            isRequired
            calendar={{ min: today(timeZone) }}
            label={intl.formatMessage({
              defaultMessage: 'First date',
              description: 'Label: the first date of a group',
            })}
          />
          <form.Field
            name="time"
            as={TimeField}
            isRequired
            label={intl.formatMessage({
              defaultMessage: 'Start time',
              description: 'Label: when a group meets',
            })}
          />
          <TimesIn timeZone={timeZone} />
          <form.Field
            name="capacity"
            as={NumberField}
            isRequired
            width="short"
            label={intl.formatMessage({
              defaultMessage: 'Seats',
              description: 'Label: how many clients can take part',
            })}
          />
          <form.Field
            name="place"
            as={TextField}
            label={intl.formatMessage({ defaultMessage: 'Place', description: 'Label: where a group meets' })}
            description={intl.formatMessage({
              defaultMessage:
                'The address, if you meet in person. Otherwise, clients get your video call link.',
              description: 'Hint of the place of a group',
            })}
          />
        </>
      )}
    </FormDialogButton>
  );
}

class SkippedTimeError extends Error {}
const skipped = (intl: ReturnType<typeof useIntl>) =>
  intl.formatMessage({
    defaultMessage: 'The clocks go forward and skip this time on that day. Choose another one.',
    description: 'Error: a time that does not exist on a day because the clocks change',
  });

function GroupCard({ group, product }: { group: Group; product: Product }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const remove = api.useMutation('delete', '/coaches/{coachId}/groups/{groupId}');
  const { capacity, seatsLeft, saleObstacle, place, sessions, participants } = group;
  return (
    <SectionCard
      level={3}
      title={<DateTimeValue value={sessions[0]!.startTime} />}
      lead={place}
      status={
        <StatusBadge tone={saleObstacle === null ? 'positive' : 'neutral'}>
          {saleObstacle === null ? (
            <FormattedMessage
              defaultMessage="{left} of {count} seats left"
              description="How many can still join a group"
              values={{ left: seatsLeft, count: capacity }}
            />
          ) : (
            intl.formatMessage(obstacles[saleObstacle])
          )}
        </StatusBadge>
      }
    >
      <Stack as="ul" gap="s">
        {sessions.map((session) => (
          <SessionRow key={session.id} group={group} session={session} />
        ))}
      </Stack>
      {participants.length > 0 ? (
        <Stack
          as="ul"
          gap="xs"
          aria-label={intl.formatMessage({
            defaultMessage: 'Participants',
            description: 'Name of the list of who takes part in a group',
          })}
        >
          {participants.map(({ purchaseId, name }) => (
            <li key={purchaseId}>
              <Link href={paths.sale({ purchaseId }, { from: 'services' })}>{name}</Link>
            </li>
          ))}
        </Stack>
      ) : (
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="No one has signed up yet."
            description="Where a group has no participants"
          />
        </Text>
      )}
      {seatsLeft === capacity && (
        <Inline>
          <ConfirmButton
            variant="quiet"
            title={intl.formatMessage({
              defaultMessage: 'Delete these dates?',
              description: 'Title of a question',
            })}
            confirmLabel={<FormattedMessage defaultMessage="Delete" description="Command that deletes" />}
            keepLabel={
              <FormattedMessage defaultMessage="Keep" description="Button that leaves something as it is" />
            }
            message={product.title}
            onConfirm={() => remove.mutateAsync({ params: { path: { coachId, groupId: group.id } } })}
          >
            <FormattedMessage defaultMessage="Delete these dates" description="Button: deletes a group" />
          </ConfirmButton>
        </Inline>
      )}
    </SectionCard>
  );
}

interface SessionRowProps {
  group: Group;
  session: GroupSession;
}

function SessionRow({ group, session }: SessionRowProps) {
  const { startTime, canceledAt, isChangeable, reason } = session;
  return (
    <Stack as="li" gap="none">
      <Inline justify="between" gap="m">
        <Text weight="semibold">
          <DateTimeValue value={startTime} />
        </Text>
        {canceledAt !== null && (
          <StatusBadge tone="neutral">
            <FormattedMessage defaultMessage="Canceled" description="Status of a session" />
          </StatusBadge>
        )}
        {isChangeable && (
          <Inline gap="s">
            <MoveGroupSession group={group} session={session} />
            <CancelGroupSession group={group} session={session} />
          </Inline>
        )}
      </Inline>
      {reason && (
        <Text tone="muted" size="s">
          “{reason}”
        </Text>
      )}
    </Stack>
  );
}

const reasonRules = rules(required(), lengthMax(GroupSessionMove.reason.maxLength));

const reasonLabel = (intl: ReturnType<typeof useIntl>) =>
  intl.formatMessage({
    defaultMessage: 'Message to the participants',
    description: 'Label: why a session of a group is moved or canceled',
  });

function MoveGroupSession({ group, session }: SessionRowProps) {
  const intl = useIntl();
  const coachId = useCoachId();
  const timeZone = useTimeZone();
  const move = api.useMutation('patch', '/coaches/{coachId}/groups/{groupId}/sessions/{groupSessionId}');
  const start = wallOf(parseInstant(session.startTime)!, timeZone);
  return (
    <FormDialogButton
      variant="quiet"
      label={
        <FormattedMessage defaultMessage="Reschedule" description="Button that opens a move of a session" />
      }
      title={intl.formatMessage({
        defaultMessage: 'Reschedule this group session',
        description: 'Title of the dialog in which a session of a group is moved',
      })}
      message={
        <FormattedMessage
          defaultMessage="We’ll e-mail each participant the old and the new time. Those who can’t come can cancel it and get back what they paid for it, unless their bank is deciding about it."
          description="What moving a session of a group means"
        />
      }
      submitLabel={
        <FormattedMessage defaultMessage="Move session" description="Button that moves a session" />
      }
      keepLabel={<KeepTime />}
      successMessage={intl.formatMessage({
        defaultMessage: 'Session moved. We asked the participants to confirm the new time.',
        description: 'After moving a session of a group',
      })}
      draft={`group.${session.id}.move`}
      schema={z.object({
        date: z.string().check(rules(required(), date(), minDate(today(timeZone)))),
        time: z.string().check(rules(required(), time())),
        reason: z.string().check(reasonRules),
      })}
      defaultValues={{ ...start, reason: '' }}
      describeError={(error) =>
        error instanceof SkippedTimeError ? skipped(intl) : describeError(intl, error)
      }
      onSubmit={({ value }) => {
        const startTime = instantAt(value.date, value.time, timeZone);
        if (startTime === null) throw new SkippedTimeError();
        return move.mutateAsync({
          params: { path: { coachId, groupId: group.id, groupSessionId: session.id } },
          body: { startTime, reason: value.reason.trim() },
        });
      }}
    >
      {(form) => (
        <>
          <form.Field
            name="date"
            as={DateField}
            isRequired
            calendar={{ min: today(timeZone) }}
            label={intl.formatMessage({ defaultMessage: 'New date', description: 'Label of a field' })}
          />
          <form.Field
            name="time"
            as={TimeField}
            isRequired
            label={intl.formatMessage({ defaultMessage: 'New start time', description: 'Label of a field' })}
          />
          <TimesIn timeZone={timeZone} />
          <form.Field name="reason" as={TextAreaField} isRequired rows={2} label={reasonLabel(intl)} />
        </>
      )}
    </FormDialogButton>
  );
}

function CancelGroupSession({ group, session }: SessionRowProps) {
  const intl = useIntl();
  const coachId = useCoachId();
  const cancel = api.useMutation(
    'post',
    '/coaches/{coachId}/groups/{groupId}/sessions/{groupSessionId}/cancel',
  );
  const label = (
    <FormattedMessage defaultMessage="Cancel session" description="Button that cancels a session" />
  );
  return (
    <FormDialogButton
      variant="quiet"
      label={label}
      title={intl.formatMessage({
        defaultMessage: 'Cancel this group session?',
        description: 'Title of the question before a session of a group is canceled',
      })}
      message={
        <FormattedMessage
          defaultMessage="Each participant gets an e-mail, and what they paid for this session back, unless their bank is deciding about it."
          description="What canceling a session of a group means"
        />
      }
      submitLabel={label}
      isDestructive
      keepLabel={
        <FormattedMessage defaultMessage="Keep session" description="Button that leaves a session as it is" />
      }
      successMessage={intl.formatMessage({
        defaultMessage: 'Session canceled. We let the participants know.',
        description: 'After canceling a session of a group',
      })}
      draft={`group.${session.id}.cancel`}
      schema={z.object({ reason: z.string().check(reasonRules) })}
      defaultValues={{ reason: '' }}
      onSubmit={({ value }) =>
        cancel.mutateAsync({
          params: { path: { coachId, groupId: group.id, groupSessionId: session.id } },
          body: { reason: value.reason.trim() },
        })
      }
    >
      {(form) => <form.Field name="reason" as={TextAreaField} isRequired label={reasonLabel(intl)} />}
    </FormDialogButton>
  );
}
