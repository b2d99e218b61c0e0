import { Inline, Tag } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = { component: Tag, args: { children: 'Nutrition' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <Inline gap="xs">
      <Tag {...args} />
      <Tag>English</Tag>
      <Tag onRemove={fn()}>Stress and sleep</Tag>
    </Inline>
  ),
};

export const CanBeTakenAway: Story = {
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Nutrition' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
