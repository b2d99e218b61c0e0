import { ListSkeleton, Loading, Stack, TableSkeleton } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: ListSkeleton } satisfies Meta<typeof ListSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllShapes: Story = {
  render: () => (
    <Loading>
      <Stack gap="xl">
        <ListSkeleton />
        <ListSkeleton look="cards" count={3} />
        <TableSkeleton rows={3} />
      </Stack>
    </Loading>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    // Skeletons are silent: the `Loading` around them makes the announcement.
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toHaveTextContent('');
  },
};
