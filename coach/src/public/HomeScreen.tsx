import { sessionIdleMinutes, slotHoldMinutes } from '@institute/api-schema/policy';
import {
  ArrowRightIcon,
  CalendarIcon,
  Card,
  CheckIcon,
  CoachesIllustration,
  Columns,
  Feature,
  type FeatureProps,
  GlobeIcon,
  Heading,
  Hero,
  Inline,
  LinkButton,
  Section,
  ShieldIcon,
  Stack,
  TagIcon,
  Text,
  UserIcon,
} from '@institute/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInstitute } from '../institute.ts';
import { paths } from '../places.ts';
import { Price } from './Price.tsx';
import { Questions } from './Questions.tsx';
import { monthlyPriceOf, teaser } from './teaser.ts';

export default function HomeScreen() {
  const price = monthlyPriceOf(useInstitute(), useIntl().locale);
  return (
    <>
      <Hero
        eyebrow={<FormattedMessage defaultMessage="For health coaches" />}
        title={
          <FormattedMessage
            defaultMessage="Your whole practice, in{nbsp}one calm place"
            description="The promise: heading of the home page; {nbsp} is a space at which no line breaks"
            values={{ nbsp: '\u00a0' }}
          />
        }
        lead={
          <FormattedMessage defaultMessage="Show who you are, offer what you do best, and open the hours that suit you. Clients book on their own, and you come to every session with a clear head." />
        }
        actions={
          <>
            <LinkButton href={paths.signUp()} size="l" iconEnd={<ArrowRightIcon />}>
              <FormattedMessage defaultMessage="Create your account" />
            </LinkButton>
            <LinkButton href="#how-it-works" size="l" variant="secondary">
              <FormattedMessage defaultMessage="See how it works" />
            </LinkButton>
          </>
        }
        note={
          price ? (
            <FormattedMessage
              defaultMessage="Free to sign up, no card needed. Subscriptions from {price} a month."
              description="Under the buttons of the home page; {price} is an amount such as $ 29.00"
              values={{ price }}
            />
          ) : (
            <FormattedMessage defaultMessage="Free to sign up, no card needed." />
          )
        }
        picture={<CoachesIllustration />}
      />
      <HowItWorks />
      <WhatYouGet />
      <Session />
      <Price price={price} />
      <Section width="text" title={<FormattedMessage defaultMessage="Good questions" />}>
        <Questions level={3} questions={Object.values(teaser)} />
        <Inline>
          <LinkButton href={paths.faq()} variant="secondary" iconEnd={<ArrowRightIcon />}>
            <FormattedMessage defaultMessage="All questions" />
          </LinkButton>
        </Inline>
      </Section>
      <Section
        tone="deep"
        align="center"
        title={<FormattedMessage defaultMessage="Your next client is looking for you" />}
        lead={
          <FormattedMessage defaultMessage="10 quiet minutes are enough for a first profile. The rest can grow with your practice." />
        }
      >
        <Inline justify="center">
          <LinkButton href={paths.signUp()} size="l" iconEnd={<ArrowRightIcon />}>
            <FormattedMessage defaultMessage="Create your account" />
          </LinkButton>
        </Inline>
      </Section>
    </>
  );
}

function HowItWorks() {
  return (
    <Section
      id="how-it-works"
      title={<FormattedMessage defaultMessage="How it works" />}
      lead={
        <FormattedMessage defaultMessage="Three steps, in your own time. You can stop after any of them and come back." />
      }
    >
      <Columns as="ol" role="list" gap="xl">
        <Point mark="1" title={<FormattedMessage defaultMessage="Introduce yourself" />}>
          <FormattedMessage defaultMessage="A photo, a few honest sentences, your training and your languages. A preview shows you what clients will see, and each field says whether it is public." />
        </Point>
        <Point mark="2" title={<FormattedMessage defaultMessage="Open your hours" />}>
          <FormattedMessage defaultMessage="Describe your services, set their prices, and mark the hours of your week that are for coaching. Take a day or a whole month off in one go, and set other hours for single dates." />
        </Point>
        <Point mark="3" title={<FormattedMessage defaultMessage="Coach" description="Step 3, home page" />}>
          <FormattedMessage defaultMessage="Clients choose an available time and you both get a confirmation. Afterwards you note what matters for the next time, while it is fresh." />
        </Point>
      </Columns>
    </Section>
  );
}

