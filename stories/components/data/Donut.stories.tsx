import { Donut, Inline } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Donut,
  args: { label: 'Course progress', value: 5, max: 12, valueText: '5 of 12 modules' },
} satisfies Meta<typeof Donut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <Inline gap="xl">
      <Donut {...args} size="l" />
      <Donut {...args} />
      <Donut label="Week 1" value={0} valueText="Not started" />
      <Donut label="Week 2" value={100} valueText="Done" />
    </Inline>
  ),
};

export const TheWordsSayAllOfIt: Story = {
  args: { value: 999, max: 1000, valueText: '999 of 1,000' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('999 of 1,000')).toBeVisible();
    // Not complete yet, and never rounded up.
    await expect(canvas.getByText('99%')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
