import { ExceptionStrip } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  component: ExceptionStrip,
  args: {
    label: 'Next exceptions',
    exceptions: [
      { firstDay: '2026-11-26', lastDay: '2026-11-26', ranges: [], href: '#exceptions' },
      {
        firstDay: '2026-12-05',
        lastDay: '2026-12-05',
        ranges: [
          { startTime: '10:00', endTime: '12:00' },
          { startTime: '14:00', endTime: '24:00' },
        ],
        href: '#exceptions',
      },
      { firstDay: '2026-12-24', lastDay: '2027-01-02', ranges: [], href: '#time-off' },
    ],
  },
} satisfies Meta<typeof ExceptionStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {
  name: 'Shows the next days with other hours, and where to change them [K-11]',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Next exceptions' });
    const days = within(list).getAllByRole('listitem');
    await expect(days.map(({ textContent }) => textContent!.replaceAll('\u2009', ' '))).toEqual([
      'Thu, Nov 26Not available',
      'Sat, Dec 510:00 AM – 12:00 PM, 2:00 PM – 12:00 AM',
      'Dec 24, 2026 – Jan 2, 2027Not available',
    ]);
    await expect(within(days[2]!).getByRole('link')).toHaveAttribute('href', '#time-off');
  },
};
export const InSpanish: Story = { globals: { locale: 'es' } };
