import {
  DateTimeValue,
  DateValue,
  DescriptionList,
  MoneyValue,
  PercentValue,
  PhoneValue,
  Text as Words,
} from '@institute/design-system';
import { formatAppointment } from '@institute/design-system/formats';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

function Values() {
  return (
    <DescriptionList
      items={[
        { term: 'Day', value: <DateValue value="1990-03-04" /> },
        { term: 'Day as stored', value: <DateValue value="1990-03-04" form="iso" /> },
        {
          term: 'Instant',
          value: <DateTimeValue value="2026-11-21T02:30:00Z" timeZone="America/New_York" hasZone />,
        },
        {
          term: 'Day of an instant',
          value: <DateTimeValue value="2026-11-21T02:30:00Z" timeZone="America/New_York" hasTime={false} />,
        },
        { term: 'Instant in an old mailbox', value: <DateTimeValue value="2020-06-21T12:30:00Z" isShort /> },
        { term: 'Amount', value: <MoneyValue amount={123_450} /> },
        { term: 'Amount, not grouped', value: <MoneyValue amount={123_450} isGrouped={false} /> },
        { term: 'Price of nothing', value: <MoneyValue amount={0} isFreeNamed /> },
        { term: 'Interest', value: <PercentValue value={7.5} /> },
        { term: 'Phone', value: <PhoneValue value="+14155552671 ext. 12" /> },
        { term: 'Phone abroad', value: <PhoneValue value="+4915123456789" /> },
      ]}
    />
  );
}

const meta = { component: Values } satisfies Meta<typeof Values>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEnglish: Story = {
  name: 'In English [F-01] [F-02] [F-03]',
  play: async ({ canvas }) => {
    const day = canvas.getByText('Mar 04, 1990');
    await expect(day).toHaveAttribute('datetime', '1990-03-04');
    await expect(getComputedStyle(day).fontVariantNumeric).toBe('tabular-nums');
    await expect(canvas.getByText('1990-03-04')).toBeVisible();
    const instant = canvas.getByText('9:30 PM EST').closest('time');
    await expect(instant).toHaveTextContent(/^Nov 20, 2026, 9:30 PM EST$/);
    await expect(instant).toHaveAttribute('datetime', '2026-11-21T02:30:00Z');
    await expect(canvas.getByText('Nov 20, 2026')).toHaveAttribute('datetime', '2026-11-21T02:30:00Z');
    await expect(canvas.getByText('$ 1,234.50')).toHaveAttribute('value', '123450');
    await expect(canvas.getByText('$ 1234.50')).toBeVisible();
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByText('7.50%')).toBeVisible();
    await expect(canvas.getByText('(415) 555-2671 ext. 12')).toBeVisible();
    // Once the numbering plans are loaded.
    await expect(await canvas.findByText('+49 1512 3456789')).toBeVisible();
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 mar 1990')).toBeVisible();
    await expect(canvas.getByText('Gratis')).toBeVisible();
  },
};

export const FromRightToLeft: Story = {
  name: 'From right to left, an amount still starts with its symbol',
  globals: { direction: 'rtl' },
  render: () => <MoneyValue amount={-185_000} />,
  play: async ({ canvas }) => {
    const text = canvas.getByText('−$ 1,850.00').firstChild!;
    const placeOf = (index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(placeOf(0)).toBeLessThan(placeOf(1));
    await expect(placeOf(1)).toBeLessThan(placeOf(3));
  },
};

/** Lines break between a date and its time, and nowhere else. */
export const InANarrowPlace: Story = {
  render: () => (
    <div style={{ inlineSize: '8rem' }}>
      <DateTimeValue value="2026-11-21T02:30:00Z" timeZone="America/New_York" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [date, time] = ['Nov 20, 2026,', '9:30 PM EST'].map((text) =>
      [...canvas.getByText(text).getClientRects()].map(({ top }) => top),
    );
    await expect([date, time]).toEqual([[expect.any(Number)], [expect.any(Number)]]);
    await expect(time![0]).toBeGreaterThan(date![0]!);
  },
};

export const TextThatIsNoInstant: Story = {
  render: () => <DateTimeValue value="soon" hasTime={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('soon')).toBeVisible();
  },
};

/** Browsers write plain spaces in times, where servers write narrow ones. */
export const AppointmentsInSentences: Story = {
  render: () => (
    <Words>
      {formatAppointment('2026-11-24T13:40:00-05:00', '2026-11-24T14:30:00-05:00', {
        locale: 'en-US',
        timeZone: 'America/New_York',
        now: Date.UTC(2026, 10, 20),
      })}
    </Words>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Tuesday/).textContent).toBe(
      'Tuesday, November 24, 1:40\u00a0–\u00a02:30\u00a0PM',
    );
  },
};
