import {
  BookmarkIcon,
  Button,
  Card,
  FactLine,
  FileButton,
  IconButton,
  ItemList,
  type ItemListProps,
  Link,
  ListItem,
  VideoIcon,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

const titles = ['The habit loop', 'Listening before advising', 'Blood sugar and breakfast'];

function Example({ look }: Pick<ItemListProps, 'look'>) {
  const [shown, setShown] = useState(titles);
  return (
    <ItemList label="Modules" {...(look && { look })}>
      {shown.map((title) => (
        <ListItem
          key={title}
          icon={<VideoIcon />}
          title={
            <Link href="/modules" tone="plain">
              {title}
            </Link>
          }
          details={<FactLine>{['Video', '22 min']}</FactLine>}
          actions={
            <IconButton
              label={`Remove ${title}`}
              onPress={() => setShown(shown.filter((other) => other !== title))}
            >
              <BookmarkIcon />
            </IconButton>
          }
        />
      ))}
    </ItemList>
  );
}

const meta = {
  component: ItemList,
  subcomponents: { ListItem },
  args: { label: 'Modules', children: null },
  render: () => <Example />,
} satisfies Meta<typeof ItemList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const InACard: Story = {
  render: () => (
    <Card>
      <Example look="plain" />
    </Card>
  ),
};

/** The text of a button ends at the edge, also that of one that can say why it failed. */
export const QuietButtonsEndAtTheEdge: Story = {
  render: () => (
    <ItemList label="Modules" look="plain">
      <ListItem title={titles[0]} actions={<Button variant="quiet">Record result</Button>} />
      <ListItem
        title={titles[1]}
        actions={
          <FileButton
            isCompact
            label="Summary"
            name="Summary"
            kind="PDF"
            fileName="summary.pdf"
            load={fn()}
          />
        }
      />
    </ItemList>
  ),
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('list').getBoundingClientRect().right;
    for (const words of ['Record result', 'Summary']) {
      const text = canvas.getByText(words);
      await expect(Math.abs(text.getBoundingClientRect().right - edge)).toBeLessThan(1);
      await expect(text.getClientRects()).toHaveLength(1);
    }
  },
};

export const TheOthersAreAskedFor: Story = {
  render: () => (
    <ItemList label="Modules" shownAtFirst={2}>
      {titles.map((title) => (
        <ListItem key={title} title={title} />
      ))}
    </ItemList>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1 more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TheFocusStaysInTheList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Listening before advising' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove Blood sugar and breakfast' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove The habit loop' })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const NothingMovesAfterAJump: Story = {
  render: () => (
    <ItemList label="Modules">
      {Array.from({ length: 100 }, (_, index) => `Module ${index + 1}`).map((title) => (
        <ListItem
          key={title}
          title={
            <Link href="/modules" tone="plain">
              {title}
            </Link>
          }
        />
      ))}
    </ItemList>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Module 60' });
    link.scrollIntoView({ block: 'center' });
    const { y } = link.getBoundingClientRect();
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await expect(link.getBoundingClientRect().y).toBe(y);
  },
};
