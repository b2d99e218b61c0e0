import { ContactDetails } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: ContactDetails,
  args: {
    name: 'Wellspring Institute',
    address: '12 Orchard Lane\nBurlington, VT 05401',
    email: 'help@example.com',
    phone: '+18025550100',
  },
} satisfies Meta<typeof ContactDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
    await expect(canvas.getByRole('link', { name: /802/ })).toHaveAttribute('href', 'tel:+18025550100');
  },
};

export const OnlyAnEmailAddress: Story = { args: { address: null, phone: null } };
