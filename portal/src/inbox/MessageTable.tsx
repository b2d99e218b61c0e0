import {
  ArchiveIcon,
  ArchiveRestoreIcon,
  Badge,
  Button,
  DataTable,
  DateTimeValue,
  DeleteIcon,
  IconButton,
  Inline,
  Link,
  MailIcon,
  Stack,
  type TableQuery,
  Text,
} from '@institute/design-system';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { describeError } from '../messages.ts';
import { categoryMessages } from './category-messages.ts';
import type { Message } from './changes.ts';
import { useInboxActions } from './use-inbox-actions.ts';

const messages: Record<'archive' | 'unarchive', MessageDescriptor> = defineMessages({
  archive: { defaultMessage: 'Archive “{subject}”', description: 'Name of a button beside a message' },
  unarchive: {
    defaultMessage: 'Move “{subject}” to inbox',
    description: 'Name of a button beside an archived message',
  },
});

interface MessageTableProps {
  list: UseQueryResult<{ pagination: { total: number } }, unknown>;
  rows: Message[] | undefined;
  archived: boolean;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  hrefOf: (id: string) => { href: string; onPress: () => void };
  empty: ReactNode;
}

/** One page of messages, with actions for one or several. */
export function MessageTable({
  list,
  rows,
  archived,
  query,
  onQueryChange,
  hrefOf,
  empty,
}: MessageTableProps) {
  const intl = useIntl();
  const { change, remove } = useInboxActions();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = (rows ?? []).filter(({ id }) => ticked.has(id));
  const away = archived ? 'UNARCHIVE' : 'ARCHIVE';
  const AwayIcon = archived ? ArchiveRestoreIcon : ArchiveIcon;
  const unread = selected.filter(({ status }) => status !== 'READ');

  return (
    <DataTable<Message>
      caption={intl.formatMessage({
        defaultMessage: 'Messages',
        description: 'Name of the list of messages',
      })}
      isCaptionHidden
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ subject }) => subject}
      isRowNew={({ status }) => status !== 'READ'}
      query={query}
      onQueryChange={onQueryChange}
      {...(list.data && { total: list.data.pagination.total })}
      isLoading={list.isFetching && list.isPlaceholderData}
      {...(list.isError && { error: describeError(intl, list.error), onRetry: () => void list.refetch() })}
      empty={empty}
      onRowKey={(key, message) => {
        if (key !== 'e') return false;
        void change(away, selected.length > 0 ? selected : [message]);
        return true;
      }}
      selection={{
        selected: new Set(selected.map(({ id }) => id)),
        onChange: setTicked,
        actions: (
          <>
            <Button
              variant="secondary"
              icon={<MailIcon size="s" />}
              isDisabled={unread.length === 0}
              onPress={() => void change('READ', unread)}
            >
              <FormattedMessage defaultMessage="Mark as read" description="Button over selected messages" />
            </Button>
            <Button
              variant="secondary"
              icon={<AwayIcon size="s" />}
              onPress={() => void change(away, selected)}
            >
              {archived ? (
                <FormattedMessage
                  defaultMessage="Move to inbox"
                  description="Button that takes messages out of the archive"
                />
              ) : (
                <FormattedMessage defaultMessage="Archive" description="Button that archives messages" />
              )}
            </Button>
            <Button variant="quiet" icon={<DeleteIcon size="s" />} onPress={() => remove(selected)}>
              <FormattedMessage defaultMessage="Delete" description="Button that deletes messages" />
            </Button>
          </>
        ),
      }}
      rowActions={(message) => (
        <IconButton
          label={intl.formatMessage(archived ? messages.unarchive : messages.archive, {
            subject: message.subject,
          })}
          onPress={() => void change(away, [message])}
        >
          <AwayIcon />
        </IconButton>
      )}
      columns={[
        {
          id: 'subject',
          header: intl.formatMessage({ defaultMessage: 'Message', description: 'Column of the inbox' }),
          cell: (message) => <Subject message={message} {...hrefOf(message.id)} />,
        },
        {
          id: 'category',
          header: intl.formatMessage({
            defaultMessage: 'About',
            description: 'Column of the inbox: a topic',
          }),
          cell: ({ category }) => intl.formatMessage(categoryMessages[category]),
        },
        {
          id: 'createdAt',
          header: intl.formatMessage({
            defaultMessage: 'Received',
            description: 'Column of the inbox: a time',
          }),
          cell: ({ createdAt }) => <DateTimeValue value={createdAt} />,
        },
      ]}
    />
  );
}

function Subject({ message, href, onPress }: { message: Message; href: string; onPress: () => void }) {
  const isUnread = message.status !== 'READ';
  return (
    <Stack gap="xxs">
      <Inline gap="xs">
        <Text as="span" weight={isUnread ? 'bold' : 'regular'}>
          <Link href={href} onPress={onPress} tone="ink">
            {message.subject}
          </Link>
        </Text>
        {isUnread && (
          <Badge tone="brand">
            <FormattedMessage defaultMessage="Unread" description="Mark of a message" />
          </Badge>
        )}
      </Inline>
      <Text size="s" tone="muted" weight="regular">
        {firstSentence(message.body)}
      </Text>
    </Stack>
  );
}

const firstSentence = (text: string) => /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text.split('\n', 1)[0];
