import { Price, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: Price, args: { amount: 595_000 } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  name: 'All states: Free for zero [F-02]',
  render: (args) => (
    <Stack>
      <Price {...args} />
      <Price {...args} size="l" />
      <Price amount={4900} unit="per month" size="l" />
      <Price amount={545_000} before={595_000} size="l" />
      <Price amount={0} size="l" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getAllByText('$ 5,950.00')).toHaveLength(3);
    await expect(canvas.getByText(/Before:/).closest('s')).toHaveTextContent('Before: $ 5,950.00');
  },
};

export const InSpanish: Story = {
  args: { amount: 0 },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gratis')).toBeVisible();
  },
};
