import { AppointmentDay, AppointmentTime, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const now = Date.UTC(2026, 10, 24, 15);
const timeZone = 'America/New_York';
const meta = {
  component: AppointmentTime,
  args: { start: '2026-11-24T13:40:00-05:00', end: '2026-11-24T14:30:00-05:00', timeZone, now },
} satisfies Meta<typeof AppointmentTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('Today, 1:40 – 2:30 PM'),
};

export const Days: Story = {
  name: 'Near days have no year',
  render: () => (
    <Stack>
      {['2026-11-24', '2026-11-25', '2026-11-27', '2027-11-27'].map((date) => (
        <AppointmentDay key={date} {...{ date, timeZone, now }} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const day of ['Today', 'Tomorrow', 'Friday, November 27', 'Saturday, November 27, 2027'])
      await expect(canvas.getByText(day)).toBeVisible();
  },
};

export const AsADate: Story = {
  name: 'Today is said by its date where the page is about today, and begins with a capital in Spanish',
  globals: { locale: 'es' },
  render: () => <AppointmentDay date="2026-11-24" isRelative={false} {...{ timeZone, now }} />,
  play: async ({ canvas }) => expect(await canvas.findByText('Martes, 24 de noviembre')).toBeVisible(),
};

export const WithoutItsDay: Story = {
  args: { hasDay: false },
  play: async ({ canvasElement }) => expect(canvasElement.textContent).toBe('1:40 – 2:30 PM'),
};

export const OffsetAsItReads: Story = {
  name: 'Times with an offset are shown as they read, and on the day they read',
  args: {
    start: '2026-11-25T23:30:00-05:00',
    end: '2026-11-25T23:55:00-05:00',
    // As if Manitoba didn't set its clocks back, and the browser hadn't heard.
    timeZone: 'America/Winnipeg',
  },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('Tomorrow, 11:30 – 11:55 PM'),
};
