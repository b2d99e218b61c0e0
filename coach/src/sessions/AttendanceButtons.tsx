import { noShowWaitMinutes } from '@institute/api-schema/policy';
import { Banner, Button, Inline, Stack, Text, toast, VisuallyHidden } from '@institute/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { describeError } from '../messages.ts';
import type { Session } from './sessions.ts';

/** Records whether a session took place. Can be corrected later. */
export function AttendanceButtons({
  session: { id, status, client, isMovePending, isNoShowOpen },
}: {
  session: Session;
}) {
  const intl = useIntl();
  const coachId = useCoachId();
  const submit = api.useMutation('post', '/coaches/{coachId}/coaching_sessions/{sessionId}/attendance', {
    onSuccess: () =>
      toast.success(
        intl.formatMessage({
          defaultMessage: 'Attendance was submitted.',
          description: 'Positive message after saying what became of a session',
        }),
      ),
  });
  const values = {
    name: client.name,
    hidden: (rest: ReactNode) => <VisuallyHidden>{rest}</VisuallyHidden>,
  };
  const button = (next: 'OCCURRED' | 'NO_SHOW', label: ReactNode) => (
    <Button
      variant="secondary"
      aria-pressed={status === next}
      isPending={submit.isPending && submit.variables.body.status === next}
      onPress={() => submit.mutate({ params: { path: { coachId, sessionId: id } }, body: { status: next } })}
    >
      {label}
    </Button>
  );
  return (
    <Stack gap="s">
      <Inline gap="xs">
        {button(
          'OCCURRED',
          <FormattedMessage
            defaultMessage="Completed<hidden>: session with {name}</hidden>"
            description="Button: a session took place; the hidden part comes last"
            values={values}
          />,
        )}
        {isNoShowOpen &&
          button(
            'NO_SHOW',
            <FormattedMessage
              defaultMessage="No-show<hidden>: session with {name}</hidden>"
              description="Button: the client did not come; the hidden part comes last"
              values={values}
            />,
          )}
      </Inline>
      {!isNoShowOpen && (
        <Text tone="muted" size="s">
          {isMovePending ? (
            <FormattedMessage
              defaultMessage="{name} didn’t accept the new time, so this can’t be a no-show. If it didn’t take place, cancel it or offer another time."
              description="Where a session cannot be marked as missed because the client did not agree to its time"
              values={{ name: client.name }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="You can mark a no-show {minutes, plural, one {# minute} other {# minutes}} after the start."
              description="Where a session cannot be marked as missed yet"
              values={{ minutes: noShowWaitMinutes }}
            />
          )}
        </Text>
      )}
      {submit.isError && (
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
