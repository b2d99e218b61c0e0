import {
  Disclosure,
  EmptyState,
  InboxIllustration,
  Page,
  SegmentedControl,
  Stack,
  type TableQuery,
  Text,
  useNavigate,
  usePathname,
} from '@institute/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { paths } from '../paths.ts';
import { useSignedInSession } from '../session.ts';
import { useTableQuery } from '../table-query.ts';
import { afterChanges, type Listing, type Message, rowsAfter } from './changes.ts';
import { listQuery, pageSize, useChanges } from './inbox.ts';
import { MessageTable } from './MessageTable.tsx';
import { sendDeletions } from './sending.ts';

const loadMessageDialog = () => import('./MessageDialog.tsx');
const MessageDialog = lazy(async () => ({ default: (await loadMessageDialog()).MessageDialog }));

const defaults: TableQuery = { sortBy: 'createdAt', descending: true, page: 0, size: pageSize };

/** The institute's messages: the inbox, and the archive at a separate path. */
export default function InboxScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const search = useSearch();
  const { studentId } = useSignedInSession();
  const archived = usePathname() === paths.archivedInbox();
  const path = archived ? paths.archivedInbox : paths.inbox;
  const isUnreadOnly = new URLSearchParams(search).get('show') === 'unread';
  const listing: Listing = { archived, isUnreadOnly };
  const [query, setQuery] = useTableQuery(defaults, []);
  const list = useQuery({
    ...listQuery(studentId, listing, query.page),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  const changes = useChanges();
  const rows = list.data && rowsAfter(list.data.content, changes, listing);
  const { message, hrefOf, close } = useOpenMessage(list.data?.content ?? []);

  // Prefetches the dialog's code while the user reads the list.
  useEffect(() => void loadMessageDialog().catch(() => {}), []);
  // Leaving the page ends the time to undo.
  useEffect(() => () => void sendDeletions(), []);

  return (
    <Page
      title={
        archived ? (
          <FormattedMessage defaultMessage="Archived messages" description="Heading of the archive" />
        ) : (
          <FormattedMessage defaultMessage="Inbox" description="Heading of the inbox" />
        )
      }
      lead={
        archived ? (
          <FormattedMessage
            defaultMessage="Messages you’ve put away. They don’t count as unread."
            description="Sentence under the heading of the archive"
          />
        ) : (
          <FormattedMessage
            defaultMessage="News about your courses, sessions and payments."
            description="Sentence under the heading of the inbox"
          />
        )
      }
    >
      <Stack gap="m">
        <SegmentedControl
          label={intl.formatMessage({ defaultMessage: 'Show', description: 'Which messages are listed' })}
          value={isUnreadOnly ? 'unread' : 'all'}
          onChange={(show) => navigate(path({ show: show === 'all' ? null : show }), { replace: true })}
          options={[
            {
              value: 'all',
              children: <FormattedMessage defaultMessage="All" description="Which messages are listed" />,
            },
            {
              value: 'unread',
              children: <FormattedMessage defaultMessage="Unread" description="Which messages are listed" />,
            },
          ]}
        />
        <MessageTable
          key={path() + isUnreadOnly + query.page}
          {...{ list, rows, archived, query, hrefOf }}
          onQueryChange={setQuery}
          empty={<Empty {...listing} />}
        />
        {rows && rows.length > 0 && <KeyboardHelp archived={archived} />}
      </Stack>
      {message && (
        <Suspense>
          <MessageDialog
            key={message.id}
            message={afterChanges(message, changes) ?? message}
            onClose={close}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** The message in the URL, and functions to open and close one. An open message stays when it leaves the list. */
function useOpenMessage(messages: readonly Message[]) {
  const navigate = useNavigate();
  const pathname = usePathname();
  const search = useSearch();
  const wanted = new URLSearchParams(search).get('message');
  const found = messages.find(({ id }) => id === wanted);
  const [last, setLast] = useState<Message>();
  if (found && found !== last) setLast(found);
  const wasOpenedHere = useRef(false);

  const at = (id: string | null) => {
    const params = new URLSearchParams(search);
    if (id) params.set('message', id);
    else params.delete('message');
    const text = params.toString();
    return text ? `${pathname}?${text}` : `${pathname}`;
  };
  return {
    message: wanted !== null && last?.id === wanted ? last : undefined,
    hrefOf: (id: string) => ({
      href: at(id),
      onPress: () => {
        wasOpenedHere.current = true;
      },
    }),
    close() {
      // Back leads to the earlier list, not to the message again.
      if (wasOpenedHere.current) window.history.back();
      else navigate(at(null), { replace: true });
      wasOpenedHere.current = false;
    },
  };
}

function KeyboardHelp({ archived }: { archived: boolean }) {
  return (
    <Disclosure
      level={2}
      title={
        <FormattedMessage
          defaultMessage="Keyboard shortcuts"
          description="Heading under the list of messages"
        />
      }
    >
      <Text>
        {archived ? (
          <FormattedMessage
            defaultMessage="In the list, the arrow keys move between messages, Enter opens one, X selects it, and E moves it to your inbox. With messages selected, E moves all of them."
            description="Keys of the list of archived messages"
          />
        ) : (
          <FormattedMessage
            defaultMessage="In the list, the arrow keys move between messages, Enter opens one, X selects it, and E archives it. With messages selected, E archives all of them."
            description="Keys of the list of messages"
          />
        )}
      </Text>
    </Disclosure>
  );
}

function Empty({ archived, isUnreadOnly }: Listing) {
  if (isUnreadOnly)
    return (
      <EmptyState
        picture={<InboxIllustration />}
        title={
          <FormattedMessage defaultMessage="You’re all caught up" description="Where no message is unread" />
        }
      >
        <FormattedMessage
          defaultMessage="You’ve read every message here."
          description="Where no message is unread"
        />
      </EmptyState>
    );
  return (
    <EmptyState
      picture={<InboxIllustration />}
      title={<FormattedMessage defaultMessage="No messages" description="Where there is no message" />}
    >
      {archived ? (
        <FormattedMessage
          defaultMessage="Messages you archive will appear here."
          description="Where no message is archived"
        />
      ) : (
        <FormattedMessage
          defaultMessage="We’ll write to you here about your courses, sessions and payments."
          description="Where the inbox is empty"
        />
      )}
    </EmptyState>
  );
}
