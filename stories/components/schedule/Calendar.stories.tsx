import { Calendar, type CalendarProps, ToastRegion } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

function Example({ onChange, ...props }: CalendarProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <Calendar
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
      <ToastRegion />
    </>
  );
}

const meta = {
  component: Calendar,
  args: {
    label: 'My sessions',
    value: '2026-11-24',
    now: Date.UTC(2026, 10, 21, 15),
    timeZone: 'America/New_York',
    onChange: fn(),
    onMonthChange: fn(),
    events: [
      { id: '1', date: '2026-11-03', title: '9:00 AM Intro' },
      { id: '2', date: '2026-11-21', title: '9:00 AM Intro' },
      { id: '3', date: '2026-11-24', title: '4:30 PM Nutrition review' },
      { id: '4', date: '2026-11-24', title: '6:00 PM Circle' },
      { id: '5', date: '2026-11-26', title: '8:00 AM Intro' },
      { id: '6', date: '2026-11-26', title: '9:00 AM Follow-up' },
      { id: '7', date: '2026-11-26', title: '10:00 AM Follow-up' },
      { id: '8', date: '2026-11-26', title: '1:00 PM Circle' },
      { id: '9', date: '2026-12-02', title: '9:00 AM Intro' },
    ],
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => (document.activeElement as HTMLElement).dataset.date;

export const Month: Story = {};
export const HuesAndLongNames: Story = {
  name: 'Services have hues, and names are whole on days with few events [K-10]',
  args: {
    events: [
      { id: '1', date: '2026-11-03', title: '9:00 AM Maya Lindqvist, Sleep reset', hue: 'iris' },
      { id: '2', date: '2026-11-12', title: '9:00 AM Jo Reyes, Walk and talk', hue: 'clay' },
      { id: '3', date: '2026-11-12', title: '2:00 PM Maya Lindqvist, Sleep reset', hue: 'iris' },
      { id: '4', date: '2026-11-19', title: '6:00 PM Thursday evening circle', hue: 'fern' },
    ],
  },
  play: async ({ canvas }) => {
    if (innerWidth < 600) return;
    for (const name of canvas.getAllByText(/Maya Lindqvist/))
      await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
    // The days of a row are as high as the one with the most text.
    for (const day of canvas
      .getByText(/Jo Reyes/)
      .closest('tr')!
      .querySelectorAll('td > *'))
      await expect(day.clientHeight).toBe(day.parentElement!.clientHeight);
  },
};
export const Canceled: Story = {
  name: 'Says “Canceled” first, without a color [K-10]',
  args: {
    events: [
      {
        id: '1',
        date: '2026-11-12',
        title: '9:00 AM Jo Reyes, Walk and talk',
        hue: 'clay',
        isCanceled: true,
      },
      { id: '2', date: '2026-11-12', title: '2:00 PM Maya Lindqvist, Sleep reset', hue: 'iris' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /November 12/ })).toHaveAccessibleName(
      /2026 ?, Canceled · 9:00 AM Jo Reyes, Walk and talk ?, 2:00 PM Maya Lindqvist/,
    );
  },
};
export const InSpanish: Story = { globals: { locale: 'es' } };

export const ArrowsWalkThroughTheDays: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const grid = (month: string) => canvas.getByRole('grid', { name: `My sessions, ${month}` });
    await expect(grid('November 2026')).toBeVisible();
    canvas.getByRole('button', { name: 'Next month' }).focus();
    await userEvent.tab();
    await expect(focused()).toBe('2026-11-24');
    await expect(document.activeElement).toHaveAccessibleName(
      /^Tuesday, November 24, 2026 ?, 4:30 PM Nutrition review ?, 6:00 PM Circle$/,
    );
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(focused()).toBe('2026-11-25'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('2026-12-02'));
    await expect(grid('December 2026')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Home}');
    await waitFor(() => expect(focused()).toBe('2026-11-01'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(focused()).toBe('2026-11-30'));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(focused()).toBe('2026-10-30'));
    await expect(args.onMonthChange).toHaveBeenCalledTimes(3);
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-10-01');
    // Looking at another month doesn't select a day.
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-30');
    await expect(canvas.getByRole('gridcell', { selected: true })).toContainElement(
      document.activeElement as HTMLElement,
    );
    // The grid is one tab stop.
    await expect(grid('October 2026').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
};

export const ShiftWalksThroughTheYears: Story = {
  name: 'With Shift, the Page keys move by year, and a day that a month lacks becomes its last one',
  args: { value: '2028-02-29' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Next month' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await waitFor(() => expect(focused()).toBe('2027-02-28'));
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await waitFor(() => expect(focused()).toBe('2028-02-28'));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(focused()).toBe('2028-03-28'));
  },
};

export const FromRightToLeftTheArrowsTurn: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Next month' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(focused()).toBe('2026-11-25'));
  },
};

export const ButtonsLeadToOtherMonthsAndBack: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('grid', { name: 'My sessions, December 2026' })).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('December 2026'),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next month' })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-11-01');
    await expect(canvas.getByRole('button', { name: /November 21/ })).toHaveAttribute('aria-current', 'date');
  },
};

export const ChoosesByPress: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const day = (name: RegExp) => canvas.getByRole('button', { name });
    await userEvent.click(day(/November 26/));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-26');
    await userEvent.pointer([{ keys: '[TouchA]', target: day(/November 3, /) }]);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-03');
    // Screen readers press without a pointer.
    day(/November 10/).click();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-10');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};
