import {
  Button,
  ConfirmButton,
  CopyButton,
  DateTimeValue,
  ErrorBanner,
  focusReplacement,
  Inline,
  Page,
  PageColumns,
  Prose,
  SectionCard,
  StatusBadge,
  Text,
  TextField,
} from '@institute/design-system';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { BackTo } from '../layout/BackTo.tsx';
import { places } from '../places.ts';
import { baseUrl } from '../session.ts';

/** Turns the coach's calendar feed on and off. Its link is shown only once, when it is created. */
export default function CalendarFeedScreen() {
  const coachId = useCoachId();
  const calendarFeed = api.useContent('/coaches/{coachId}/calendar_feed', { path: { coachId } });
  return (
    <Page
      above={<BackTo place="mySessions" />}
      title={<FormattedMessage {...places.calendarFeed.title} />}
      lead={
        <FormattedMessage defaultMessage="See your sessions next to everything else in Google Calendar, Apple Calendar or Outlook. New, moved and canceled sessions update on their own." />
      }
    >
      <PageColumns aside={<Contents />}>
        <Feed createdAt={calendarFeed.createdAt} />
        <Steps />
      </PageColumns>
    </Page>
  );
}

function Feed({ createdAt }: { createdAt: string | null }) {
  const params = { path: { coachId: useCoachId() } };
  const create = api.useMutation('post', '/coaches/{coachId}/calendar_feed');
  const [address, setAddress] = useState<string | null>(null);
  const renew = async () => {
    const { content } = await create.mutateAsync({ params });
    setAddress(new URL(baseUrl + content.path, window.location.href).href);
  };
  return (
    <SectionCard
      title={<FormattedMessage defaultMessage="Calendar link" />}
      status={
        <StatusBadge tone={createdAt ? 'positive' : 'neutral'}>
          {createdAt ? (
            <FormattedMessage defaultMessage="On" description="The calendar feed can be read" />
          ) : (
            <FormattedMessage defaultMessage="Off" />
          )}
        </StatusBadge>
      }
    >
      {!createdAt && (
        <>
          <Text>
            <FormattedMessage defaultMessage="Create a private link and add it to your calendar." />
          </Text>
          <ErrorBanner error={create.error} />
          <Inline>
            {/* A failure is shown above the button. */}
            <Button isPending={create.isPending} onPress={() => void renew().catch(() => {})}>
              <FormattedMessage defaultMessage="Create link" />
            </Button>
          </Inline>
        </>
      )}
      {createdAt && address && <NewAddress address={address} />}
      {createdAt && !address && (
        <Text>
          <FormattedMessage
            defaultMessage="Your link has been on since {date}. For your safety we don’t keep it, so we can’t show it again. If you’ve lost it, renew it."
            description="The calendar feed is on; its link was shown before"
            values={{ date: <DateTimeValue value={createdAt} /> }}
          />
        </Text>
      )}
      {createdAt && <LinkActions address={address} onRenew={renew} onTurnedOff={() => setAddress(null)} />}
    </SectionCard>
  );
}

interface LinkActionsProps {
  /** The link, if it's new. */
  address: string | null;
  onRenew: () => Promise<void>;
  onTurnedOff: () => void;
}

function LinkActions({ address, onRenew, onTurnedOff }: LinkActionsProps) {
  const intl = useIntl();
  const params = { path: { coachId: useCoachId() } };
  return (
    <Inline gap="s">
      {address && (
        <CopyButton variant="secondary" text={address}>
          <FormattedMessage defaultMessage="Copy link" />
        </CopyButton>
      )}
      <ConfirmButton
        isDestructive={false}
        variant={address ? 'quiet' : 'secondary'}
        title={intl.formatMessage({ defaultMessage: 'Renew your calendar link?' })}
        message={
          <FormattedMessage defaultMessage="The old link stops working right away. Add the new one wherever you used it." />
        }
        keepLabel={<FormattedMessage defaultMessage="Keep link" />}
        onConfirm={onRenew}
        successMessage={intl.formatMessage({
          defaultMessage: 'Your link was renewed. Copy the new one now.',
        })}
      >
        <FormattedMessage defaultMessage="Renew link" />
      </ConfirmButton>
      <ConfirmButton
        variant="quiet"
        title={intl.formatMessage({ defaultMessage: 'Turn off your calendar link?' })}
        message={
          <FormattedMessage defaultMessage="Calendars that use the link stop getting your sessions. You can create a new link later." />
        }
        keepLabel={<FormattedMessage defaultMessage="Keep link" />}
        onConfirm={async () => {
          await api.send('delete', '/coaches/{coachId}/calendar_feed', params);
          onTurnedOff();
        }}
        successMessage={intl.formatMessage({ defaultMessage: 'Your calendar link is off.' })}
      >
        <FormattedMessage defaultMessage="Turn off" />
      </ConfirmButton>
    </Inline>
  );
}

/** A new link. It takes the focus if the button that created it is gone. */
function NewAddress({ address }: { address: string }) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new link
  useEffect(() => focusReplacement(field.current), [address]);
  return (
    <TextField
      ref={field}
      kind="url"
      isReadOnly
      label={intl.formatMessage({ defaultMessage: 'Your link' })}
      description={intl.formatMessage({ defaultMessage: 'Copy it now. We won’t show it again.' })}
      value={address}
    />
  );
}

function Contents() {
  return (
    <SectionCard title={<FormattedMessage defaultMessage="What’s in it" />}>
      <Prose>
        <ul>
          <li>
            <FormattedMessage defaultMessage="Your sessions from the last 30 days and all upcoming ones, with the service and your client’s first name. No contact details, and no notes." />
          </li>
          <li>
            <FormattedMessage defaultMessage="The sessions of the coaching circles you lead, with the circle’s name." />
          </li>
          <li>
            <FormattedMessage defaultMessage="Anyone with the link can see this. Shared it by mistake? Renew it." />
          </li>
        </ul>
      </Prose>
    </SectionCard>
  );
}

/** How to add the link to common calendars. Their menu items are named as their vendors name them. */
function Steps() {
  return (
    <SectionCard title={<FormattedMessage defaultMessage="Add the link to your calendar" />}>
      <Prose>
        <ul>
          <li>
            <FormattedMessage defaultMessage="<b>Google Calendar:</b> next to “Other calendars”, select + and then “From URL”." />
          </li>
          <li>
            <FormattedMessage defaultMessage="<b>Apple Calendar:</b> select File, then “New Calendar Subscription”." />
          </li>
          <li>
            <FormattedMessage defaultMessage="<b>Outlook:</b> select “Add calendar”, then “Subscribe from web”." />
          </li>
        </ul>
      </Prose>
      <Text tone="muted" size="s">
        <FormattedMessage defaultMessage="Your calendar decides how often it checks for changes. It can take a few hours." />
      </Text>
    </SectionCard>
  );
}
