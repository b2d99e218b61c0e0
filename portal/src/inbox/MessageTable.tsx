import {
  ArchiveIcon,
  ArchiveRestoreIcon,
  Button,
  DataTable,
  type DataTableProps,
  DateTimeValue,
  DeleteIcon,
  IconButton,
  Link,
  type LinkProps,
  MailIcon,
  Stack,
  selectRowKey,
  type TableQuery,
  Text,
  VisuallyHidden,
} from '@institute/design-system';
import { useTablePage } from '@institute/design-system/app';
import { formatDateTime } from '@institute/values/formats';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  defineMessages,
  FormattedMessage,
  type IntlShape,
  type MessageDescriptor,
  useIntl,
} from 'react-intl';
import { categoryMessages } from './category-messages.ts';
import type { ChangeKind, Folder, Message } from './changes.ts';
import { wayOutKey } from './keys.ts';
import { useInboxActions } from './use-inbox-actions.ts';

const rowActionNames: Record<Folder, MessageDescriptor> = defineMessages({
  inbox: { defaultMessage: 'Archive “{subject}”' },
  archived: { defaultMessage: 'Move “{subject}” to inbox' },
  deleted: { defaultMessage: 'Restore “{subject}”' },
});

/** How messages leave a folder. */
const wayOut = {
  inbox: {
    kind: 'ARCHIVE',
    Icon: ArchiveIcon,
    label: <FormattedMessage defaultMessage="Archive" description="Button that archives messages" />,
  },
  archived: {
    kind: 'UNARCHIVE',
    Icon: ArchiveRestoreIcon,
    label: <FormattedMessage defaultMessage="Move to inbox" />,
  },
  deleted: {
    kind: 'RESTORE',
    Icon: ArchiveRestoreIcon,
    label: (
      <FormattedMessage defaultMessage="Restore" description="Button that takes back deleting messages" />
    ),
  },
} as const;

interface MessageTableProps {
  list: UseQueryResult<{ content: Message[]; pagination: { total: number } }, unknown>;
  rows: Message[] | undefined;
  folder: Folder;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  hrefOf: (id: string) => { href: string; replace: boolean; onPress: () => void };
  /** The message that is open beside the list. */
  openId: string | undefined;
  /** Whether several can be chosen, for one action. */
  isSelectable: boolean;
  /** Makes it possible, once a key has chosen one. */
  onSelect: () => void;
  empty: ReactNode;
}

type ColumnOptions = Pick<MessageTableProps, 'folder' | 'openId' | 'hrefOf'>;

const columnsOf = (
  intl: IntlShape,
  { folder, openId, hrefOf }: ColumnOptions,
): DataTableProps<Message>['columns'] => [
  {
    id: 'subject',
    isWidest: true,
    header: intl.formatMessage({ defaultMessage: 'Message', description: 'Column of the inbox' }),
    cell: (message) => <Subject message={message} isOpen={message.id === openId} {...hrefOf(message.id)} />,
  },
  {
    id: 'category',
    inRow: 'note',
    isUnbroken: true,
    header: intl.formatMessage({ defaultMessage: 'About', description: 'Column of the inbox: a topic' }),
    cell: ({ category }) => intl.formatMessage(categoryMessages[category]),
  },
  {
    id: 'createdAt',
    inRow: 'note',
    isUnbroken: true,
    header: intl.formatMessage({ defaultMessage: 'Received', description: 'Column of the inbox: a time' }),
    cell: ({ createdAt }) => <DateTimeValue value={createdAt} isShort />,
  },
  ...(folder !== 'deleted'
    ? []
    : [
        {
          id: 'restorableUntil',
          inRow: 'note' as const,
          isUnbroken: true,
          header: intl.formatMessage({ defaultMessage: 'Kept until' }),
          cell: ({ restorableUntil }: Message) =>
            restorableUntil && (
              <FormattedMessage
                defaultMessage="Kept until {time}"
                values={{ time: <DateTimeValue value={restorableUntil} isShort /> }}
              />
            ),
        },
      ]),
];

