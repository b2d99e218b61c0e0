import {
  AgendaList,
  Banner,
  Button,
  Calendar,
  Columns,
  DateOverrides,
  DurationField,
  Heading,
  Page,
  Split,
  Stack,
  StatusBadge,
  Tabs,
  Text,
  WeekSchedule,
} from '@institute/design-system';
import {
  type DateOverride,
  hoursProblem,
  nextClockChange,
  occurrences,
  type WeeklyRange,
} from '@institute/design-system/availability';
import { formatDateTime } from '@institute/design-system/formats';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const zone = 'America/New_York';
const now = Date.UTC(2026, 10, 21, 15);
const sessions = [
  {
    id: '1',
    start: '2026-11-23T14:00:00Z',
    end: '2026-11-23T14:45:00Z',
    title: 'Intro session',
    details: 'With Maya Delgado',
  },
  {
    id: '2',
    start: '2026-11-24T21:30:00Z',
    end: '2026-11-24T22:30:00Z',
    title: 'Nutrition review',
    details: 'With Luis Pardo',
  },
].map((session) => ({ ...session, status: <StatusBadge tone="positive">Booked</StatusBadge> }));

function MySchedule() {
  const [tab, setTab] = useState<'hours' | 'sessions'>('hours');
  const [day, setDay] = useState('2026-11-24');
  const [ranges, setRanges] = useState<WeeklyRange[]>([
    { weekday: 1, startTime: '09:00', endTime: '12:00' },
    { weekday: 2, startTime: '13:00', endTime: '18:00' },
    { weekday: 4, startTime: '09:00', endTime: '12:00' },
  ]);
  const [overrides, setOverrides] = useState<DateOverride[]>([
    { date: '2026-11-26', ranges: [] },
    { date: '2026-11-28', ranges: [{ startTime: '10:00', endTime: '13:00' }] },
  ]);
  const [buffer, setBuffer] = useState<number | null>(10);
  const [notice, setNotice] = useState<number | null>(720);
  const [horizon, setHorizon] = useState<number | null>(60);
  const change = nextClockChange(zone, now)!;
  const hours = { timeZone: zone, weekly: ranges, overrides };
  const isWrong = hoursProblem(hours) !== undefined;
  const fortnight = occurrences(hours, '2026-11-21', 14).map(({ start, end }) => ({
    id: String(start),
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    title: 'Can be booked',
  }));
  return (
    <Page
      title="My schedule"
      lead="The hours in which students can book you, and what is booked."
      actions={<Button isDisabled={isWrong}>Save hours</Button>}
    >
      <Tabs
        label="Schedule"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'hours',
            label: 'Weekly hours',
            content: (
              <Stack gap="l">
                <Banner tone="info">
                  The clocks change on{' '}
                  {formatDateTime(new Date(change.at).toISOString(), { timeZone: zone, withZone: true })}.
                  Your hours stay as they are; for students elsewhere they move.
                </Banner>
                <WeekSchedule
                  label="Weekly hours"
                  ranges={ranges}
                  onChange={setRanges}
                  timeZone={zone}
                  otherTimeZone="Europe/Madrid"
                  date="2026-11-24"
                  from="08:00"
                  to="19:00"
                />
                <Columns gap="m">
                  <DurationField
                    label="Time between sessions"
                    options={[0, 5, 10, 15, 30]}
                    isRequired
                    value={buffer}
                    onChange={setBuffer}
                  />
                  <DurationField
                    label="Minimum notice"
                    options={[60, 240, 720, 1440, 2880]}
                    isRequired
                    value={notice}
                    onChange={setNotice}
                  />
                  <DurationField
                    label="How far ahead"
                    options={[14, 30, 60, 90]}
                    unit="day"
                    isRequired
                    value={horizon}
                    onChange={setHorizon}
                  />
                </Columns>
                <Heading level={2}>Days with other hours</Heading>
                <DateOverrides
                  label="Days with other hours"
                  overrides={overrides}
                  onChange={setOverrides}
                  timeZone={zone}
                  now={now}
                />
                <Heading level={2}>The next 14 days</Heading>
                <AgendaList events={fortnight} timeZone={zone} otherTimeZone="Europe/Madrid" now={now} />
              </Stack>
            ),
          },
          {
            value: 'sessions',
            label: 'Sessions',
            count: sessions.length,
            content: (
              <Split
                asideSize="l"
                aside={
                  <Stack gap="m">
                    <Heading level={2}>Next</Heading>
                    <AgendaList events={sessions} timeZone={zone} otherTimeZone="Europe/Madrid" now={now} />
                    <Text tone="muted">Sessions can be moved up to 24 hours before.</Text>
                  </Stack>
                }
              >
                <Calendar
                  label="My sessions"
                  value={day}
                  onChange={setDay}
                  timeZone={zone}
                  now={now}
                  events={[
                    { id: '1', date: '2026-11-23', title: '9:00 AM Intro' },
                    { id: '2', date: '2026-11-24', title: '4:30 PM Review' },
                  ]}
                />
              </Split>
            ),
          },
        ]}
      />
    </Page>
  );
}

const meta = { component: MySchedule, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof MySchedule
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WeeklyHours: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The clocks change on/)).toHaveTextContent('Mar 14, 2027');
    // Thanksgiving is a day off, the Saturday after it has hours.
    const days = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(days).not.toContain('Thursday, November 26, 2026');
    await expect(days).toContain('Saturday, November 28, 2026');
  },
};

export const Sessions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Sessions/ }));
    await expect(canvas.getByRole('grid', { name: /November 2026/ })).toBeVisible();
  },
};
