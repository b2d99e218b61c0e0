import { ApiError, type components } from '@institute/api-schema';
import {
  Banner,
  Button,
  Card,
  DateValue,
  DescriptionList,
  ErrorPanel,
  Heading,
  LinkButton,
  Loading,
  MoneyValue,
  Skeleton,
  Stack,
  Text,
  toast,
  useNavigate,
} from '@institute/design-system';
import { formatDate, formatMoney, formatPhone, joinName } from '@institute/design-system/formats';
import { CheckAnswers } from '@institute/design-system/forms';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { isUnknown, useAttempt } from '../attempt.ts';
import { client, queryClient } from '../client.ts';
import { describeError } from '../messages.ts';
import { cardName } from '../payment-methods/card-name.ts';
import { usePaymentMethods } from '../payment-methods/payment-methods.ts';
import { useStudent } from '../student.ts';
import {
  type Application,
  isEditable,
  keepApplication,
  readApplication,
  type StepName,
  stepHref,
  stepPaths,
} from './applications.ts';
import { CohortDates } from './CohortDates.tsx';
import { StepShell, stepTitles } from './StepShell.tsx';
import { forgetDrafts } from './step-draft.ts';

type Quote = components['schemas']['EnrollmentQuote'];

export default function ReviewScreen({ params }: { params: Record<string, string> }) {
  return (
    <StepShell applicationId={params.applicationId ?? ''} step="REVIEW">
      {(application) => (
        <Stack gap="xl">
          <Answers application={application} />
          {application.paymentScheduleId ? (
            // Paid before the advisor asked for changes: there is no price to be told.
            <Submit application={application} quote={null} onNewPrice={() => {}} />
          ) : (
            <Priced application={application} />
          )}
        </Stack>
      )}
    </StepShell>
  );
}

function Answers({ application }: { application: Application }) {
  const intl = useIntl();
  const { personalInfo, contactInfo, address } = useStudent();
  const methods = usePaymentMethods();
  const { id, program, cohort, paymentPlan, paymentMethodId, status } = application;
  const card = methods.find((method) => method.id === paymentMethodId);
  const group = (step: StepName, isFixed = false) => ({
    title: intl.formatMessage(stepTitles[step]),
    ...(!isFixed && { changeHref: stepHref(id, step) }),
  });
  const isSentBack = status === 'CHANGES_REQUESTED';
  return (
    <CheckAnswers
      groups={[
        {
          ...group('COURSE', isSentBack),
          answers: [
            {
              label: intl.formatMessage({ defaultMessage: 'Program', description: 'Label of an answer' }),
              value: program.title,
            },
            {
              label: intl.formatMessage({ defaultMessage: 'Class', description: 'Label of a choice' }),
              value: cohort && <CohortDates cohort={cohort} />,
            },
          ],
        },
        {
          ...group('PERSONAL_INFO'),
          answers: [
            {
              label: intl.formatMessage({ defaultMessage: 'Name', description: 'Label of a value' }),
              value: joinName(personalInfo.firstName, personalInfo.middleName, personalInfo.lastName),
            },
            {
              label: intl.formatMessage({ defaultMessage: 'Date of birth', description: 'Label of a field' }),
              value: formatDate(personalInfo.dateBirth, 'medium', intl.locale),
            },
            {
              label: intl.formatMessage({ defaultMessage: 'Mobile phone', description: 'Label of a field' }),
              value: formatPhone(contactInfo.mobilePhone),
            },
            {
              label: intl.formatMessage({
                defaultMessage: 'Address',
                description: 'Heading: the postal address',
              }),
              value: address.formattedAddress,
            },
          ],
        },
        {
          ...group('PAYMENT_PLAN', isSentBack),
          answers: [
            {
              label: intl.formatMessage({
                defaultMessage: 'Payment plan',
                description: 'A step of enrolling',
              }),
              value: paymentPlan?.name,
            },
            {
              label: intl.formatMessage({
                defaultMessage: 'Promo code',
                description: 'Heading over the field for a promo code',
              }),
              value: application.voucherCode,
            },
            {
              label: intl.formatMessage({
                defaultMessage: 'Card',
                description: 'Label of an answer: the card to charge',
              }),
              value: card && cardName(intl, card),
              changeHref: stepHref(id, 'PAYMENT_METHOD'),
            },
          ],
        },
      ]}
    />
  );
}

