import type { Schemas } from '@institute/api-schema';
import {
  Card,
  DateTimeValue,
  DateValue,
  Heading,
  ItemList,
  LinkButton,
  ListItem,
  MoneyValue,
  Split,
  Stack,
  Text,
} from '@institute/design-system';
import { usePreload } from '@institute/design-system/app';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import {
  defineMessages,
  FormattedList,
  FormattedMessage,
  type IntlShape,
  type MessageDescriptor,
  useIntl,
} from 'react-intl';
import { offerApplication, resumeHref } from '../enrollment/applications.ts';
import { expectationText, RefundSentence, unsignedText } from '../enrollment/expectation.tsx';
import { paymentPath, payNextPath } from '../payments/payments.ts';
import { paths } from '../places.ts';

type Task = Schemas['StudentTask'];

const parts: Record<Task['missing'][number], MessageDescriptor> = defineMessages({
  DATE_OF_BIRTH: { defaultMessage: 'your date of birth' },
  MOBILE_PHONE: { defaultMessage: 'a mobile phone' },
  ADDRESS: { defaultMessage: 'your address' },
});

/** The most urgent task, and below it the others. */
export function Tasks({ tasks }: { tasks: readonly Task[] }) {
  const intl = useIntl();
  const [first, ...others] = tasks;
  const next = first ? textsOf(intl, first) : allSet;
  const preload = usePreload();
  const fetchAhead = useEffectEvent(() => {
    preload(next.href);
    if (first?.application) offerApplication(first.application);
  });
  // Most users come here for this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per destination
  useEffect(() => fetchAhead(), [next.href]);
  return (
    <Stack gap="l">
      <Card
        as="section"
        tone={first?.kind === 'PAYMENT_OVERDUE' ? 'accent' : 'brand'}
        padding="l"
        aria-labelledby="next-step"
      >
        <Split
          asideSize="s"
          gap="m"
          align="center"
          aside={
            <LinkButton isFullWidth href={next.href} variant={first ? 'primary' : 'secondary'}>
              {next.action}
            </LinkButton>
          }
        >
          <Stack gap="xs">
            <Heading level={2} id="next-step">
              {next.title}
            </Heading>
            <Text as="div" isMeasured>
              {next.text}
            </Text>
          </Stack>
        </Split>
      </Card>
      {others.length > 0 && (
        <ItemList label={intl.formatMessage({ defaultMessage: 'To do' })}>
          {others.map((task, index) => {
            const { title, text, href, action } = textsOf(intl, task);
            return (
              <ListItem
                // biome-ignore lint/suspicious/noArrayIndexKey: there can be two of a kind, and the order never changes
                key={`${task.kind}.${index}`}
                title={
                  <Heading level={2} size="m">
                    {title}
                  </Heading>
                }
                details={
                  <Text as="div" size="s" tone="muted">
                    {text}
                  </Text>
                }
                actions={
                  <LinkButton href={href} variant="secondary">
                    {action}
                  </LinkButton>
                }
              />
            );
          })}
        </ItemList>
      )}
    </Stack>
  );
}

interface Texts {
  title: ReactNode;
  text: ReactNode;
  href: string;
  action: ReactNode;
}

const goOn = <FormattedMessage defaultMessage="Continue" />;

const allSet: Texts = {
  title: <FormattedMessage defaultMessage="You’re all set" />,
  text: <FormattedMessage defaultMessage="There’s nothing you need to do right now." />,
  href: paths.profile(),
  action: <FormattedMessage defaultMessage="Edit your profile" />,
};

const textsOf = (intl: IntlShape, task: Task): Texts => texts[task.kind](task, intl);

