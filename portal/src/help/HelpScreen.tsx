import type { PolicyName } from '@institute/api-schema/institute';
import { freeCancellationHours } from '@institute/api-schema/policy';
import { Disclosure, Link, Page, PageSection, Prose, Split, Stack, Text } from '@institute/design-system';
import { ContactSection } from '@institute/shared-screens/ContactSection.tsx';
import { defineMessage, defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { cancellationRule } from '../booking/CancellationRule.tsx';
import { CoachAppLink } from '../coach-areas/CoachAppLink.tsx';
import { useInstitute, usePolicy } from '../institute.ts';
import { paths, places } from '../places.ts';

const titles = defineMessages({
  FAQ: { defaultMessage: 'Questions and answers' },
  SCHEDULING_POLICY: { defaultMessage: 'Scheduling policy' },
  TERMS_OF_SERVICE: { defaultMessage: 'Terms of service' },
  PRIVACY_POLICY: { defaultMessage: 'Privacy policy' },
});

interface Answer {
  /** The fragment id. */
  id: string;
  question: MessageDescriptor;
  answer: MessageDescriptor;
  /** Where to do it. */
  href: string;
  label: MessageDescriptor;
}

/** What students ask about most, and where they do it. */
const answers: Answer[] = [
  {
    id: 'later',
    question: defineMessage({ defaultMessage: 'Can I finish enrolling later?' }),
    answer: defineMessage({
      defaultMessage: 'Yes. What you saved waits on your home page.',
    }),
    href: paths.home(),
    label: defineMessage({ defaultMessage: 'Go to your home page' }),
  },
  {
    id: 'transfer',
    question: defineMessage({ defaultMessage: 'Can I move to another class?' }),
    answer: defineMessage({
      defaultMessage: 'Yes. Ask for a transfer to another open class of your program.',
    }),
    href: paths.pendingTransfers(),
    label: defineMessage({ defaultMessage: 'Ask for a transfer' }),
  },
  {
    id: 'plan',
    question: defineMessage({ defaultMessage: 'How much do I still have to pay, and when?' }),
    answer: defineMessage({
      defaultMessage: 'Your payment information lists each payment with its date and amount.',
    }),
    href: paths.paymentInformation(),
    label: places.paymentInformation.title,
  },
  {
    id: 'sessions',
    question: defineMessage({ defaultMessage: 'Can I change or cancel a session?' }),
    answer: cancellationRule,
    href: paths.mySessions(),
    label: defineMessage({ defaultMessage: 'Change or cancel a session' }),
  },
  {
    id: 'password',
    question: defineMessage({ defaultMessage: 'How do I choose a new password?' }),
    answer: defineMessage({
      defaultMessage:
        'While you’re signed in, under “Security”. If you forgot it, have a link e-mailed to you on the sign-in page.',
    }),
    href: paths.security(),
    label: defineMessage({ defaultMessage: 'Change your password' }),
  },
];

export default function HelpScreen() {
  const questions = usePolicy('FAQ', useIntl().locale);
  return (
    <Page>
      <Split aside={<ContactSection institute={useInstitute()} />} asideAt="first" asideSize="l">
        <Stack gap="xl">
          <PageSection title={<FormattedMessage {...titles.FAQ} />}>
            <Stack gap="none">{answers.map(answerOf)}</Stack>
            {questions && <Prose as="article">{questions}</Prose>}
            <SchedulingPolicyLink />
            <Link href={paths.accessibility()}>
              <FormattedMessage defaultMessage="Accessibility statement" />
            </Link>
          </PageSection>
          <OwnPolicy name="SCHEDULING_POLICY" />
          <OwnPolicy name="TERMS_OF_SERVICE" />
          <OwnPolicy name="PRIVACY_POLICY" />
        </Stack>
      </Split>
    </Page>
  );
}

const answerOf = ({ id, question, answer, href, label }: Answer) => (
  <Disclosure key={id} id={id} title={<FormattedMessage {...question} />}>
    <Stack gap="s" align="start">
      <Text>
        <FormattedMessage {...answer} values={{ hours: freeCancellationHours }} />
      </Text>
      <Link href={href}>
        <FormattedMessage {...label} />
      </Link>
    </Stack>
  </Disclosure>
);

/** A policy that the institute has written. The other ones are for coaches, and in their app. */
function OwnPolicy({ name }: { name: PolicyName }) {
  const { locale } = useIntl();
  const text = usePolicy(name, locale);
  return (
    text && (
      <PageSection title={<FormattedMessage {...titles[name]} />}>
        <Prose as="article">{text}</Prose>
      </PageSection>
    )
  );
}

/** Ours, unless the institute has its own. */
function SchedulingPolicyLink() {
  const { locale } = useIntl();
  if (usePolicy('SCHEDULING_POLICY', locale)) return null;
  return (
    <CoachAppLink path="/scheduling-policy">
      <FormattedMessage defaultMessage="Booking, changing and canceling sessions: the scheduling policy" />
    </CoachAppLink>
  );
}
