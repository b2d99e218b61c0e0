import {
  Card,
  DateTimeValue,
  DateValue,
  Heading,
  LinkButton,
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
import { expectationText, RefundSentence } from '../enrollment/expectation.tsx';
import { paymentPath, payNextPath } from '../payments/payments.ts';
import { paths } from '../places.ts';
import type { ProfilePart } from './missing-parts.ts';
import type { NextThing } from './next-things.ts';

const parts: Record<ProfilePart, MessageDescriptor> = defineMessages({
  dateBirth: { defaultMessage: 'your date of birth' },
  mobilePhone: { defaultMessage: 'a mobile phone' },
  address: { defaultMessage: 'your address' },
});

/** The most important to-do, and below it the others. */
export function NextThings({ things }: { things: readonly NextThing[] }) {
  const intl = useIntl();
  const [first, ...others] = things;
  const next = first ? textsOf(intl, first) : allSet;
  const preload = usePreload();
  const fetchAhead = useEffectEvent(() => {
    preload(next.href);
    if (first && 'application' in first) offerApplication(first.application);
  });
  // Most users come here for this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per destination
  useEffect(() => fetchAhead(), [next.href]);
  return (
    <Stack gap="l">
      <Card
        as="section"
        tone={first?.kind === 'overdue' ? 'accent' : 'brand'}
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
        <Stack as="ul" gap="l">
          {others.map((thing, index) => {
            const { title, text, href, action } = textsOf(intl, thing);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: there can be two of a kind, and the order never changes
              <Card as="li" key={`${thing.kind}.${index}`} padding="l">
                <Split
                  asideSize="s"
                  gap="m"
                  align="center"
                  aside={
                    <LinkButton isFullWidth href={href} variant="secondary">
                      {action}
                    </LinkButton>
                  }
                >
                  <Stack gap="xxs">
                    <Heading level={3} size="m">
                      {title}
                    </Heading>
                    <Text as="div" tone="muted">
                      {text}
                    </Text>
                  </Stack>
                </Split>
              </Card>
            );
          })}
        </Stack>
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

function textsOf(intl: IntlShape, thing: NextThing): Texts {
  switch (thing.kind) {
    case 'pending': {
      const { id, amount, currency, nextActionUrl } = thing.payment;
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
    }
    case 'changes':
      return {
        title: <FormattedMessage defaultMessage="Your advisor asked for a change" />,
        text: thing.application.note ?? expectationText(thing.application),
        href: resumeHref(thing.application),
        action: goOn,
      };
    case 'sign':
      return {
        title: <FormattedMessage defaultMessage="Sign your documents" />,
        text: (
          <FormattedMessage
            defaultMessage="{count, plural, one {You have # document to sign. Sign it by {date}.} other {You have # documents to sign. Sign the first by {date}.}}"
            values={{ count: thing.count, date: <DateTimeValue value={thing.first.expiresAt} /> }}
          />
        ),
        href: paths.signingRequest({ envelopeId: thing.first.id }),
        action: <FormattedMessage defaultMessage="Read and sign" />,
      };
    case 'overdue':
      return {
        title: <FormattedMessage defaultMessage="Your account is past due" />,
        text: (
          <FormattedMessage
            defaultMessage="{amount} is overdue by {days, plural, one {# day} other {# days}}."
            values={{
              amount: <MoneyValue amount={thing.amount} currency={thing.currency} />,
              days: thing.days,
            }}
          />
        ),
        href: payNextPath(),
        action: <FormattedMessage defaultMessage="Pay now" />,
      };
    case 'pay':
      return {
        title: <FormattedMessage defaultMessage="Pay your installment" />,
        text: (
          <FormattedMessage
            defaultMessage="{amount} is due on {date}."
            values={{
              amount: <MoneyValue amount={thing.amount} currency={thing.currency} />,
              date: <DateValue value={thing.dueDate} />,
            }}
          />
        ),
        href: payNextPath(),
        action: <FormattedMessage defaultMessage="Pay now" />,
      };
    case 'transfer':
      return {
        title: <FormattedMessage defaultMessage="Confirm your transfer" />,
        text: (
          <FormattedMessage
            defaultMessage="To the class that starts on {start}. Confirm it by {end}, or it expires."
            values={{
              start: <DateValue value={thing.transfer.target.startDate} />,
              end: <DateTimeValue value={thing.transfer.expiresAt} />,
            }}
          />
        ),
        href: paths.transfer({ transferId: thing.transfer.id }),
        action: goOn,
      };
    case 'ended':
      return {
        title:
          thing.application.status === 'REJECTED' ? (
            <FormattedMessage defaultMessage="We couldn’t accept your application" />
          ) : (
            <FormattedMessage defaultMessage="You withdrew your application" />
          ),
        text: (
          <>
            <span>{`${thing.application.program.title}. `}</span>
            <RefundSentence application={thing.application} />
          </>
        ),
        href: paths.applicationStatus({ applicationId: thing.application.id }),
        action: <FormattedMessage defaultMessage="See what happened" />,
      };
    case 'continue':
      return {
        title: <FormattedMessage defaultMessage="Continue your enrollment" />,
        text: (
          <FormattedMessage
            defaultMessage="{program}. We’ll keep your draft until {date}."
            values={{
              program: thing.application.program.title,
              date: <DateTimeValue value={thing.application.discardedAt} />,
            }}
          />
        ),
        href: resumeHref(thing.application),
        action: goOn,
      };
    case 'follow':
      return {
        title: <FormattedMessage defaultMessage="We’re reviewing your application" />,
        text: expectationText(thing.application),
        href: paths.applicationStatus({ applicationId: thing.application.id }),
        action: <FormattedMessage defaultMessage="Follow your application" />,
      };
    case 'profile':
      return {
        title: <FormattedMessage defaultMessage="Complete your profile" />,
        text: (
          <FormattedMessage
            defaultMessage="We still need {parts}. It takes about 2 minutes."
            values={{
              parts: <FormattedList value={thing.missing.map((part) => intl.formatMessage(parts[part]))} />,
            }}
          />
        ),
        href: paths.profile(),
        action: goOn,
      };
    case 'enroll':
      return {
        title: <FormattedMessage defaultMessage="Find a program" />,
        text: (
          <FormattedMessage defaultMessage="You aren’t enrolled in a program yet. See which classes start soon." />
        ),
        href: paths.startEnrollment(),
        action: <FormattedMessage defaultMessage="See the programs" />,
      };
  }
}
