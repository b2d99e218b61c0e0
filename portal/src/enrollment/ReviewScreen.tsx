import { ApiError, isOutcomeUnknown, type Schemas } from '@institute/api-schema';
import { admissionsReplyHours, advisorReplyBusinessDays } from '@institute/api-schema/policy';
import { region } from '@institute/api-schema/region';
import {
  Banner,
  Button,
  DateTimeValue,
  DateValue,
  DescriptionList,
  ErrorPanel,
  LinkButton,
  Loading,
  MoneyValue,
  OutcomePending,
  SectionCard,
  Stack,
  Text,
  toast,
} from '@institute/design-system';
import { cardName } from '@institute/design-system/cards';
import { CheckAnswers } from '@institute/design-system/forms';
import { formatDate, formatPhone, joinName } from '@institute/values/formats';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { describeError } from '../messages.ts';
import { usePaymentMethods } from '../payment-methods/payment-methods.ts';
import { DocumentFile } from '../signing/DocumentFile.tsx';
import { useStudent } from '../student.ts';
import { type Application, type StepName, stepHref, stepTitles } from './applications.ts';
import { autopayLabel, autopayText } from './autopay-messages.ts';
import { CohortDates } from './CohortDates.tsx';
import { agreementsQuery } from './step-queries.ts';
import { stepScreen } from './step-screen.tsx';
import { type Submission, useSubmission } from './use-submission.ts';

type Quote = Schemas['EnrollmentQuote'];

export default stepScreen('REVIEW', ({ application }) => (
  <Stack gap="xl">
    <Answers application={application} />
    <SubmitSection application={application} />
  </Stack>
));

function Answers({ application }: { application: Application }) {
  const intl = useIntl();
  const { personalInfo, contactInfo, address, occupation } = useStudent();
  const cardAnswers = useCardAnswers(application);
  const { id, program, cohort, paymentPlan, voucherCode, status } = application;
  const isSentBack = status === 'CHANGES_REQUESTED';
  const group = (step: StepName, isFixed = false) => ({
    title: intl.formatMessage(stepTitles[step]),
    ...(!isFixed && { changeHref: stepHref(id, step) }),
  });
  return (
    <CheckAnswers
      groups={[
        {
          ...group('COURSE', isSentBack),
          answers: [
            { label: intl.formatMessage({ defaultMessage: 'Program' }), value: program.title },
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
              label: intl.formatMessage({ defaultMessage: 'Name' }),
              value: joinName(personalInfo.firstName, personalInfo.middleName, personalInfo.lastName),
            },
            {
              label: intl.formatMessage({ defaultMessage: 'Date of birth' }),
              value: formatDate(personalInfo.dateBirth, 'medium', intl.locale),
            },
            {
              label: intl.formatMessage({ defaultMessage: 'Mobile phone' }),
              value: formatPhone(contactInfo.mobilePhone, region.homeCountry),
            },
            { label: intl.formatMessage({ defaultMessage: 'Address' }), value: address.formattedAddress },
            occupation && { label: intl.formatMessage({ defaultMessage: 'Occupation' }), value: occupation },
          ],
        },
        {
          ...group('PAYMENT_PLAN', isSentBack),
          answers: [
            { label: intl.formatMessage({ defaultMessage: 'Payment plan' }), value: paymentPlan?.name },
            voucherCode && {
              label: intl.formatMessage({ defaultMessage: 'Promo code' }),
              value: voucherCode,
            },
          ],
        },
        {
          ...group('AGREEMENT'),
          answers: [
            {
              label: intl.formatMessage({
                defaultMessage: 'Agreement',
                description: 'A step of enrolling: signing',
              }),
              value: <SignedAgreement application={application} />,
            },
          ],
        },
        { ...group('PAYMENT_METHOD', isSentBack), answers: cardAnswers },
      ]}
    />
  );
}

/** The card and autopay, or that nothing is left to pay with one. */
function useCardAnswers({ paymentMethodId, autoPay, totalRemaining, status }: Application) {
  const intl = useIntl();
  const methods = usePaymentMethods();
  const label = intl.formatMessage({ defaultMessage: 'Card' });
  // What was paid without a card stays so.
  if (totalRemaining === 0 || (status === 'CHANGES_REQUESTED' && paymentMethodId === null))
    return [{ label, value: intl.formatMessage({ defaultMessage: 'Not needed', description: 'Of a card' }) }];
  const card = methods.find((method) => method.id === paymentMethodId);
  return [
    { label, value: card && cardName(intl, card) },
    card && { label: intl.formatMessage(autopayLabel), value: autopayText(intl, autoPay) },
  ];
}

function SignedAgreement({ application: { id } }: { application: Application }) {
  const { data } = useSuspenseQuery(agreementsQuery(id));
  const [agreement] = data.content;
  if (!agreement) return null;
  const { id: envelopeId, title, documentId, signedAt, languageIso2LetterCode: language } = agreement;
  return (
    <Stack gap="xs">
      {signedAt && (
        <Text>
          <FormattedMessage
            defaultMessage="Signed {date}"
            values={{ date: <DateTimeValue value={signedAt} hasTime={false} /> }}
          />
        </Text>
      )}
      <DocumentFile envelopeId={envelopeId} document={{ id: documentId, title }} language={language} />
    </Stack>
  );
}

