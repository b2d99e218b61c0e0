import type { Schemas } from '@institute/api-schema';
import { DataTable, Inline, LockIcon, Page, SelectField, Stack, Text, toast } from '@institute/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { describeError } from '../messages.ts';
import { useSignedInSession } from '../session.ts';

type Preference = Schemas['CommunicationPreference'];
/** The kinds of messages that are sent. */
type Category = Exclude<Preference['type'], 'ANNOUNCEMENT'>;
type Channel = Exclude<Preference['channel'], 'SMS'>;
/** How often messages are sent, or `OFF`. */
type Choice = Preference['cadence'] | 'OFF';

const categories: Record<Category, { title: MessageDescriptor; lead: MessageDescriptor }> = {
  COURSE: defineMessages({
    title: { defaultMessage: 'Courses' },
    lead: { defaultMessage: 'Awards and certificates.' },
  }),
  COACHING: defineMessages({
    title: { defaultMessage: 'Coaching' },
    lead: {
      defaultMessage:
        'Your sessions and coaching circles, with reminders. We always e-mail you what you book, and when it’s moved, canceled or delivered.',
    },
  }),
  PAYMENT: defineMessages({
    title: { defaultMessage: 'Payments' },
    lead: { defaultMessage: 'Payments, reminders of due dates, and refunds.' },
  }),
  ENROLLMENT: defineMessages({
    title: { defaultMessage: 'Enrollment' },
    lead: { defaultMessage: 'Your applications, documents to sign and transfers.' },
  }),
  ACCOUNT: defineMessages({
    title: { defaultMessage: 'Account' },
    lead: { defaultMessage: 'Sign-ins and changes to your account.' },
  }),
};

const channels: Record<Channel, MessageDescriptor> = defineMessages({
  INBOX: { defaultMessage: 'Inbox' },
  EMAIL: { defaultMessage: 'E-mail' },
});

const choices: Record<Choice, MessageDescriptor> = defineMessages({
  IMMEDIATELY: { defaultMessage: 'Right away' },
  DAILY: { defaultMessage: 'Once a day' },
  WEEKLY: { defaultMessage: 'Once a week' },
  OFF: { defaultMessage: 'Never', description: 'How often messages are sent' },
});

/** What the institute can send, and turning it off. */
const choicesOf = ({ cadences }: Preference): Choice[] => [...cadences, 'OFF'];

const choiceOf = ({ enabled, cadence }: Preference): Choice => (enabled ? cadence : 'OFF');

/** Which messages the student gets, through which channels, and how often. Each choice is saved immediately. */
export default function CommunicationPreferencesScreen() {
  const intl = useIntl();
  const { preferences, choose } = usePreferences();
  const chosen = (Object.keys(channels) as Channel[]).filter((channel) =>
    preferences.some((one) => one.channel === channel && !one.locked),
  );
  return (
    <Page
      lead={
        <FormattedMessage defaultMessage="Choose how we reach you and how often. Changes are saved right away." />
      }
    >
      <DataTable
        caption={intl.formatMessage({ defaultMessage: 'Messages and how you get them' })}
        rows={Object.keys(categories) as Category[]}
        rowId={(category) => category}
        rowName={(category) => intl.formatMessage(categories[category].title)}
        columns={[
          {
            id: 'type',
            header: intl.formatMessage({ defaultMessage: 'Messages about' }),
            cell: (category) => (
              <Stack gap="xxs">
                <FormattedMessage {...categories[category].title} />
                <Text tone="muted" size="s" weight="regular">
                  <FormattedMessage {...categories[category].lead} />
                </Text>
              </Stack>
            ),
          },
          ...chosen.map((channel) => ({
            id: channel,
            header: intl.formatMessage(channels[channel]),
            isUnbroken: true,
            cell: (category: Category) => {
              const preference = preferences.find((one) => one.type === category && one.channel === channel);
              return preference && <PreferenceField {...{ category, channel, preference, choose }} />;
            },
          })),
        ]}
      />
      <Text tone="muted">
        <FormattedMessage defaultMessage="Those with a lock are required, so you can’t turn them off." />{' '}
        {!chosen.includes('INBOX') && (
          <FormattedMessage defaultMessage="All of them are in your inbox, too." />
        )}
      </Text>
    </Page>
  );
}