function Priced({ application }: { application: Application }) {
  const intl = useIntl();
  const quote = api.useQuery(
    'post',
    '/enrollment_applications/{id}/quote',
    { params: { path: { id: application.id } } },
    { refetchOnMount: 'always' },
  );
  // What was told before another card or plan was chosen holds no more.
  if (quote.isPending || !quote.isFetchedAfterMount)
    return (
      <Loading>
        <Skeleton shape="block" />
      </Loading>
    );
  if (quote.isError)
    return <QuoteProblem error={quote.error} application={application} onRetry={quote.refetch} />;
  const { currency, dueToday, price, rows } = quote.data.content;
  const later = rows.filter(({ installment }) => installment > 0);
  return (
    <Stack gap="l">
      <Card as="section" padding="l" aria-labelledby="due">
        <Stack gap="m">
          <Heading level={2} size="m" id="due">
            <FormattedMessage defaultMessage="What you pay" description="Heading over the amounts to pay" />
          </Heading>
          <DescriptionList
            layout="between"
            items={[
              {
                term: <FormattedMessage defaultMessage="Due today" description="An amount to pay" />,
                value: <MoneyValue amount={dueToday} currency={currency} isFreeNamed />,
              },
              ...(later.length > 0
                ? [
                    {
                      term: (
                        <FormattedMessage
                          defaultMessage="Later, {count, plural, one {on {last}} other {in # installments until {last}}}"
                          description="An amount to pay in installments"
                          values={{
                            count: later.length,
                            last: <DateValue value={later.at(-1)?.dueDate} />,
                          }}
                        />
                      ),
                      value: <MoneyValue amount={price.totalOwed - dueToday} currency={currency} />,
                    },
                  ]
                : []),
              {
                term: <FormattedMessage defaultMessage="In all" description="An amount to pay" />,
                value: <MoneyValue amount={price.totalOwed} currency={currency} isFreeNamed />,
              },
            ]}
          />
        </Stack>
      </Card>
      <Submit
        application={application}
        quote={quote.data.content}
        onNewPrice={() => {
          toast.info(
            intl.formatMessage({
              defaultMessage: 'The price was looked up again. Please check it, then submit.',
              description: 'Info after a price was too old to submit with',
            }),
          );
          void quote.refetch();
        }}
      />
    </Stack>
  );
}

function QuoteProblem({
  error,
  application: { id },
  onRetry,
}: {
  error: unknown;
  application: Application;
  onRetry: () => unknown;
}) {
  const intl = useIntl();
  const key = error instanceof ApiError ? error.key : '';
  const step = stepOf[key];
  if (!step) return <ErrorPanel onRetry={() => void onRetry()}>{describeError(intl, error)}</ErrorPanel>;
  return <StepProblem id={id} step={step} text={describeError(intl, error)} />;
}

/** The step in which it is put right. */
const stepOf: Record<string, StepName> = {
  noCohortSelected: 'COURSE',
  cohortFull: 'COURSE',
  noPaymentPlanSelected: 'PAYMENT_PLAN',
  invalidVoucherCode: 'PAYMENT_PLAN',
  voucherIsExpired: 'PAYMENT_PLAN',
  paymentMethodFailed: 'PAYMENT_METHOD',
  failedPay: 'PAYMENT_METHOD',
  invalidPaymentMethodDetails: 'PAYMENT_METHOD',
};

function StepProblem({ id, step, text }: { id: string; step: StepName; text: string }) {
  const intl = useIntl();
  return (
    <Banner
      tone="critical"
      isAnnounced
      actions={
        <LinkButton variant="secondary" href={stepHref(id, step)}>
          <FormattedMessage
            defaultMessage="Go to “{step}”"
            description="Link to the step that has to be done first"
            values={{ step: intl.formatMessage(stepTitles[step]) }}
          />
        </LinkButton>
      }
    >
      {text}
    </Banner>
  );
}

