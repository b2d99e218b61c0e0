import {
  BookmarkIcon,
  Card,
  FactLine,
  IconButton,
  ItemList,
  type ItemListProps,
  Link,
  ListItem,
  VideoIcon,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

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
          details={<FactLine facts={['Video', '22 min']} />}
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
