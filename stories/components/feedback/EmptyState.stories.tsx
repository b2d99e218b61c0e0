import { Card, CongratulationIllustration, EmptyState, LinkButton, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: EmptyState,
  args: {
    title: 'Nothing bookmarked yet',
    children: 'Press the bookmark beside a module, and it waits for you here.',
    action: <LinkButton href="/modules">See all modules</LinkButton>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Card>
        <EmptyState {...args} />
      </Card>
      <Card>
        <EmptyState title="You have earned it" picture={<CongratulationIllustration />}>
          Your certificate is ready.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState title="No pending transfers" picture={null} />
      </Card>
    </Stack>
  ),
};

export const TheIllustrationIsDecoration: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Nothing bookmarked yet');
  },
};

/** No line has a single word. */
export const LinesOfOneLength: Story = {
  play: async ({ canvas }) => {
    for (const text of ['Nothing bookmarked yet', /Press the bookmark/])
      await expect(getComputedStyle(canvas.getByText(text)).textWrap).toBe('balance');
  },
};