interface PreferenceFieldProps {
  category: Category;
  channel: Channel;
  preference: Preference;
  choose: (preference: Preference, choice: Choice) => Promise<void>;
}

/** How often one kind of messages comes through one channel. The table's headings are its visible label. */
function PreferenceField({ category, channel, preference, choose }: PreferenceFieldProps) {
  const intl = useIntl();
  if (preference.locked)
    return (
      <Inline gap="xs" isWrapping={false}>
        <LockIcon
          size="s"
          label={intl.formatMessage({
            defaultMessage: 'Required',
            description: 'Name of the lock beside a choice that can’t be changed',
          })}
        />
        <Text tone="muted">{intl.formatMessage(choices[choiceOf(preference)])}</Text>
      </Inline>
    );
  return (
    <SelectField
      label={`${intl.formatMessage(categories[category].title)}, ${intl.formatMessage(channels[channel])}`}
      isInTable
      isFilter
      value={choiceOf(preference)}
      onChange={(choice) => void choose(preference, choice as Choice)}
      options={choicesOf(preference).map((value) => ({ value, label: intl.formatMessage(choices[value]) }))}
    />
  );
}

const isSame = (a: Preference, b: Preference) => a.type === b.type && a.channel === b.channel;

/**
 * The matrix of preferences. A choice is applied optimistically, and reverted with an explanation if saving fails.
 */
function usePreferences() {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const queryClient = useQueryClient();
  const params = { path: { id: studentId } };
  const query = api.queryOptions('get', '/students/{id}/communication_preferences', { params });
  const { data } = api.useSuspenseQuery('get', '/students/{id}/communication_preferences', { params });

  // Saved in the order in which they were chosen.
  const lastSaved = useRef<Promise<unknown>>(Promise.resolve());

  const show = (changed: Preference) =>
    queryClient.setQueryData(
      query.queryKey,
      (known: typeof data | undefined) =>
        known && { content: known.content.map((one) => (isSame(one, changed) ? changed : one)) },
    );

  const shownChoice = (preference: Preference) => {
    const known = queryClient.getQueryData<typeof data>(query.queryKey);
    const shown = known?.content.find((one) => isSame(one, preference));
    return shown && choiceOf(shown);
  };

  async function choose(preference: Preference, choice: Choice): Promise<void> {
    const { type, channel } = preference;
    const enabled = choice !== 'OFF';
    const cadence = choice === 'OFF' ? preference.cadence : choice;
    show({ ...preference, enabled, cadence });
    const saving = lastSaved.current.then(() =>
      api.request('put', '/students/{id}/communication_preferences', {
        ...params,
        body: { communicationPreferences: [{ type, channel, enabled, cadence }] },
      }),
    );
    lastSaved.current = saving.catch(() => {});
    try {
      await saving;
      toast.success(intl.formatMessage({ defaultMessage: 'Preference saved.' }), {
        key: 'communication-preferences',
      });
    } catch (error) {
      // Unless another choice was made since.
      if (shownChoice(preference) === choice) show(preference);
      // After those that wait, which would be missing in an earlier answer.
      void lastSaved.current.then(() => queryClient.invalidateQueries({ queryKey: query.queryKey }));
      toast.error(describeError(intl, error), {
        key: 'communication-preferences',
        action: {
          label: intl.formatMessage({ defaultMessage: 'Try again' }),
          onPress: () => void choose(preference, choice),
        },
      });
    }
  }

  return { preferences: data.content, choose };
}
