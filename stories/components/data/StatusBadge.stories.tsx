import { Inline, StatusBadge } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: StatusBadge,
  args: { tone: 'positive', children: 'Paid' },
} satisfies Meta<typeof StatusBadge>;
export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Inline>
      <StatusBadge tone="neutral">Not started</StatusBadge>
      <StatusBadge tone="info">In progress</StatusBadge>
      <StatusBadge tone="caution">Waiting for you</StatusBadge>
      <StatusBadge tone="positive">Paid</StatusBadge>
      <StatusBadge tone="critical">12 days past due</StatusBadge>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 days past due')).toBeVisible();
  },
};
