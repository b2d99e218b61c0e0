import {
  Card,
  CoachesIllustration,
  Divider,
  Inline,
  LinkButton,
  Loading,
  Meter,
  Page,
  Skeleton,
  Split,
  Stack,
  StatusBadge,
  Text,
  VisuallyHidden,
} from '@institute/design-system';
import { Suspense } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useCoach } from '../coach.ts';
import { paths } from '../paths.ts';
import { obstaclePaths, useSelling } from '../services/selling.ts';

/** A coach's first steps with their statuses. */
export default function WelcomeScreen() {
  return (
    <Page
      title={<FormattedMessage defaultMessage="Welcome" description="Heading after the first sign-in" />}
      lead={
        <FormattedMessage
          defaultMessage="Clients can book you once the first 4 steps are done."
          description="Sentence under the heading after the first sign-in"
        />
      }
    >
      <Split aside={<CoachesIllustration />}>
        <Suspense
          fallback={
            <Loading>
              <Skeleton shape="block" />
            </Loading>
          }
        >
          <Steps />
        </Suspense>
      </Split>
    </Page>
  );
}

const labels = defineMessages({
  introduction: { defaultMessage: 'Introduce yourself', description: 'A first step' },
  subscription: { defaultMessage: 'Choose your subscription', description: 'A first step' },
  schedule: { defaultMessage: 'Set your hours', description: 'A first step' },
  service: { defaultMessage: 'Publish a service', description: 'A first step' },
  testCall: { defaultMessage: 'Make a test call', description: 'A first step' },
});
const hints = defineMessages({
  introduction: {
    defaultMessage: 'A few sentences about you. The rest of your profile can follow.',
    description: 'Hint of a first step',
  },
  subscription: {
    defaultMessage: 'Clients can find and book you while it’s active.',
    description: 'Hint of a first step',
  },
  schedule: { defaultMessage: 'When you’re available, week by week.', description: 'Hint of a first step' },
  service: {
    defaultMessage: 'What clients can book with you. Publish it after the steps above.',
    description: 'Hint of a first step',
  },
  testCall: {
    defaultMessage: 'Optional: check sound and video in your video call.',
    description: 'Hint of a first step',
  },
});

function useSteps(): Array<{
  label: MessageDescriptor;
  hint: MessageDescriptor;
  href: string;
  isDone: boolean;
}> {
  const { obstacles, productsForSale } = useSelling();
  const { testCall } = useCoach();
  const done = {
    introduction: !obstacles.includes('NO_INTRODUCTION'),
    subscription: !obstacles.includes('NO_SUBSCRIPTION'),
    schedule: !obstacles.includes('NO_HOURS'),
    service: productsForSale > 0,
    testCall,
  };
  const href = {
    introduction: obstaclePaths.NO_INTRODUCTION,
    subscription: obstaclePaths.NO_SUBSCRIPTION,
    schedule: obstaclePaths.NO_HOURS,
    service: paths.myServices(),
    testCall: paths.editProfile({ section: 'practice' }),
  };
  return (['introduction', 'subscription', 'schedule', 'service', 'testCall'] as const).map((step) => ({
    label: labels[step],
    hint: hints[step],
    href: href[step],
    isDone: done[step],
  }));
}

function Steps() {
  const intl = useIntl();
  const steps = useSteps();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card padding="l">
      <Stack gap="l">
        <Meter
          label={<FormattedMessage defaultMessage="Your first steps" description="What a meter measures" />}
          value={done}
          max={steps.length}
          valueText={intl.formatMessage(
            { defaultMessage: '{done} of {all} done', description: 'How many of the first steps are done' },
            { done, all: steps.length },
          )}
        />
        {done === steps.length && (
          <Inline>
            <LinkButton href={paths.today()}>
              <FormattedMessage
                defaultMessage="Open Today"
                description="Leads on from the first steps, which are all done; “Today” is the name of a page"
              />
            </LinkButton>
          </Inline>
        )}
        <Stack as="ul" role="list" gap="m">
          {steps.map(({ label, hint, href, isDone }, index) => (
            <Stack as="li" key={href} gap="m">
              {index > 0 && <Divider />}
              <Inline justify="between" gap="s">
                <Stack gap="none">
                  <Text>{intl.formatMessage(label)}</Text>
                  <Text size="s" tone="muted">
                    {intl.formatMessage(hint)}
                  </Text>
                </Stack>
                {isDone ? (
                  <StatusBadge tone="positive">
                    <FormattedMessage defaultMessage="Done" description="A first step that is done" />
                  </StatusBadge>
                ) : (
                  <LinkButton variant="secondary" href={href}>
                    <FormattedMessage
                      defaultMessage="Start<hidden>: {step}</hidden>"
                      description="Leads to a first step; only “Start” is shown, and has to come first"
                      values={{
                        step: intl.formatMessage(label),
                        hidden: (rest) => <VisuallyHidden>{rest}</VisuallyHidden>,
                      }}
                    />
                  </LinkButton>
                )}
              </Inline>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