function WhatYouGet() {
  return (
    <Section tone="sunken" title={<FormattedMessage defaultMessage="What you get" />}>
      <Columns as="ul" role="list" gap="xl">
        <Point mark={<UserIcon />} title={<FormattedMessage defaultMessage="A profile of your own" />}>
          <FormattedMessage defaultMessage="Specializations, focus, education, certifications, a short video: what a client wants to know before the first hello." />
        </Point>
        <Point mark={<TagIcon />} title={<FormattedMessage defaultMessage="Services at your price" />}>
          <FormattedMessage defaultMessage="Single sessions or packages, online or in person, and products beside them. You decide what each one costs." />
        </Point>
        <Point mark={<CalendarIcon />} title={<FormattedMessage defaultMessage="No double bookings" />}>
          <FormattedMessage
            defaultMessage="We hold a chosen time for {minutes, plural, one {# minute} other {# minutes}} and book it for one person only. Anyone who comes second sees your next available times."
            values={{ minutes: slotHoldMinutes }}
          />
        </Point>
        <Point mark={<GlobeIcon />} title={<FormattedMessage defaultMessage="Time zones, taken care of" />}>
          <FormattedMessage defaultMessage="You plan in your time zone, your client sees theirs, and no one has to do the math when the clocks change." />
        </Point>
        <Point mark={<CheckIcon />} title={<FormattedMessage defaultMessage="Clear rules for everyone" />}>
          <FormattedMessage defaultMessage="One scheduling policy that clients see before they book, so no one has to argue about a late cancellation." />
        </Point>
        <Point mark={<ShieldIcon />} title={<FormattedMessage defaultMessage="Private by design" />}>
          <FormattedMessage
            defaultMessage="We sign you out of unattended screens after {minutes, plural, one {# minute} other {# minutes}}, we never store card numbers, and your phone number shows only if you want it to."
            values={{ minutes: sessionIdleMinutes }}
          />
        </Point>
      </Columns>
    </Section>
  );
}

const Point = (props: FeatureProps) => (
  <li>
    <Feature {...props} />
  </li>
);

function Moment({ when, title, children }: { when: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <Card as="li" padding="l">
      <Stack gap="xs">
        <Text size="s" tone="muted" weight="semibold">
          {when}
        </Text>
        <Heading level={3}>{title}</Heading>
        <Text>{children}</Text>
      </Stack>
    </Card>
  );
}

function Session() {
  return (
    <Section
      title={<FormattedMessage defaultMessage="What a session looks like" />}
      lead={
        <FormattedMessage defaultMessage="One way to spend an hour with a client. Yours may be different; the frame around it stays the same." />
      }
    >
      <Columns as="ol" role="list" min="s">
        <Moment
          when={<FormattedMessage defaultMessage="The day before" />}
          title={<FormattedMessage defaultMessage="2 minutes to prepare" />}
        >
          <FormattedMessage defaultMessage="You read your notes from last time: what the client wanted to try, in their own words." />
        </Moment>
        <Moment
          when={<FormattedMessage defaultMessage="The first 10 minutes" />}
          title={<FormattedMessage defaultMessage="Arrive" description="Part of a session" />}
        >
          <FormattedMessage defaultMessage="How was the week? What worked, even a little? Together you choose one topic for today, not three." />
        </Moment>
        <Moment
          when={<FormattedMessage defaultMessage="The middle" />}
          title={<FormattedMessage defaultMessage="Listen and ask" />}
        >
          <FormattedMessage defaultMessage="The client does most of the talking. You ask, sum up, and say when a question belongs to a physician." />
        </Moment>
        <Moment
          when={<FormattedMessage defaultMessage="The last 10 minutes" />}
          title={<FormattedMessage defaultMessage="One small step" />}
        >
          <FormattedMessage defaultMessage="What exactly, when, and what could get in the way? Keep it small enough to happen. Then find the next time together." />
        </Moment>
      </Columns>
    </Section>
  );
}
