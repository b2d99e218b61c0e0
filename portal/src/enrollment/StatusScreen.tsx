import { paymentPollInterval, refetchAt } from '@institute/api-schema/queries';
import {
  Banner,
  Card,
  LinkButton,
  Page,
  PageColumns,
  Stack,
  StatusBadge,
  Text,
  Timeline,
  type TimelineEvent,
} from '@institute/design-system';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { paths, places, type ScreenProps } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { ApplicationNumber } from './ApplicationNumber.tsx';
import { type Application, type ApplicationStatus, resumeHref } from './applications.ts';
import { ConfirmPayment } from './ConfirmPayment.tsx';
import { Ended } from './Ended.tsx';
import { expectationText } from './expectation.tsx';
import { eventTitles, statusMessages, statusTones, waitingForAdvisor } from './status-messages.ts';
import { Withdraw } from './Withdraw.tsx';

/** Loads an application again when what a withdrawal refunds changes. */
const whenTermsChange = refetchAt<{ content: Application }>(({ content }) => [content.withdrawal.validUntil]);

/** Polling interval of an application under review, in milliseconds. */
const pollInterval = 10_000;

export default function StatusScreen({ params: { applicationId: id } }: ScreenProps<'applicationStatus'>) {
  const intl = useIntl();
  const application = api.useContent(
    '/enrollment_applications/{id}',
    { path: { id } },
    {
      refetchInterval(query) {
        const { data } = query.state;
        if (data?.content.payment?.status === 'IN_PROGRESS') return paymentPollInterval;
        return data?.content.expectation ? pollInterval : whenTermsChange(query);
      },
    },
  );
  const { number, program, status, transferredToId } = application;
  return (
    <Page
      title={<FormattedMessage {...places.applicationStatus.title} />}
      lead={
        <FormattedMessage
          defaultMessage="{program}, number {number}"
          values={{ number: <ApplicationNumber>{number}</ApplicationNumber>, program: program.title }}
        />
      }
      status={
        // Of one that was only submitted, the timeline below says so.
        status !== 'SUBMITTED' && (
          <StatusBadge tone={statusTones[status]}>{intl.formatMessage(statusMessages[status])}</StatusBadge>
        )
      }
    >
      <PageColumns
        aside={
          <Card padding="l">
            <Stack>
              <ApplicationFacts application={application} />
              <Withdraw application={application} />
            </Stack>
          </Card>
        }
      >
        <ConfirmPayment application={application} />
        <NextThing application={application} />
        <Ended application={application} />
        {transferredToId && (
          <Banner
            tone="info"
            actions={
              <LinkButton
                variant="secondary"
                href={paths.applicationStatus({ applicationId: transferredToId })}
              >
                <FormattedMessage defaultMessage="Open the new one" />
              </LinkButton>
            }
          >
            <FormattedMessage defaultMessage="You transferred to another class, which has its own application." />
          </Banner>
        )}
        <Card padding="l">
          <Timeline
            label={intl.formatMessage({ defaultMessage: 'Your application' })}
            events={eventsOf(intl, application)}
          />
        </Card>
      </PageColumns>
    </Page>
  );
}

/** The student's next action, if there is one. */
function NextThing({ application }: { application: Application }) {
  const { studentId } = useSignedInSession();
  const { id, status, expectation } = application;
  const isSigning = status === 'SIGNING';
  const { data } = api.useQuery(
    'get',
    '/students/{id}/envelopes',
    { params: { path: { id: studentId }, query: { applicationId: id, isOpen: true } } },
    { enabled: isSigning },
  );
  const toSign = isSigning ? data?.content[0]?.id : undefined;
  const documentId = toSign ?? expectation?.unsigned?.envelopeId;
  if (documentId)
    return (
      <Banner
        tone="caution"
        title={expectationText(application)}
        actions={
          <LinkButton href={paths.signingRequest({ envelopeId: documentId })}>
            {toSign ? (
              <FormattedMessage defaultMessage="Read and sign" />
            ) : (
              <FormattedMessage defaultMessage="See the document" />
            )}
          </LinkButton>
        }
      />
    );
  if (application.nextStep)
    return (
      <Banner
        tone="caution"
        title={
          status === 'DRAFT' ? (
            <FormattedMessage defaultMessage="Not submitted yet" />
          ) : (
            expectationText(application)
          )
        }
        actions={
          <LinkButton href={resumeHref(application)}>
            <FormattedMessage defaultMessage="Continue" />
          </LinkButton>
        }
      >
        {isReturnedUnpaid(application) ? (
          <FormattedMessage defaultMessage="Your payment wasn’t made: your bank refused it, or it was canceled. Nothing was charged, and we aren’t holding your seat. Choose a card and submit again." />
        ) : (
          application.note
        )}
      </Banner>
    );
  if (status === 'COMPLETE')
    return <Banner tone="positive" title={<FormattedMessage defaultMessage="You’re enrolled. Welcome!" />} />;
  return null;
}

/** Whether it was submitted, and is a draft again because its payment failed. */
const isReturnedUnpaid = ({ status, timeline }: Application): boolean =>
  status === 'DRAFT' && timeline.some((transition) => transition.status === 'SUBMITTED');

/** The stages of a successful application. */
const path: readonly ApplicationStatus[] = ['SUBMITTED', 'IN_REVIEW', 'APPROVED', 'SIGNING', 'COMPLETE'];
const failures: readonly ApplicationStatus[] = ['REJECTED', 'WITHDRAWN', 'DISCARDED'];

function eventsOf(intl: IntlShape, application: Application): TimelineEvent[] {
  const { timeline, status, expectation } = application;
  // It's submitted, and what's under way is what comes next.
  const isWaiting = status === 'SUBMITTED';
  const past = timeline.map((transition, index): TimelineEvent => {
    const isLast = index === timeline.length - 1;
    const isUnderWay = isLast && expectation !== null && !isWaiting;
    return {
      id: `${index}`,
      title:
        transition.status === 'DRAFT' && index > 0
          ? intl.formatMessage({ defaultMessage: 'Payment not made' })
          : intl.formatMessage(eventTitles[transition.status]),
      state: failures.includes(transition.status) ? 'failed' : isUnderWay ? 'current' : 'done',
      at: transition.occurredAt,
      children: (
        <>
          {transition.note && <Text>{transition.note}</Text>}
          {isUnderWay && <Text>{expectationText({ status, expectation })}</Text>}
        </>
      ),
    };
  });
  if (expectation === null) return past;
  const reached = path.indexOf(status);
  const toCome = path.slice(reached + 1).map((next, index): TimelineEvent => {
    const isNow = isWaiting && index === 0;
    return {
      id: next,
      title: intl.formatMessage(isNow ? waitingForAdvisor : eventTitles[next]),
      state: isNow ? 'current' : 'upcoming',
      children: isNow && <Text>{expectationText({ status, expectation })}</Text>,
    };
  });
  return [...past, ...toCome];
}