function SubmitSection({ application }: { application: Application }) {
  const intl = useIntl();
  const submission = useSubmission(application, () =>
    toast.info(intl.formatMessage({ defaultMessage: 'We updated the price. Please check it, then submit.' })),
  );
  const { amount = 0, currency = '' } = submission.pending?.sent ?? {};
  return (
    <OutcomePending
      of={submission}
      isRefusalShown
      checking={{
        title: <FormattedMessage defaultMessage="We’re checking what happened" />,
        text: (
          <FormattedMessage defaultMessage="This page updates as soon as we know. You can close or reload it; you won’t be charged twice." />
        ),
      }}
      lost={{
        title: <FormattedMessage defaultMessage="Your application didn’t reach us" />,
        text:
          amount > 0 ? (
            <FormattedMessage
              defaultMessage="{amount} wasn’t charged. You can send it again; you’ll pay only once."
              values={{ amount: <MoneyValue amount={amount} currency={currency} /> }}
            />
          ) : (
            <FormattedMessage defaultMessage="Nothing was submitted. You can send it again." />
          ),
      }}
      {...(amount > 0 && { giveUpLabel: <FormattedMessage defaultMessage="Don’t pay" /> })}
    >
      {application.paymentScheduleId ? (
        // Already paid before the advisor asked for changes, so there is no quote.
        <Submit application={application} quote={null} submission={submission} />
      ) : (
        <Priced application={application} submission={submission} />
      )}
    </OutcomePending>
  );
}

function Priced({ application, submission }: { application: Application; submission: Submission }) {
  const quote = api.useQuery(
    'post',
    '/enrollment_applications/{id}/quote',
    { params: { path: { id: application.id } } },
    { refetchOnMount: 'always' },
  );
  // A quote from before another card or plan was chosen is outdated. One from afterwards still holds, even while the
  // server can't be reached.
  const isTold = quote.data !== undefined && quote.isFetchedAfterMount;
  if (quote.isError && !(isTold && isOutcomeUnknown(quote.error)))
    return <QuoteProblem error={quote.error} application={application} onRetry={quote.refetch} />;
  if (!isTold || !quote.data) return <Loading blocks={1} />;
  const { currency, dueToday, dueLater, credit, interestSaved, waivedRest, price, rows } = quote.data.content;
  const later = rows.filter(({ installment }) => installment > 0);
  return (
    <Stack gap="l">
      <SectionCard title={<FormattedMessage defaultMessage="What you pay" />}>
        <DescriptionList
          layout="between"
          items={[
            {
              term: <FormattedMessage defaultMessage="Due today" />,
              value: <MoneyValue amount={dueToday} currency={currency} isFreeNamed={credit === 0} />,
            },
            later.length > 0 && {
              term: (
                <FormattedMessage
                  defaultMessage="Later, {count, plural, one {on {last}} other {in # installments until {last}}}"
                  values={{ count: later.length, last: <DateValue value={later.at(-1)?.dueDate} /> }}
                />
              ),
              value: <MoneyValue amount={dueLater} currency={currency} />,
            },
            credit > 0 && {
              term: <FormattedMessage defaultMessage="Paid with your credit" />,
              value: <MoneyValue amount={credit} currency={currency} />,
            },
            interestSaved > 0 && {
              term: <FormattedMessage defaultMessage="Interest saved with your credit" />,
              value: <MoneyValue amount={interestSaved} currency={currency} />,
            },
            waivedRest > 0 && {
              term: <FormattedMessage defaultMessage="Too little to charge" />,
              value: <MoneyValue amount={waivedRest} currency={currency} />,
            },
            {
              term: <FormattedMessage defaultMessage="Total" />,
              value: <MoneyValue amount={price.totalOwed} currency={currency} isFreeNamed />,
            },
          ]}
        />
      </SectionCard>
      <Submit application={application} quote={quote.data.content} submission={submission} />
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

/** The step where it can be fixed. */
const stepOf: Record<string, StepName> = {
  noCohortSelected: 'COURSE',
  cohortFull: 'COURSE',
  noPaymentPlanSelected: 'PAYMENT_PLAN',
  invalidVoucherCode: 'PAYMENT_PLAN',
  voucherIsExpired: 'PAYMENT_PLAN',
  voucherNotYetValid: 'PAYMENT_PLAN',
  voucherUsedUp: 'PAYMENT_PLAN',
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
            values={{ step: intl.formatMessage(stepTitles[step]) }}
          />
        </LinkButton>
      }
    >
      {text}
    </Banner>
  );
}

interface SubmitProps {
  application: Application;
  /** The quote; none if already paid. */
  quote: Quote | null;
  submission: Submission;
}

function Submit({ application: { id }, quote, submission: { refusal, send } }: SubmitProps) {
  const intl = useIntl();
  const key = refusal instanceof ApiError ? refusal.key : '';
  const step = stepOf[key];
  return (
    <Stack gap="m">
      <Text size="s" tone="muted" isMeasured>
        <FormattedMessage
          defaultMessage="An advisor replies within {minimum}–{maximum} business days, and admissions within {hours, plural, one {# hour} other {# hours}} after that. You can withdraw at any time before the first class."
          values={{ ...advisorReplyBusinessDays, hours: admissionsReplyHours }}
        />
      </Text>
      {step ? (
        <StepProblem id={id} step={step} text={describeError(intl, refusal)} />
      ) : refusal ? (
        <Banner tone={key === 'paymentStatusInProgress' ? 'caution' : 'critical'} isAnnounced>
          {describeError(intl, refusal)}
        </Banner>
      ) : null}
      <div>
        <Button
          size="l"
          onPress={() =>
            send({
              quoteId: quote?.quoteId ?? id,
              amount: quote?.dueToday ?? 0,
              currency: quote?.currency ?? '',
            })
          }
        >
          {quote && quote.dueToday > 0 ? (
            <FormattedMessage
              defaultMessage="Submit and pay {amount}"
              values={{ amount: <MoneyValue amount={quote.dueToday} currency={quote.currency} /> }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="Submit"
              description="Button that submits an application, where nothing is to be paid"
            />
          )}
        </Button>
      </div>
    </Stack>
  );
}
