import { WeekCalendar, type WeekCalendarProps } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

function Example({ onChange, ...props }: WeekCalendarProps) {
  const [value, setValue] = useState(props.value);
  return (
    <WeekCalendar
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const at = (time: string) => `2026-11-${time}:00-05:00`;

const meta = {
  component: WeekCalendar,
  args: {
    label: 'My sessions',
    value: '2026-11-24',
    now: Date.UTC(2026, 10, 24, 15),
    timeZone: 'America/New_York',
    onChange: fn(),
    events: [
      {
        id: '1',
        start: at('23T09:00'),
        end: at('23T09:50'),
        title: 'Maya Lindqvist, Sleep reset',
        hue: 'iris',
        href: '#1',
      },
      {
        id: '2',
        start: at('24T13:40'),
        end: at('24T14:30'),
        title: 'Jo Reyes, Walk and talk',
        hue: 'clay',
        href: '#2',
      },
      {
        id: '3',
        start: at('24T14:00'),
        end: at('24T15:15'),
        title: 'Quiet mornings',
        hue: 'wheat',
        href: '#3',
      },
      {
        id: '4',
        start: at('26T18:30'),
        end: at('26T20:00'),
        title: 'Thursday evening circle',
        hue: 'fern',
        href: '#4',
      },
      {
        id: '5',
        start: '2026-12-01T09:00:00-05:00',
        end: '2026-12-01T10:00:00-05:00',
        title: 'Next week',
        href: '#5',
      },
    ],
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof WeekCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  name: 'Shows a week of sessions, as long as they last [K-10]',
  play: async ({ canvas }) => {
    const days = canvas.getByRole('list', { name: /^November 22\s– 28, 2026$/ });
    const tuesday = within(days)
      .getByRole('heading', { name: /^Tuesday, November 24, 2026/ })
      .closest('li')!;
    await expect(tuesday).toHaveAttribute('aria-current', 'date');
    const links = within(tuesday).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Jo Reyes, Walk and talk',
      'Quiet mornings',
    ]);
    await expect(tuesday).toHaveTextContent('1:40 – 2:30 PM');
    if (innerWidth < 600) return;
    // Those that overlap are side by side.
    const [walk, quiet] = links.map((link) => link.closest('li')!.getBoundingClientRect());
    await expect(walk!.right).toBeLessThanOrEqual(quiet!.left);
    await expect(quiet!.height).toBeGreaterThan(walk!.height);
    // The evening is shown because something happens in it.
    await expect(canvas.getByText('7:00 PM')).toBeVisible();
  },
};

export const OtherWeeks: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
    await expect(canvas.getByRole('link', { name: 'Next week' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await expect(canvas.queryAllByRole('link')).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(canvas.getByRole('link', { name: 'Quiet mornings' })).toBeInTheDocument();
  },
};
export const Canceled: Story = {
  name: 'Says “Canceled” first, without a color [K-10]',
  args: {
    events: [
      {
        id: '1',
        start: at('24T13:40'),
        end: at('24T14:30'),
        title: 'Jo Reyes, Walk and talk',
        hue: 'clay',
        href: '#1',
        isCanceled: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Canceled · Jo Reyes, Walk and talk');
  },
};
export const OverMidnight: Story = {
  name: 'Shows an event that goes on after midnight on both days',
  args: {
    events: [{ id: '1', start: at('24T23:30'), end: at('25T00:45'), title: 'Night owls' }],
  },
  play: async ({ canvas }) => {
    for (const day of ['November 24, 2026', 'November 25, 2026']) {
      const name = canvas.getByText(day, { exact: false, selector: 'h3 > span' });
      await expect(within(name.closest('li')!).getByText('Night owls')).toBeVisible();
    }
  },
};

export const InSpanish: Story = { globals: { locale: 'es' } };
