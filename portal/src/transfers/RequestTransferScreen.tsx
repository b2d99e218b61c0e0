import { ApiError, type Schemas } from '@institute/api-schema';
import { TransferRequest } from '@institute/api-schema/limits';
import {
  BackLink,
  EmptyState,
  ErrorPanel,
  FactLine,
  Loading,
  MoneyValue,
  OutcomePending,
  Page,
  PageColumns,
  RadioGroup,
  SectionCard,
  Skeleton,
  Stack,
  Text,
  TextAreaField,
  useNavigateWhileHere,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { lengthMax, rules } from '@institute/values/rules';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { ApplicationFacts } from '../enrollment/ApplicationFacts.tsx';
import { useApplication } from '../enrollment/applications.ts';
import { ClassAlerts } from '../enrollment/ClassAlerts.tsx';
import { CohortDates } from '../enrollment/CohortDates.tsx';
import { modes, seatsText } from '../enrollment/CohortFacts.tsx';
import { fullClasses } from '../enrollment/class-alerts.ts';
import { useOnce } from '../once.ts';
import { ProblemText } from '../ProblemText.tsx';
import { paths, places, type ScreenProps } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { PastDue } from './PastDue.tsx';
import type { Transfer } from './transfers.ts';

type TransferOptions = Schemas['TransferOptions'];

const schema = z.object({
  targetCohortId: z.string(),
  reason: z.string().check(rules(lengthMax(TransferRequest.reason.maxLength))),
});

/** Requests a transfer to another class. Nothing changes before it is confirmed. */
export default function RequestTransferScreen({ params: { applicationId } }: ScreenProps<'requestTransfer'>) {
  const { studentId } = useSignedInSession();
  const application = useApplication(applicationId);
  const { program, paymentScheduleId } = application;
  const options = api.useQuery(
    'get',
    '/students/{id}/transfer_options',
    { params: { path: { id: studentId }, query: { applicationId } } },
    { staleTime: 0 },
  );
  return (
    <Page
      above={
        <BackLink href={paths.pendingTransfers()}>
          <FormattedMessage defaultMessage="All transfers" />
        </BackLink>
      }
      title={<FormattedMessage {...places.requestTransfer.title} />}
      lead={program.title}
    >
      <PageColumns
        aside={
          <SectionCard title={<FormattedMessage defaultMessage="Your class now" />}>
            <ApplicationFacts application={application} />
          </SectionCard>
        }
      >
        {options.isPending && <OptionsSkeleton />}
        {options.isError &&
          (options.error instanceof ApiError &&
          options.error.key === 'transferPastDue' &&
          paymentScheduleId ? (
            <Suspense fallback={<OptionsSkeleton />}>
              <PastDue scheduleId={paymentScheduleId} />
            </Suspense>
          ) : (
            <ErrorPanel level={2} onRetry={() => void options.refetch()} isRetrying={options.isFetching}>
              <ProblemText error={options.error} />
            </ErrorPanel>
          ))}
        {options.data &&
          (options.data.content.cohorts.length > 0 ? (
            <>
              <RequestForm applicationId={applicationId} options={options.data.content} />
              <ClassAlerts isTransfer subjects={fullClasses(program.id, options.data.content.cohorts)} />
            </>
          ) : (
            <EmptyState
              picture={null}
              title={<FormattedMessage defaultMessage="No other classes are open" />}
            >
              <FormattedMessage defaultMessage="New classes of this program appear here. Your advisor can tell you when." />
            </EmptyState>
          ))}
      </PageColumns>
    </Page>
  );
}

const OptionsSkeleton = () => (
  <Loading>
    <Skeleton lines={4} />
  </Loading>
);

interface RequestFormProps {
  applicationId: string;
  options: TransferOptions;
}

function RequestForm({ applicationId, options }: RequestFormProps) {
  const intl = useIntl();
  const navigate = useNavigateWhileHere();
  const { studentId } = useSignedInSession();
  const request = useOnce<{ targetCohortId: string; reason: string | null }, Transfer>({
    name: `transfer-request.${applicationId}`,
    send: (wanted, key) =>
      api.request('post', '/students/{id}/transfers', {
        path: { id: studentId },
        key,
        body: { applicationId, ...wanted },
      }),
    onDone: (transfer) => navigate(paths.transfer({ transferId: transfer.id })),
  });
  const form = useForm({
    draft: `enrollment.${applicationId}.transfer`,
    schema,
    defaultValues: { targetCohortId: '', reason: '' },
    onSubmit({ value: { targetCohortId, reason } }) {
      if (!targetCohortId) return { errors: [{ pointer: '/targetCohortId', rule: 'noCohortSelected' }] };
      return request.sendAsync({ targetCohortId, reason: reason.trim() || null });
    },
  });
  const { fee, currency, used, limit, cohorts } = options;
  return (
    <Stack gap="l">
      <Text>
        <FormattedMessage
          defaultMessage="Transfer {number} of {limit}. Fee: {fee}. Your progress, bookmarks and payments go with you."
          values={{
            number: used + 1,
            limit,
            fee: <MoneyValue amount={fee} currency={currency} isFreeNamed />,
          }}
        />
      </Text>
      <OutcomePending of={request}>
        <form.Form>
          <form.Field
            name="targetCohortId"
            as={RadioGroup}
            isRequired
            label={intl.formatMessage({ defaultMessage: 'Which class would you like?' })}
            options={cohorts.map((cohort) => ({
              value: cohort.id,
              label: <CohortDates cohort={cohort} />,
              isDisabled: cohort.seatsLeft === 0,
              description: (
                <FactLine>
                  {intl.formatMessage(modes[cohort.deliveryMode])}
                  {seatsText(intl, cohort.seatsLeft)}
                </FactLine>
              ),
            }))}
          />
          <form.Field
            name="reason"
            as={TextAreaField}
            label={intl.formatMessage({ defaultMessage: 'Your reason' })}
          />
          <form.SubmitButton>
            <FormattedMessage defaultMessage="Request the transfer" />
          </form.SubmitButton>
        </form.Form>
      </OutcomePending>
    </Stack>
  );
}