const texts: Record<Task['kind'], (task: Task, intl: IntlShape) => Texts> = {
  PAYMENT_PENDING({ payment }) {
    const { id, amount, currency, nextActionUrl } = payment!;
    const values = { amount: <MoneyValue amount={amount} currency={currency} /> };
    return {
      title: nextActionUrl ? (
        <FormattedMessage
          defaultMessage="Your payment of {amount} is waiting for your bank’s confirmation"
          values={values}
        />
      ) : (
        <FormattedMessage defaultMessage="Your payment of {amount} is on its way" values={values} />
      ),
      text: nextActionUrl ? (
        <FormattedMessage defaultMessage="Nothing has been charged yet. Confirm it, cancel it, or use another card." />
      ) : (
        <FormattedMessage defaultMessage="There’s nothing you need to do." />
      ),
      href: paymentPath(id),
      action: <FormattedMessage defaultMessage="See this payment" />,
    };
  },
  APPLICATION_CHANGES: ({ application }) => ({
    title: <FormattedMessage defaultMessage="Your advisor asked for a change" />,
    text: application!.note ?? expectationText(application!),
    href: resumeHref(application!),
    action: goOn,
  }),
  DOCUMENTS: ({ count, envelope }) => ({
    title: <FormattedMessage defaultMessage="Sign your documents" />,
    text: (
      <FormattedMessage
        defaultMessage="{count, plural, one {You have # document to sign. Sign it by {date}.} other {You have # documents to sign. Sign the first by {date}.}}"
        values={{ count, date: <DateTimeValue value={envelope!.expiresAt} /> }}
      />
    ),
    href: paths.signingRequest({ envelopeId: envelope!.id }),
    action: <FormattedMessage defaultMessage="Read and sign" />,
  }),
  DOCUMENTS_UNSIGNED: ({ application }) => ({
    title: <FormattedMessage defaultMessage="Your documents aren’t signed" />,
    text: unsignedText(application!.expectation!.unsigned!),
    href: paths.signingRequest({ envelopeId: application!.expectation!.unsigned!.envelopeId }),
    action: <FormattedMessage defaultMessage="See the document" />,
  }),
  PAYMENT_OVERDUE: ({ due }) => ({
    title: <FormattedMessage defaultMessage="Your account is past due" />,
    text: (
      <FormattedMessage
        defaultMessage="{program}: {amount} is overdue by {days, plural, one {# day} other {# days}}."
        values={{
          program: due!.programTitle,
          amount: <MoneyValue amount={due!.amount} currency={due!.currency} />,
          days: due!.daysOverdue,
        }}
      />
    ),
    href: payNextPath(due!.paymentScheduleId),
    action: (
      <FormattedMessage
        defaultMessage="Pay now<hidden>: {program}</hidden>"
        values={{ program: due!.programTitle }}
      />
    ),
  }),
  PAYMENT_DUE: ({ due }) => ({
    title: <FormattedMessage defaultMessage="Pay your installment" />,
    text: (
      <FormattedMessage
        defaultMessage="{program}: {amount} is due on {date}."
        values={{
          program: due!.programTitle,
          amount: <MoneyValue amount={due!.amount} currency={due!.currency} />,
          date: <DateValue value={due!.date} />,
        }}
      />
    ),
    href: payNextPath(due!.paymentScheduleId),
    action: (
      <FormattedMessage
        defaultMessage="Pay now<hidden>: {program}</hidden>"
        values={{ program: due!.programTitle }}
      />
    ),
  }),
  TRANSFER: ({ transfer }) => ({
    title: <FormattedMessage defaultMessage="Confirm your transfer" />,
    text: (
      <FormattedMessage
        defaultMessage="To the class that starts on {start}. Confirm it by {end}, or it expires."
        values={{
          start: <DateValue value={transfer!.target.startDate} />,
          end: <DateTimeValue value={transfer!.expiresAt} />,
        }}
      />
    ),
    href: paths.transfer({ transferId: transfer!.id }),
    action: goOn,
  }),
  APPLICATION_ENDED: ({ application }) => ({
    title:
      application!.status === 'REJECTED' ? (
        <FormattedMessage defaultMessage="We couldn’t accept your application" />
      ) : (
        <FormattedMessage defaultMessage="You withdrew your application" />
      ),
    text: (
      <>
        <span>{`${application!.program.title}. `}</span>
        <RefundSentence application={application!} />
      </>
    ),
    href: paths.applicationStatus({ applicationId: application!.id }),
    action: <FormattedMessage defaultMessage="See what happened" />,
  }),
  APPLICATION_DRAFT: ({ application }) => ({
    title: <FormattedMessage defaultMessage="Continue your enrollment" />,
    text: (
      <FormattedMessage
        defaultMessage="{program}. We’ll keep your draft until {date}."
        values={{
          program: application!.program.title,
          date: <DateTimeValue value={application!.discardedAt} />,
        }}
      />
    ),
    href: resumeHref(application!),
    action: goOn,
  }),
  APPLICATION_IN_REVIEW: ({ application }) => ({
    title: <FormattedMessage defaultMessage="We’re reviewing your application" />,
    text: expectationText(application!),
    href: paths.applicationStatus({ applicationId: application!.id }),
    action: <FormattedMessage defaultMessage="Follow your application" />,
  }),
  PROFILE: ({ missing }, intl) => ({
    title: <FormattedMessage defaultMessage="Complete your profile" />,
    text: (
      <FormattedMessage
        defaultMessage="We still need {parts}. It takes about 2 minutes."
        values={{ parts: <FormattedList value={missing.map((part) => intl.formatMessage(parts[part]))} /> }}
      />
    ),
    href: paths.profile(),
    action: goOn,
  }),
  ENROLL: () => ({
    title: <FormattedMessage defaultMessage="Find a program" />,
    text: (
      <FormattedMessage defaultMessage="You aren’t enrolled in a program yet. See which classes start soon." />
    ),
    href: paths.startEnrollment(),
    action: <FormattedMessage defaultMessage="See the programs" />,
  }),
};
