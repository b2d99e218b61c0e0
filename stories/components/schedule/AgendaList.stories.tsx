import { AgendaList, Button, MenuButton, MenuItem, MoreIcon, StatusBadge } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  component: AgendaList,
  args: {
    timeZone: 'America/New_York',
    otherTimeZone: 'Europe/Madrid',
    now: Date.UTC(2026, 10, 21, 15),
    events: [
      {
        id: '2',
        start: '2026-11-23T21:30:00Z',
        end: '2026-11-23T22:30:00Z',
        title: 'Nutrition review',
        status: <StatusBadge tone="caution">Waiting for you</StatusBadge>,
        details: 'With Luis Pardo',
      },
      {
        id: '1',
        start: '2026-11-21T14:00:00Z',
        end: '2026-11-21T14:45:00Z',
        title: 'Intro session',
        status: <StatusBadge tone="positive">Booked</StatusBadge>,
        details: 'With Maya Delgado, online',
        primaryAction: <Button>Join</Button>,
      },
      {
        id: '3',
        start: '2026-11-24T03:30:00Z',
        end: '2026-11-24T04:30:00Z',
        title: 'Late session',
        details: 'With Ana Ruiz',
      },
    ],
  },
} satisfies Meta<typeof AgendaList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OneZone: Story = { args: { otherTimeZone: undefined } };

export const InColumns: Story = {
  name: 'Join is in one column, with and without a menu beside it',
  args: {
    otherTimeZone: undefined,
    events: meta.args.events.map((event, index) => ({
      ...event,
      primaryAction: <Button variant={index === 1 ? 'primary' : 'secondary'}>Join</Button>,
      ...(index === 0 && {
        actions: <Button variant="quiet">Submit attendance</Button>,
        menu: (
          <MenuButton isIconOnly icon={<MoreIcon />} label="More for Nutrition review">
            <MenuItem onPress={() => {}}>Change the time</MenuItem>
          </MenuButton>
        ),
      }),
    })),
  },
  play: async ({ canvas }) => {
    const ends = canvas
      .getAllByRole('button', { name: 'Join' })
      .map((button) => button.getBoundingClientRect().right);
    await expect(ends).toHaveLength(3);
    await expect(new Set(ends).size).toBe(1);
  },
};

export const NewestFirst: Story = {
  args: { isNewestFirst: true },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(headings).toEqual(['Monday, November 23, 2026', 'Saturday, November 21, 2026']);
    const [late, review] = canvas.getAllByRole('listitem');
    await expect(late).toHaveTextContent('Late session');
    await expect(review).toHaveTextContent('Nutrition review');
  },
};

export const DaysAreTheReaders: Story = {
  name: 'Days and times are in the user’s zone, with the other zone’s time [K-11]',
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    // 10:30 PM in New York is the next day in Madrid.
    await expect(headings).toEqual(['Saturday, November 21, 2026', 'Monday, November 23, 2026']);
    const [intro, , late] = canvas.getAllByRole('listitem');
    await expect(intro).toHaveTextContent(/9:00 – 9:45 AM/);
    await expect(intro).toHaveTextContent(/3:00 – 3:45 PM in Madrid/);
    await expect(late).toHaveTextContent(/10:30 – 11:30 PM/);
    await expect(
      within(canvas.getByRole('heading', { name: /21/ }).parentElement!).getByText('Today'),
    ).toBeVisible();
  },
};

export const TimesWithAnOffset: Story = {
  name: 'Times with an offset are shown as they read, whatever the browser knows about the zone',
  args: {
    timeZone: 'America/Winnipeg',
    otherTimeZone: undefined,
    // As if Manitoba didn't set its clocks back, and the browser hadn't heard.
    events: [
      {
        id: '1',
        start: '2026-11-23T23:30:00-05:00',
        end: '2026-11-24T00:15:00-05:00',
        title: 'Intro session',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Monday, November 23, 2026')).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/11:30 PM.*12:15 AM/);
  },
};
