import { deletedMessageDays } from '@institute/api-schema/policy';
import { settledTotal } from '@institute/api-schema/queries';
import {
  BackLink,
  Button,
  Disclosure,
  EmptyState,
  FilteredList,
  InboxIllustration,
  Inline,
  KeyList,
  ListDetail,
  Page,
  SegmentedControl,
  Stack,
  type TableQuery,
  useIsWide,
  useNavigate,
  usePathname,
} from '@institute/design-system';
import { useTableQuery } from '@institute/design-system/app';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { paths, places } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { afterChanges, type Folder, type Listing, type Message, rowsAfter } from './changes.ts';
import { listQuery, pageSize, useChanges } from './inbox.ts';
import { keysOfMessages } from './keys.ts';
import { MessageDetail } from './MessageDetail.tsx';
import { MessageTable } from './MessageTable.tsx';

const defaults: TableQuery = { sortBy: 'createdAt', descending: true, page: 0, size: pageSize };

const placeOf = { inbox: 'inbox', archived: 'archivedInbox', deleted: 'deletedInbox' } as const;
const folderAt = (pathname: string | undefined): Folder =>
  pathname === paths.archivedInbox() ? 'archived' : pathname === paths.deletedInbox() ? 'deleted' : 'inbox';

const emptyTexts: Record<Folder, MessageDescriptor> = defineMessages({
  inbox: { defaultMessage: 'We’ll write to you here about your courses, sessions and payments.' },
  archived: { defaultMessage: 'Messages you archive will appear here.' },
  deleted: {
    defaultMessage:
      'Messages you delete stay here for {days, plural, one {# day} other {# days}}, and you can restore them.',
  },
});

/** The institute's messages: the inbox, the archive and the deleted ones, each at its own path. */
export default function InboxScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const search = useSearch();
  const { studentId } = useSignedInSession();
  const folder = folderAt(usePathname());
  const path = paths[placeOf[folder]];
  const title = intl.formatMessage(places[placeOf[folder]].title);
  const isUnreadOnly = folder !== 'deleted' && new URLSearchParams(search).get('show') === 'unread';
  const listing: Listing = { folder, isUnreadOnly };
  const [query, setQuery] = useTableQuery(defaults, []);
  const list = useQuery({ ...listQuery(studentId, listing, query.page), placeholderData: keepPreviousData });
  const changes = useChanges();
  const rows = list.data && rowsAfter(list.data.content, changes, listing);
  const { message, hrefOf, listHref, close } = useOpenMessage(list.data?.content ?? []);

  const isWide = useIsWide();
  const hasRows = rows !== undefined && rows.length > 0;
  // Where space is short, boxes come on demand. Not in another folder.
  const [selectingIn, setSelectingIn] = useState<string | null>(null);
  const isSelecting = selectingIn === path();
  // Ticks end with the boxes that have them.
  const [endings, setEndings] = useState(0);
  const toggleSelecting = () => {
    setSelectingIn(isSelecting ? null : path());
    if (isSelecting) setEndings(endings + 1);
  };
  const isAlone = message !== undefined && !isWide;

  return (
    <Page {...(isAlone && { title: message.subject, above: <BackLink href={listHref}>{title}</BackLink> })}>
      <ListDetail
        detailKey={message?.id ?? null}
        detail={
          message && (
            <MessageDetail
              key={message.id}
              message={afterChanges(message, changes)}
              isBeside={!isAlone}
              onClose={close}
            />
          )
        }
        onClose={close}
      >
        <FilteredList key={folder} filter={[isUnreadOnly]} count={settledTotal(list)}>
          <Stack gap="m">
            {(folder !== 'deleted' || (!isWide && hasRows)) && (
              <Inline justify="between" isLineEnd>
                {folder !== 'deleted' && (
                  <UnreadFilter
                    isUnreadOnly={isUnreadOnly}
                    onChange={(show) => navigate(path({ show: show === 'all' ? null : show }))}
                  />
                )}
                {!isWide && hasRows && <SelectButton isSelecting={isSelecting} onPress={toggleSelecting} />}
              </Inline>
            )}
            <MessageTable
              key={[path(), isUnreadOnly, endings].join(' ')}
              isSelectable={isWide || isSelecting}
              onSelect={() => setSelectingIn(path())}
              {...{ list, rows, folder, query, hrefOf }}
              openId={message?.id}
              onQueryChange={setQuery}
              empty={<Empty {...listing} />}
            />
            {hasRows && <KeyboardHelp folder={folder} />}
          </Stack>
        </FilteredList>
      </ListDetail>
    </Page>
  );
}

interface UnreadFilterProps {
  isUnreadOnly: boolean;
  onChange: (show: 'all' | 'unread') => void;
}

function UnreadFilter({ isUnreadOnly, onChange }: UnreadFilterProps) {
  const intl = useIntl();
  return (
    <SegmentedControl
      label={intl.formatMessage({ defaultMessage: 'Show' })}
      value={isUnreadOnly ? 'unread' : 'all'}
      onChange={onChange}
      options={[
        { value: 'all', children: <FormattedMessage defaultMessage="All" /> },
        {
          value: 'unread',
          children: <FormattedMessage defaultMessage="Unread" description="Which messages are listed" />,
        },
      ]}
    />
  );
}

/** Shows or hides the box for a tick before each message. */
const SelectButton = ({ isSelecting, onPress }: { isSelecting: boolean; onPress: () => void }) => (
  <Button variant="quiet" aria-pressed={isSelecting} onPress={onPress}>
    {isSelecting ? (
      <FormattedMessage defaultMessage="Done" description="Button that ends selecting messages" />
    ) : (
      <FormattedMessage
        defaultMessage="Select"
        description="Button that shows a box for a tick before each message"
      />
    )}
  </Button>
);

/** The message in the URL, and functions to open and close one. An open message stays when it leaves the list. */
function useOpenMessage(messages: readonly Message[]) {
  const navigate = useNavigate();
  const pathname = usePathname();
  const search = useSearch();
  const messageId = new URLSearchParams(search).get('message');
  const found = messages.find(({ id }) => id === messageId);
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
  const message = messageId !== null && last?.id === messageId ? last : undefined;
  return {
    message,
    listHref: at(null),
    hrefOf: (id: string) => ({
      href: at(id),
      // One after the other beside the list is one step back.
      replace: message !== undefined,
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

function KeyboardHelp({ folder }: { folder: Folder }) {
  return (
    <Disclosure level={2} title={<FormattedMessage defaultMessage="Keyboard shortcuts" />}>
      <KeyList groups={[keysOfMessages(useIntl(), folder)]} />
    </Disclosure>
  );
}

function Empty({ folder, isUnreadOnly }: Listing) {
  if (isUnreadOnly)
    return (
      <EmptyState
        picture={<InboxIllustration />}
        title={<FormattedMessage defaultMessage="You’re all caught up" />}
      >
        <FormattedMessage defaultMessage="You’ve read every message here." />
      </EmptyState>
    );
  return (
    <EmptyState picture={<InboxIllustration />} title={<FormattedMessage defaultMessage="No messages" />}>
      <FormattedMessage {...emptyTexts[folder]} values={{ days: deletedMessageDays }} />
    </EmptyState>
  );
}
