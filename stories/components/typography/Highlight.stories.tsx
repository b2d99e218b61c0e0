import { Highlight, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Highlight,
  args: { text: 'El azúcar y el desayuno', query: 'AZUCAR desa' },
  render: (args) => (
    <Text>
      <Highlight {...args} />
    </Text>
  ),
} satisfies Meta<typeof Highlight>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('mark').map((mark) => mark.textContent)).toEqual(['azúcar', 'desa']);
  },
};
export const Nothing: Story = { args: { query: '' } };
