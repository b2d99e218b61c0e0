import {
  ArchiveIcon,
  Badge,
  Button,
  DataTable,
  DateTimeValue,
  DeleteIcon,
  EmptyState,
  InboxIllustration,
  Link,
  MailIcon,
  Page,
  Tabs,
  ToastRegion,
  toast,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

const first = [
  {
    id: '1',
    title: 'Your agreement is ready to sign',
    from: 'Admissions',
    at: '2026-11-21T14:02:00Z',
    isRead: false,
  },
  {
    id: '2',
    title: 'Payment of $ 450.00 received',
    from: 'Payments',
    at: '2026-11-20T08:00:00Z',
    isRead: false,
  },
  {
    id: '3',
    title: 'Your circle meets on Monday',
    from: 'Ana Ruiz',
    at: '2026-11-19T17:45:00Z',
    isRead: true,
  },
  {
    id: '4',
    title: 'Module 5 is open',
    from: 'Health coaching foundations',
    at: '2026-11-16T06:00:00Z',
    isRead: true,
  },
];

function Inbox() {
  const [tab, setTab] = useState<'inbox' | 'archived'>('inbox');
  const [messages, setMessages] = useState(first.map((message) => ({ ...message, isArchived: false })));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const shown = messages.filter(({ isArchived }) => isArchived === (tab === 'archived'));

  const change = (words: string, next: typeof messages) => {
    const before = messages;
    setMessages(next);
    setSelected(new Set());
    toast.success(words, { action: { label: 'Undo', onPress: () => setMessages(before) } });
  };
  const list = (
    <DataTable
      caption={tab === 'inbox' ? 'Inbox' : 'Archived'}
      isCaptionHidden
      rows={shown}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      columns={[
        {
          id: 'title',
          header: 'Message',
          cell: ({ title, isRead, id }) => (
            <>
              <Link href={`/inbox/${id}`} tone={isRead ? 'plain' : 'ink'}>
                {title}
              </Link>{' '}
              {!isRead && <Badge tone="accent">New</Badge>}
            </>
          ),
        },
        { id: 'from', header: 'From', cell: ({ from }) => from },
        {
          id: 'at',
          header: 'Received',
          cell: ({ at }) => <DateTimeValue value={at} timeZone="America/New_York" />,
        },
      ]}
      selection={{
        selected,
        onChange: setSelected,
        actions: (
          <>
            <Button
              variant="secondary"
              icon={<MailIcon size="s" />}
              onPress={() =>
                change(
                  'Marked as read',
                  messages.map((message) =>
                    selected.has(message.id) ? { ...message, isRead: true } : message,
                  ),
                )
              }
            >
              Mark as read
            </Button>
            <Button
              variant="secondary"
              icon={<ArchiveIcon size="s" />}
              onPress={() =>
                change(
                  tab === 'inbox' ? 'Archived' : 'Back in your inbox',
                  messages.map((message) =>
                    selected.has(message.id) ? { ...message, isArchived: tab === 'inbox' } : message,
                  ),
                )
              }
            >
              {tab === 'inbox' ? 'Archive' : 'Unarchive'}
            </Button>
            <Button
              variant="quiet"
              icon={<DeleteIcon size="s" />}
              onPress={() =>
                change(
                  'Deleted',
                  messages.filter(({ id }) => !selected.has(id)),
                )
              }
            >
              Delete
            </Button>
          </>
        ),
      }}
      empty={
        <EmptyState title="Nothing here" picture={<InboxIllustration />}>
          {tab === 'inbox'
            ? 'Messages from the institute and your coaches come here.'
            : 'What you archive is kept here.'}
        </EmptyState>
      }
    />
  );
  const unread = messages.filter(({ isRead, isArchived }) => !isRead && !isArchived).length;
  return (
    <>
      <Page title="Inbox">
        <Tabs
          label="Messages"
          value={tab}
          onChange={(next) => {
            setTab(next);
            setSelected(new Set());
          }}
          tabs={[
            { value: 'inbox', label: 'Inbox', ...(unread > 0 && { count: unread }), content: list },
            { value: 'archived', label: 'Archived', content: list },
          ]}
        />
      </Page>
      <ToastRegion />
    </>
  );
}

const meta = {
  component: Inbox,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => toast.clear(),
} satisfies Meta<typeof Inbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const ArchivedInBulkAndTakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Module 5 is open' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Your circle meets on Monday' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(canvas.queryByText('Module 5 is open')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Archived' }));
    await expect(canvas.getByRole('link', { name: 'Module 5 is open' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nothing here' })).toBeVisible());
  },
};
