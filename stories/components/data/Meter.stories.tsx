import { Meter, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Meter,
  args: { label: 'Profile', value: 70, valueText: '70 % complete' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="l">
      <Meter {...args} />
      <Meter label="Profile" value={100} valueText="Complete" tone="positive" />
      <Meter label="Seats" value={11} max={12} valueText="1 of 12 seats left" tone="caution" />
      <Meter label="Seats" value={14} max={12} valueText="Full" tone="critical" />
      <Meter label="Seats" value={0} max={12} valueText="12 of 12 seats left" />
      <Meter label="Seats" value={0} max={0} valueText="No seats yet" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('meter').map(({ ariaValueNow }) => ariaValueNow);
    await expect(bars).toEqual(['70', '100', '11', '12', '0', '0']);
  },
};

export const SaysItInWords: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Profile' });
    await expect(meter).toHaveAttribute('aria-valuetext', '70 % complete');
    await expect(meter).toHaveAttribute('aria-valuenow', '70');
  },
};