interface SelectionActionsProps {
  folder: Folder;
  onPress: (kind: ChangeKind) => void;
}

function SelectionActions({ folder, onPress }: SelectionActionsProps) {
  const { kind, Icon, label } = wayOut[folder];
  const isKept = folder !== 'deleted';
  return (
    <>
      {isKept && (
        <Button variant="secondary" icon={<MailIcon size="s" />} onPress={() => onPress('READ')}>
          <FormattedMessage defaultMessage="Mark as read" />
        </Button>
      )}
      <Button variant="secondary" icon={<Icon size="s" />} onPress={() => onPress(kind)}>
        {label}
      </Button>
      {isKept && (
        <Button variant="quiet" icon={<DeleteIcon size="s" />} onPress={() => onPress('DELETE')}>
          <FormattedMessage defaultMessage="Delete" />
        </Button>
      )}
    </>
  );
}

/** One page of messages, with actions for one or several. */
export function MessageTable({
  list,
  rows,
  folder,
  query,
  onQueryChange,
  hrefOf,
  openId,
  isSelectable,
  onSelect,
  empty,
}: MessageTableProps) {
  const intl = useIntl();
  const table = useTablePage(list, query, onQueryChange);
  const change = useInboxActions();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = isSelectable ? (rows ?? []).filter(({ id }) => ticked.has(id)) : [];
  const { kind: away, Icon: AwayIcon } = wayOut[folder];
  /** The subject, with the time where several messages have the same one. */
  const nameOf = ({ id, subject, createdAt }: Message) =>
    (rows ?? []).some((other) => other.id !== id && other.subject === subject)
      ? `${subject}, ${formatDateTime(createdAt, intl)}`
      : subject;

  return (
    <DataTable<Message>
      {...table}
      caption={intl.formatMessage({ defaultMessage: 'Messages' })}
      rows={rows}
      rowId={({ id }) => id}
      rowName={nameOf}
      isRowCurrent={({ id }) => id === openId}
      isRowNew={({ status }) => status !== 'READ'}
      empty={empty}
      onRowKey={(key, message) => {
        // Boxes that are shown take the key themselves.
        if (key === selectRowKey) {
          setTicked(new Set([message.id]));
          onSelect();
          return true;
        }
        if (key !== wayOutKey) return false;
        void change(away, selected.length > 0 ? selected : [message]);
        return true;
      }}
      {...(isSelectable && {
        selection: {
          selected: new Set(selected.map(({ id }) => id)),
          onChange: setTicked,
          actions: <SelectionActions folder={folder} onPress={(kind) => void change(kind, selected)} />,
        },
      })}
      rowActions={(message) => (
        <IconButton
          label={intl.formatMessage(rowActionNames[folder], { subject: nameOf(message) })}
          onPress={() => void change(away, [message])}
        >
          <AwayIcon />
        </IconButton>
      )}
      columns={columnsOf(intl, { folder, openId, hrefOf })}
    />
  );
}

interface SubjectProps extends Pick<LinkProps, 'href' | 'replace' | 'onPress'> {
  message: Message;
  isOpen: boolean;
}

function Subject({ message, isOpen, ...link }: SubjectProps) {
  const isUnread = message.status !== 'READ';
  return (
    <Stack gap="xxs">
      <Text as="span" weight={isUnread ? 'semibold' : 'regular'}>
        <Link {...link} {...(isOpen && { 'aria-current': true })} tone="plain" isStretched>
          {message.subject}
        </Link>
        {isUnread && (
          <VisuallyHidden>
            {' '}
            <FormattedMessage defaultMessage="Unread" description="Mark of a message" />
          </VisuallyHidden>
        )}
      </Text>
      <Text size="s" tone="muted" weight="regular" isOneLine>
        {firstSentence(message.body)}
      </Text>
    </Stack>
  );
}

const firstSentence = (text: string) => /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text.split('\n', 1)[0];