/** Milliseconds between looks at a payment whose outcome nobody knows yet. */
const lookInterval = 3000;

interface SubmitProps {
  application: Application;
  /** What was told; nothing where it was paid before. */
  quote: Quote | null;
  onNewPrice: () => void;
}

function Submit({ application, quote, onNewPrice }: SubmitProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { id } = application;
  const attempt = useAttempt(`submit.${id}`);
  const arrive = (submitted: Application) => {
    keepApplication(submitted);
    forgetDrafts(id, Object.keys(stepPaths) as StepName[]);
    toast.positive(
      intl.formatMessage({
        defaultMessage: 'Your application was submitted.',
        description: 'Positive message after submitting an application',
      }),
      { key: `submitted.${id}` },
    );
    navigate(`/enrollment/${id}/congratulations`, { replace: true });
    void queryClient.invalidateQueries();
  };
  const submit = useMutation({
    mutationFn: () =>
      attempt(async (key) => {
        const { data } = await client.POST('/enrollment_applications/{id}/submit', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
          body: { quoteId: quote?.quoteId ?? id },
        });
        return data!.content;
      }),
    onSuccess: arrive,
    onError(error) {
      if (error instanceof ApiError && error.errors.some(({ pointer }) => pointer === '/quoteId'))
        onNewPrice();
      else if (!isUnknown(error)) void queryClient.invalidateQueries();
    },
  });

  const key = submit.error instanceof ApiError ? submit.error.key : '';
  const isChecking = submit.isError && (isUnknown(submit.error) || key === 'paymentStatusInProgress');
  useEffect(() => {
    if (!isChecking) return;
    const look = setInterval(async () => {
      const now = await readApplication(id).catch(() => null);
      if (now && !isEditable(now)) arrive(now);
    }, lookInterval);
    return () => clearInterval(look);
  });

  const step = stepOf[key];
  const amount =
    quote && quote.dueToday > 0
      ? formatMoney(
          { amount: quote.dueToday, currency: quote.currency },
          { locale: intl.locale, isGrouped: true },
        )
      : null;
  return (
    <Stack gap="m">
      <Text size="s" tone="muted" isMeasured>
        <FormattedMessage
          defaultMessage="An advisor replies within 1–2 business days, and admissions within 48 hours after that. You can withdraw at any time."
          description="Over the button that submits an application"
        />
      </Text>
      {isChecking ? (
        <Banner
          tone="caution"
          isAnnounced
          title={
            <FormattedMessage
              defaultMessage="We are checking what happened"
              description="Title: it is not known whether an application was submitted and paid"
            />
          }
          actions={
            <Button variant="secondary" isPending={submit.isPending} onPress={() => submit.mutate()}>
              <FormattedMessage
                defaultMessage="Ask again"
                description="Button that sends the same submission once more, which never pays twice"
              />
            </Button>
          }
        >
          {describeError(intl, submit.error)}{' '}
          <FormattedMessage
            defaultMessage="Nothing is charged twice. This page goes on by itself once it is known."
            description="It is not known whether an application was submitted and paid"
          />
        </Banner>
      ) : step ? (
        <StepProblem id={id} step={step} text={describeError(intl, submit.error)} />
      ) : (
        submit.isError && (
          <Banner tone="critical" isAnnounced>
            {describeError(intl, submit.error)}
          </Banner>
        )
      )}
      {!isChecking && (
        <div>
          <Button size="l" isPending={submit.isPending} onPress={() => submit.mutate()}>
            {amount ? (
              <FormattedMessage
                defaultMessage="Submit and pay {amount}"
                description="Button that submits an application and charges the card"
                values={{ amount }}
              />
            ) : (
              <FormattedMessage
                defaultMessage="Submit"
                description="Button that submits an application, where nothing is to be paid"
              />
            )}
          </Button>
        </div>
      )}
    </Stack>
  );
}
