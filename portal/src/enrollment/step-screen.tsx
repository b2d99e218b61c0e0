import { useContentLanguage } from '@institute/api-schema/languages';
import { draftDays } from '@institute/api-schema/policy';
import {
  Banner,
  Card,
  DateTimeValue,
  Inline,
  LinkButton,
  Loading,
  lazyExtra,
  lazyPart,
  MoneyValue,
  Page,
  Stack,
  Text,
  useNavigate,
} from '@institute/design-system';
import { keptDraftDays, usePreload } from '@institute/design-system/app';
import { Wizard } from '@institute/design-system/forms';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths, type ScreenProps } from '../places.ts';
import {
  type Application,
  type StepName,
  stepHref,
  stepStates,
  stepTitles,
  useApplication,
} from './applications.ts';
import { CohortDates } from './CohortDates.tsx';

// Not needed at first, or by few.
const NotYet = lazyPart(async () => (await import('./NotYet.tsx')).default);
const DiscardDraft = lazyExtra(async () => (await import('./DiscardDraft.tsx')).default);

interface StepShellProps {
  applicationId: string;
  step: StepName;
  children: (application: Application) => ReactNode;
}

/** The screen of an enrollment step: its content, the progress, and the ways out. */
export const stepScreen = (step: StepName, Content: ComponentType<{ application: Application }>) =>
  function StepScreen({ params: { applicationId } }: ScreenProps<'enrollment'>) {
    return (
      <StepShell applicationId={applicationId} step={step}>
        {(application) => <Content application={application} />}
      </StepShell>
    );
  };

function StepShell({ applicationId, step, children }: StepShellProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const application = useApplication(applicationId);
  const { id, status, steps, note } = application;
  const canEdit = application.nextStep !== null;
  const currentStep = steps.find(({ name }) => name === step)!;
  // A step that was opened stays available during a visit, so that its message, such as a declined card, can be read.
  const [wasOpen] = useState(currentStep.status !== 'CANNOT_START');
  useEffect(() => {
    if (!canEdit) navigate(paths.applicationStatus({ applicationId: id }), { replace: true });
  }, [canEdit, id, navigate]);
  usePrefetchNext(application, step);
  // The heading is painted before a long form: see decision 0072.
  const isContentShown = useDeferredValue(true, false);
  if (!canEdit) return null;

  return (
    <Page title={null}>
      <Wizard
        label={intl.formatMessage({ defaultMessage: 'Steps of your enrollment' })}
        current={step}
        steps={steps.map(({ name, status }) => ({
          key: name,
          title: intl.formatMessage(stepTitles[name]),
          href: stepHref(id, name),
          state: stepStates[status],
        }))}
        aside={<Summary application={application} />}
      >
        {/* A draft has the note if the payment failed after the advisor had asked. */}
        {(status === 'CHANGES_REQUESTED' || note) && (
          <Banner
            tone="caution"
            title={<FormattedMessage defaultMessage="Your advisor asked for a change" />}
          >
            {note}
          </Banner>
        )}
        <Suspense fallback={<Loading />}>
          {currentStep.status === 'CANNOT_START' && !wasOpen ? (
            <NotYet application={application} step={step} />
          ) : !currentStep.isChangeable ? (
            <Text>
              <FormattedMessage defaultMessage="You submitted and paid for this, so it can’t change. You can still change your personal information." />
            </Text>
          ) : isContentShown ? (
            children(application)
          ) : (
            <Loading blocks={3} />
          )}
          {/* With the content, whose height isn't known before. */}
          {isContentShown && <WaysOut application={application} />}
        </Suspense>
      </Wizard>
    </Page>
  );
}

/** Prefetches the code and the data of the next step, while the user fills in this one. */
function usePrefetchNext(application: Application, step: StepName) {
  const language = useContentLanguage();
  const preload = usePreload();
  const prefetchNext = useEffectEvent(() => {
    const { id: applicationId, steps } = application;
    const next = steps[steps.findIndex(({ name }) => name === step) + 1];
    preload(next ? stepHref(applicationId, next.name) : paths.congratulations({ applicationId }));
    if (!next) return;
    // If this code doesn't arrive, the next step loads its data itself.
    import('./step-queries.ts').then(
      ({ prefetchStep }) => prefetchStep(next.name, application, language),
      () => {},
    );
  });
  useEffect(() => prefetchNext(), []);
}

function Summary({ application: { program, cohort, price } }: { application: Application }) {
  return (
    <Card tone="sunken" padding="m">
      <Stack gap="s">
        <Stack gap="xxs">
          <Text weight="semibold">{program.title}</Text>
          {cohort && (
            <Text size="s" tone="muted">
              <CohortDates cohort={cohort} />
            </Text>
          )}
        </Stack>
        {price && (
          <Text>
            <FormattedMessage
              defaultMessage="Total: {amount}"
              values={{
                amount: (
                  <strong>
                    <MoneyValue amount={price.totalOwed} currency={program.currency} isFreeNamed />
                  </strong>
                ),
              }}
            />
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function WaysOut({ application: { id, status, steps, updatedAt } }: { application: Application }) {
  return (
    <Stack gap="xs">
      <Text size="s" tone="muted">
        <FormattedMessage
          defaultMessage="You can leave at any time. What you typed stays on this device for {weeks, plural, one {# week} other {# weeks}}, each step you save is kept with us, and we keep your draft for {days, plural, one {# day} other {# days}}."
          values={{ weeks: keptDraftDays / 7, days: draftDays }}
        />
      </Text>
      <Text size="s" tone="muted">
        <FormattedMessage
          defaultMessage="Saved {time}"
          values={{ time: <DateTimeValue value={updatedAt} /> }}
        />
      </Text>
      <Inline gap="s">
        <LinkButton variant="quiet" href={paths.home()}>
          <FormattedMessage defaultMessage="Continue later" />
        </LinkButton>
        {status === 'DRAFT' && <DiscardDraft id={id} steps={steps.map(({ name }) => name)} />}
      </Inline>
    </Stack>
  );
}
