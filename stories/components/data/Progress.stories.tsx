import { Progress, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Progress,
  args: { label: 'Course progress', value: 5, max: 12, valueText: '5 of 12 modules' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="l">
      <Progress {...args} />
      <Progress {...args} value={0} valueText="Not started" />
      <Progress {...args} value={12} tone="positive" valueText="Done" />
      <Progress label="Profile" value={90} tone="critical" valueText="90 %" />
    </Stack>
  ),
};

export const SaysItInWords: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Course progress' });
    await expect(bar).toHaveAccessibleDescription('5 of 12 modules');
    await expect(bar).toHaveAttribute('value', '5');
  },
};
