import { CircleSessionInput } from '@institute/api-schema/limits';
import { Button, DateField, Dialog, Inline, TextField, TimeField, toast } from '@institute/design-system';
import { instantOf, wallTimeOf } from '@institute/design-system/availability';
import {
  clockOf,
  minutesOf,
  parseInstant,
  spellInstant,
  timeZoneLabel,
} from '@institute/design-system/formats';
import { useForm } from '@institute/design-system/forms';
import { date, lengthMax, required, rules, time, url } from '@institute/design-system/rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { client } from '../client.ts';
import { useTimeZone } from '../time-zone.ts';
import type { CircleDetails, CircleSession } from './circles.ts';

const schema = z.object({
  date: z.string().check(rules(required(), date())),
  start: z.string().check(rules(required(), time())),
  end: z.string().check(rules(required(), time())),
  url: z.string().check(rules(url(), lengthMax(CircleSessionInput.url.maxLength))),
});

interface SessionFormProps {
  circle: CircleDetails;
  /** The session to change. Without it, a new one is scheduled. */
  session?: CircleSession;
}

/** The form's initial values, in a time zone. */
function valuesOf(session: CircleSession | undefined, timeZone: string) {
  if (!session) return { date: '', start: '', end: '', url: '' };
  const start = wallTimeOf(parseInstant(session.startTime) ?? 0, timeZone);
  const end = wallTimeOf(parseInstant(session.endTime) ?? 0, timeZone);
  return {
    date: start.date,
    start: clockOf(start.minutes),
    end: clockOf(end.minutes),
    url: session.url ?? '',
  };
}

/** Lets a circle's coach schedule or change a session, in the coach's own time zone. */
export function SessionForm({ circle, session }: SessionFormProps) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const [isOpen, setOpen] = useState(false);
  const save = useMutation({
    mutationFn: async (values: z.infer<typeof schema>) => {
      const instant = (clock: string) =>
        spellInstant(instantOf({ date: values.date, minutes: minutesOf(clock) }, timeZone));
      const body = {
        startTime: instant(values.start),
        endTime: instant(values.end),
        timeZone,
        url: values.url.trim() || null,
      };
      const path = { id: circle.id };
      await (session
        ? client.PUT('/coaching_circles/{id}/coaching_sessions/{sessionId}', {
            params: { path: { ...path, sessionId: session.id } },
            body,
          })
        : client.POST('/coaching_circles/{id}/coaching_sessions', { params: { path }, body }));
    },
    onSuccess() {
      setOpen(false);
      toast.success(
        session
          ? intl.formatMessage({
              defaultMessage: 'The session was changed.',
              description: 'Positive message after a session of a circle was changed',
            })
          : intl.formatMessage({
              defaultMessage: 'The session was scheduled.',
              description: 'Positive message after a session of a circle was planned',
            }),
      );
      form.reset();
    },
  });
  const form = useForm({
    schema,
    defaultValues: valuesOf(session, timeZone),
    onSubmit: ({ value }) => save.mutateAsync(value),
  });
  const label = session ? (
    <FormattedMessage defaultMessage="Change" description="Button: changes a session of a circle" />
  ) : (
    <FormattedMessage defaultMessage="Plan a session" description="Button: adds a session to a circle" />
  );
  return (
    <>
      <div>
        <Button
          variant={session ? 'quiet' : 'secondary'}
          aria-haspopup="dialog"
          onPress={() => setOpen(true)}
        >
          {label}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={
          session ? (
            <FormattedMessage
              defaultMessage="Change the session"
              description="Title of the form for a session of a circle"
            />
          ) : (
            <FormattedMessage
              defaultMessage="Plan a session"
              description="Button: adds a session to a circle"
            />
          )
        }
      >
        <form.Form hasErrorSummary={false}>
          <form.Field
            name="date"
            as={DateField}
            isRequired
            label={intl.formatMessage({ defaultMessage: 'Day', description: 'Label: the day of a session' })}
          />
          <Inline gap="m" align="start">
            <form.Field
              name="start"
              as={TimeField}
              isRequired
              label={intl.formatMessage({
                defaultMessage: 'From',
                description: 'Label: when a session begins',
              })}
              description={timeZoneLabel(timeZone)}
            />
            <form.Field
              name="end"
              as={TimeField}
              isRequired
              label={intl.formatMessage({ defaultMessage: 'To', description: 'Label: when a session ends' })}
              description={timeZoneLabel(timeZone)}
            />
          </Inline>
          <form.Field
            name="url"
            as={TextField}
            kind="url"
            label={intl.formatMessage({
              defaultMessage: 'Link to join',
              description: 'Label: where a session is',
            })}
          />
          <form.SubmitButton>
            <FormattedMessage
              defaultMessage="Save the session"
              description="Button of the form for a session"
            />
          </form.SubmitButton>
        </form.Form>
      </Dialog>
    </>
  );
}
