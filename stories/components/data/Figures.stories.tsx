import { Card, Figures } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Figures,
  args: {
    items: [
      { value: '73%', label: 'graduated on time' },
      { value: '86%', label: 'graduated in total' },
    ],
  },
} satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('graduated on time');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('73%');
  },
};

export const InACard: Story = {
  render: (args) => (
    <Card>
      <Figures {...args} />
    </Card>
  ),
};

export const LongText: Story = {
  args: {
    items: [
      { value: '1,000,000', label: 'began the program in one of the languages in which it is taught' },
      { value: '–', label: 'in total: it is too early to count' },
    ],
  },
};
