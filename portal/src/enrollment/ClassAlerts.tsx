import { ApiError } from '@institute/api-schema';
import { ErrorBanner, QueryPart, SectionCard, Stack, Switch } from '@institute/design-system';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';
import { CohortDates } from './CohortDates.tsx';
import type { AlertSubject } from './class-alerts.ts';

interface ClassAlertsProps {
  /** Includes the name if that isn't clear from the page. */
  subjects: readonly (AlertSubject & { program?: string })[];
  /** The student is in another class, and waits for a seat to transfer to. */
  isTransfer?: boolean;
}

/**
 * Classes and languages that aren't open for enrollment, each with a switch that requests a single e-mail once they
 * are.
 */
export function ClassAlerts({ subjects, isTransfer = false }: ClassAlertsProps) {
  const { studentId, email } = useSignedInSession();
  const list = api.useQuery('get', '/students/{id}/cohort_alerts', { params: { path: { id: studentId } } });
  if (subjects.length === 0) return null;
  return (
    <SectionCard
      title={
        isTransfer ? (
          <FormattedMessage defaultMessage="Is the class you want full?" />
        ) : (
          <FormattedMessage defaultMessage="Full, or not open yet?" />
        )
      }
      lead={
        isTransfer ? (
          <FormattedMessage
            defaultMessage="We’ll e-mail {email} once, when you can transfer to it."
            values={{ email }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="We’ll e-mail {email} once, when you can enroll."
            values={{ email }}
          />
        )
      }
    >
      <QueryPart query={list} lines={subjects.length}>
        {({ content }) =>
          subjects.map((subject) => (
            <AlertSwitch
              key={`${subject.programId} ${subject.cohort?.id ?? subject.languageIso2LetterCode}`}
              subject={subject}
              alertId={
                content.find(
                  ({ programId, cohortId, languageIso2LetterCode }) =>
                    programId === subject.programId &&
                    cohortId === (subject.cohort?.id ?? null) &&
                    languageIso2LetterCode === subject.languageIso2LetterCode,
                )?.id
              }
            />
          ))
        }
      </QueryPart>
    </SectionCard>
  );
}

/** An alert that has been sent in the meantime no longer exists. */
async function removeAlert(path: { id: string; alertId: string }): Promise<void> {
  try {
    await api.request('delete', '/students/{id}/cohort_alerts/{alertId}', { path });
  } catch (error) {
    if (!(error instanceof ApiError && error.key === 'notFound')) throw error;
  }
}

interface AlertSwitchProps {
  subject: ClassAlertsProps['subjects'][number];
  /** Undefined while it is off. */
  alertId: string | undefined;
}

function AlertSwitch({ subject, alertId }: AlertSwitchProps) {
  const intl = useIntl();
  const { studentId: id } = useSignedInSession();
  const { programId, languageIso2LetterCode, cohort } = subject;
  const change = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn)
        await api.request('post', '/students/{id}/cohort_alerts', {
          path: { id },
          body: { programId, languageIso2LetterCode, cohortId: cohort?.id ?? null },
        });
      else if (alertId) await removeAlert({ id, alertId });
    },
  });
  const isOn = change.isPending ? change.variables : alertId !== undefined;
  return (
    <Stack gap="xs">
      <Switch
        label={<AlertLabel {...subject} />}
        description={
          isOn
            ? intl.formatMessage({ defaultMessage: 'On: we’ll contact you.' })
            : intl.formatMessage({ defaultMessage: 'Off' })
        }
        value={isOn}
        onChange={(next) => {
          if (!change.isPending) change.mutate(next);
        }}
      />
      <ErrorBanner error={change.error} />
    </Stack>
  );
}

function AlertLabel({ program, cohort, languageIso2LetterCode }: AlertSwitchProps['subject']): ReactNode {
  if (cohort)
    return (
      <FormattedMessage
        defaultMessage="Notify me if a seat opens up: {dates}"
        description="Switch; {dates} are the first and last day of a class that is full"
        values={{ dates: <CohortDates cohort={cohort} /> }}
      />
    );
  if (program !== undefined)
    return (
      <FormattedMessage
        defaultMessage="Notify me when {program} opens in {language, select, ES {Spanish} other {English}}"
        values={{ program, language: languageIso2LetterCode }}
      />
    );
  return (
    <FormattedMessage
      defaultMessage="Notify me when a class opens in {language, select, ES {Spanish} other {English}}"
      values={{ language: languageIso2LetterCode }}
    />
  );
}
