import { SlotLinks } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const slots = ['24T13:40', '24T14:30', '25T09:00'].map((time) => ({
  start: `2026-11-${time}:00-05:00`,
  href: `#${time}`,
}));

const meta = {
  component: SlotLinks,
  args: { slots, timeZone: 'America/New_York', label: 'First talk' },
} satisfies Meta<typeof SlotLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstDay: Story = {
  name: 'Shows the times of the first free day, and leads to booking them [K-11]',
  play: async ({ canvas }) => {
    const day = canvas.getByRole('list', { name: 'Tuesday, November 24' });
    const links = within(day).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      '1:40 PM Tuesday, November 24, First talk',
      '2:30 PM Tuesday, November 24, First talk',
    ]);
    await expect(links[0]).toHaveAttribute('href', '#24T13:40');
  },
};
