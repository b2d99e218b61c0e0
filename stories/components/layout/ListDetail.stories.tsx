import { Button, Card, Heading, ListDetail, Stack, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

const all = ['Payment received', 'Your circle meets', 'New module'];

function Inbox({ earlier = 0 }: { earlier?: number }) {
  const [subjects, setSubjects] = useState(all);
  const [open, setOpen] = useState<string | null>(null);
  const archive = () => {
    setSubjects(subjects.filter((subject) => subject !== open));
    setOpen(null);
  };
  return (
    <ListDetail
      detailKey={open}
      detail={
        <Card padding="l">
          <Stack>
            <Heading level={2}>{open}</Heading>
            <Text>Thank you.</Text>
            <Button onPress={archive}>Archive</Button>
          </Stack>
        </Card>
      }
      onClose={() => setOpen(null)}
    >
      <ul>
        {Array.from({ length: earlier }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <li key={index}>
            A message that takes two lines if the list is narrow, and only one while it is wide
          </li>
        ))}
        {subjects.map((subject) => (
          <li key={subject}>
            <Button
              variant="quiet"
              aria-current={subject === open || undefined}
              onPress={() => setOpen(subject)}
            >
              {subject}
            </Button>
          </li>
        ))}
      </ul>
    </ListDetail>
  );
}

const meta = {
  component: ListDetail,
  args: {
    detail: null,
    detailKey: null,
    onClose: () => undefined,
    children: null,
  },
  render: () => <Inbox />,
} satisfies Meta<typeof ListDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingOpen: Story = {};

export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: all[0]! });
    await userEvent.click(first);
    await waitFor(() => expect(canvas.getByRole('heading', { name: all[0]! })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const TheRowKeepsItsPlace: Story = {
  render: () => <Inbox earlier={60} />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: all[1]! });
    row.scrollIntoView({ block: 'center' });
    const { y } = row.getBoundingClientRect();
    await userEvent.click(row);
    await waitFor(() => expect(canvas.getByRole('heading', { name: all[1]! })).toHaveFocus());
    await expect(Math.abs(row.getBoundingClientRect().y - y)).toBeLessThan(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row).toHaveFocus());
    await expect(Math.abs(row.getBoundingClientRect().y - y)).toBeLessThan(2);
  },
};

export const TheNextRowTakesTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: all[1]! }));
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: all[2]! })).toHaveFocus());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};
