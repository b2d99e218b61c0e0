import { noShowWaitMinutes } from '@institute/api-schema/policy';
import { Banner, Button, ConfirmButton, Inline, Stack, Text, toast } from '@institute/design-system';
import { formatDay, today } from '@institute/values/formats';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId, useTimeZone } from '../coach.ts';
import { describeError } from '../messages.ts';
import type { Session } from './sessions.ts';

/**
 * Records whether a session took place. The other outcome can be recorded later, but never none again: a no-show, which
 * costs the client a session, is asked about first.
 */
export function AttendanceButtons({ session }: { session: Session }) {
  const { id, status, client, isMovePending, isNoShowOpen } = session;
  const intl = useIntl();
  const coachId = useCoachId();
  const submit = api.useMutation('post', '/coaches/{coachId}/coaching_sessions/{sessionId}/attendance', {
    // Not where it's called: in a list, the row is gone by then.
    onSuccess(_, { body }) {
      if (body.status === 'OCCURRED')
        toast.success(
          intl.formatMessage(
            { defaultMessage: 'Session with {name} recorded as completed.' },
            { name: client.name },
          ),
        );
    },
  });
  const record = (next: 'OCCURRED' | 'NO_SHOW') => ({
    params: { path: { coachId, sessionId: id } },
    body: { status: next },
  });
  const values = { name: client.name };
  return (
    <Stack gap="s">
      <Inline gap="xs">
        <Button
          variant="secondary"
          aria-pressed={status === 'OCCURRED'}
          isPending={submit.isPending && submit.variables.body.status === 'OCCURRED'}
          onPress={() => submit.mutate(record('OCCURRED'))}
        >
          <FormattedMessage
            defaultMessage="Completed<hidden>: session with {name}</hidden>"
            description="Button: a session took place; the hidden part comes last"
            values={values}
          />
        </Button>
        {isNoShowOpen && (
          <NoShowButton session={session} onConfirm={() => submit.mutateAsync(record('NO_SHOW'))}>
            <FormattedMessage
              defaultMessage="No-show<hidden>: session with {name}</hidden>"
              description="Button: the client did not come; the hidden part comes last"
              values={values}
            />
          </NoShowButton>
        )}
      </Inline>
      {!isNoShowOpen && (
        <Text tone="muted" size="s">
          {isMovePending ? (
            <FormattedMessage
              defaultMessage="{name} didn’t accept the new time, so this can’t be a no-show. If it didn’t take place, cancel it or offer another time."
              values={{ name: client.name }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="You can mark a no-show {minutes, plural, one {# minute} other {# minutes}} after the start."
              values={{ minutes: noShowWaitMinutes }}
            />
          )}
        </Text>
      )}
      {submit.isError && submit.variables.body.status === 'OCCURRED' && (
        <Banner tone="critical" isAnnounced>
          <FormattedMessage
            defaultMessage="Not saved. {reason}"
            description="Over a button that failed; reason is a sentence"
            values={{ reason: describeError(intl, submit.error) }}
          />
        </Banner>
      )}
    </Stack>
  );
}

interface NoShowButtonProps {
  session: Session;
  onConfirm: () => unknown;
  children: ReactNode;
}

function NoShowButton({ session: { status, client, startTime }, onConfirm, children }: NoShowButtonProps) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const { name } = client;
  return (
    <ConfirmButton
      aria-pressed={status === 'NO_SHOW'}
      isDestructive={false}
      title={
        <FormattedMessage
          defaultMessage="Did {name} miss the session on {day}?"
          description="Title of the question before recording that a client did not come; day is such as Monday, November 23"
          values={{
            name,
            day: formatDay(today(timeZone, Date.parse(startTime)), intl.locale, today(timeZone)),
          }}
        />
      }
      message={
        <FormattedMessage
          defaultMessage="A no-show uses up one session of {name}. If you’re wrong, you can mark it as completed later."
          values={{ name }}
        />
      }
      confirmLabel={<FormattedMessage defaultMessage="Record no-show" />}
      keepLabel={<FormattedMessage defaultMessage="Don’t record" />}
      onConfirm={onConfirm}
      successMessage={intl.formatMessage(
        { defaultMessage: 'No-show recorded for {name}. One session used.' },
        { name },
      )}
    >
      {children}
    </ConfirmButton>
  );
}
