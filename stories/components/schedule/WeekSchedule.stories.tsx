import { ToastRegion, WeekSchedule, type WeekScheduleProps } from '@institute/design-system';
import type { WeeklyRange } from '@institute/design-system/availability';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { announced } from '../fields/Canvas.tsx';

const hours: WeeklyRange[] = [
  { weekday: 1, startTime: '09:00', endTime: '12:00' },
  { weekday: 1, startTime: '14:00', endTime: '17:30' },
  { weekday: 3, startTime: '10:15', endTime: '13:00' },
  { weekday: 5, startTime: '09:00', endTime: '12:00' },
];

function Example({ onChange, ...props }: WeekScheduleProps) {
  const [ranges, setRanges] = useState<readonly WeeklyRange[]>(props.ranges);
  return (
    <>
      <WeekSchedule
        {...props}
        ranges={ranges}
        onChange={(next) => {
          setRanges(next);
          onChange(next);
        }}
      />
      <ToastRegion />
    </>
  );
}

const meta = {
  component: WeekSchedule,
  args: {
    label: 'Weekly hours',
    ranges: hours,
    onChange: fn(),
    timeZone: 'America/New_York',
    otherTimeZone: 'Europe/Madrid',
    date: '2026-11-21',
    from: '08:00',
    to: '18:00',
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof WeekSchedule>;
export default meta;
type Story = StoryObj<typeof meta>;

const asList = async ({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'List' }));
  return (day: string) => within(canvas.getByRole('group', { name: day }));
};
/** The row that begins with this time, in a column that screen readers skip. */
const rowOf = (time: string) => screen.getByText(time, { selector: 'th' }).closest('tr');
const cell = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name}(,|$)`) });

export const Grid: Story = {};
export const List: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  play: async (context) => {
    const day = await asList(context);
    // Once in the line of a phone.
    await expect(day('Tuesday').getAllByText('Not available').at(-1)).toBeVisible();
  },
};
export const ReadOnly: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Before 8:00 AM' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} {Shift>}{ArrowDown}{/Shift}{Enter}');
    await expect(cell('Sunday 10:00 AM')).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const OneZone: Story = { args: { otherTimeZone: undefined } };

export const ShowsTwoZonesAtOnce: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  name: 'Shows two zones at once [K-11]',
  play: async ({ canvas }) => {
    await expect(rowOf('9:00 AM')).toHaveTextContent('9:00 AM3:00 PM');
    await expect(canvas.getByText('Madrid')).toBeVisible();
    await expect(canvas.getByLabelText('3:00 PM, Madrid')).toBeVisible();
  },
};

export const TheDifferenceIsThatOfItsWeek: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  name: 'The time difference is that of the shown week [K-11]',
  // The clocks have changed in New York, but not yet in Madrid.
  args: { date: '2026-03-18' },
  play: async () => {
    await expect(rowOf('9:00 AM')).toHaveTextContent('9:00 AM2:00 PM');
  },
};

export const ByKeyboard: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  name: 'Paints by keyboard: arrow keys, space bar, Shift to extend [K-11]',
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Before 8:00 AM' }).focus();
    await userEvent.tab();
    await expect(cell('Sunday 9:00 AM')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(cell('Tuesday 9:00 AM')).toHaveFocus();
    await expect(cell('Tuesday 9:00 AM')).toHaveAttribute('aria-selected', 'false');
    // The day and the time are said once, and not by the headers too.
    await expect(cell('Tuesday 9:00 AM')).toHaveAccessibleName('Tuesday 9:00 AM');
    await expect(screen.queryByRole('columnheader')).toBeNull();
    await userEvent.keyboard(' ');
    await expect(cell('Tuesday 9:00 AM')).toHaveAttribute('aria-selected', 'true');
    await expect(cell('Tuesday 9:00 AM')).toHaveAccessibleName('Tuesday 9:00 AM, available');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(announced()).toBe('Tuesday 9:00 – 10:30 AM, available'));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([{ weekday: 2, startTime: '09:00', endTime: '10:30' }]),
    );
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([{ weekday: 2, startTime: '09:00', endTime: '10:00' }]),
    );
    await userEvent.keyboard('{Home}');
    await expect(cell('Sunday 10:00 AM')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cell('Saturday 10:00 AM')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(cell('Sunday 8:00 AM')).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(cell('Saturday 5:30 PM')).toHaveFocus();
    await expect(cell('Wednesday 10:00 AM')).toHaveAccessibleName('Wednesday 10:00 AM, partly available');
  },
};

export const ByKeyboardFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Before 8:00 AM' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cell('Monday 9:00 AM')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(cell('Sunday 9:00 AM')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cell('Saturday 9:00 AM')).toHaveFocus();
  },
};

export const OneHalfHourIsAlwaysReachable: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  args: { ranges: [], from: '05:00', to: '08:00' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Before 5:00 AM' }).focus();
    await userEvent.tab();
    await expect(cell('Sunday 7:30 AM')).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(cell('Sunday 5:30 AM')).toHaveFocus();
  },
};

export const TheRestOfTheDayIsFolded: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  name: 'Early and late hours unfold on demand, or if some of them are available [K-11]',
  play: async ({ canvas, userEvent, args }) => {
    await expect(screen.queryByRole('gridcell', { name: 'Monday 7:30 AM' })).toBeNull();
    const before = canvas.getByRole('button', { name: 'Before 8:00 AM' });
    await expect(before).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(before);
    await expect(before).toHaveAttribute('aria-expanded', 'true');
    await expect(cell('Monday 12:00 AM')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'After 6:00 PM' }));
    cell('Monday 8:30 PM').focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalled();
    // What is available stays in view.
    await userEvent.click(canvas.getByRole('button', { name: 'After 9:00 PM' }));
    await expect(cell('Monday 8:30 PM')).toBeVisible();
    await expect(screen.queryByRole('gridcell', { name: 'Monday 9:00 PM' })).toBeNull();
  },
};

export const HoursAreOnTheGrid: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  name: 'Shows hours to the minute, with their times [K-11]',
  play: async ({ canvas, canvasElement }) => {
    const hours = canvasElement.querySelector('[data-hours="10:15 AM – 1:00 PM"]')!.getBoundingClientRect();
    const start = cell('Wednesday 10:00 AM').getBoundingClientRect();
    const end = cell('Wednesday 1:00 PM').getBoundingClientRect();
    await expect(Math.abs(hours.top - (start.top + start.height / 2))).toBeLessThan(3);
    await expect(Math.abs(hours.bottom - end.top)).toBeLessThan(3);
    // No inner scroll cuts the week.
    const frame = canvas.getByRole('grid').parentElement!;
    await expect(frame.scrollHeight).toBe(frame.clientHeight);
  },
};

export const ByDrag: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  name: 'Paints by dragging over hours and days [K-11]',
  args: { ranges: [] },
  play: async ({ args }) => {
    const [from, to] = [cell('Monday 10:00 AM'), cell('Wednesday 11:30 AM')];
    const at = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, button: 0, pointerId: 1 };
    };
    fireEvent.pointerDown(from, at(from));
    fireEvent.pointerMove(to, at(to));
    fireEvent.pointerUp(to, at(to));
    const stroke = (weekday: number) => ({ weekday, startTime: '10:00', endTime: '12:00' });
    await expect(args.onChange).toHaveBeenLastCalledWith([stroke(1), stroke(2), stroke(3)]);
    // Moving after the pointer is up paints nothing.
    fireEvent.pointerMove(from, at(from));
    await expect(args.onChange).toHaveBeenLastCalledWith([stroke(1), stroke(2), stroke(3)]);
  },
};

export const WhatIsWrongIsSaid: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  name: 'The start must be before the end, and ranges can’t overlap [K-11]',
  play: async (context) => {
    const { userEvent } = context;
    const day = await asList(context);
    await userEvent.selectOptions(day('Wednesday').getByRole('combobox', { name: 'From' }), '15:00');
    await expect(day('Wednesday').getByRole('combobox', { name: 'From' })).toHaveAccessibleDescription(
      /Start time must be less than end time/,
    );
    // Offers only ends after the start, and the selected one.
    const ends = day('Wednesday').getByRole<HTMLSelectElement>('combobox', { name: 'To' });
    await expect([...ends.options].slice(1, 3).map(({ value }) => value)).toEqual(['13:00', '15:15']);
    await userEvent.selectOptions(ends, '16:00');
    await expect(day('Wednesday').queryByText(/Start time/)).toBeNull();
    await userEvent.selectOptions(day('Monday').getAllByRole('combobox', { name: 'From' })[1]!, '11:00');
    await expect(day('Monday').getByText(/overlap others/)).toBeVisible();
  },
};

export const MidnightIsTheLastEnd: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  name: 'Says how to go on after midnight where hours end then [K-11]',
  play: async (context) => {
    const day = await asList(context);
    const end = () => day('Wednesday').getByRole('combobox', { name: 'To' });
    await expect(end()).not.toHaveAccessibleDescription();
    await context.userEvent.selectOptions(end(), '24:00');
    await expect(end()).toHaveAccessibleDescription(/add hours to the next day/);
  },
};

export const AddedRemovedAndCopied: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  name: 'Hours can be added, removed and copied without a pointer [K-11]',
  play: async (context) => {
    const { userEvent, args } = context;
    const day = await asList(context);
    await userEvent.click(day('Tuesday').getByRole('button', { name: 'Add hours' }));
    await expect(day('Tuesday').getByRole('combobox', { name: 'From' })).toHaveValue('09:00');
    await userEvent.click(day('Tuesday').getByRole('button', { name: 'Remove 9:00 AM to 10:00 AM' }));
    await waitFor(() => expect(day('Tuesday').getByRole('button', { name: 'Add hours' })).toHaveFocus());
    await userEvent.click(day('Friday').getByRole('button', { name: 'Copy' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy to Monday–Friday' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startTime: '09:00', endTime: '12:00' })),
    );
    await waitFor(() => expect(day('Friday').getByRole('button', { name: 'Copy' })).toHaveFocus());
  },
};

export const ADayIsALineOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  name: 'On a phone, a day is a line until it is opened, and one is open at a time [K-11]',
  play: async ({ canvas, userEvent }) => {
    const day = (name: string) => within(canvas.getByRole('group', { name }));
    await expect(day('Monday').getByText(/^9:00\sAM\s–\s12:00\sPM, 2:00\s–\s5:30\sPM$/)).toBeVisible();
    await expect(day('Monday').queryByRole('combobox')).toBeNull();
    await userEvent.click(day('Monday').getByRole('button', { name: 'Edit Monday' }));
    await expect(day('Monday').getAllByRole('combobox', { name: 'From' })).toHaveLength(2);
    await userEvent.click(day('Tuesday').getByRole('button', { name: 'Edit Tuesday' }));
    await expect(day('Monday').queryByRole('combobox')).toBeNull();
    await userEvent.click(day('Tuesday').getByRole('button', { name: 'Add hours' }));
    await userEvent.selectOptions(day('Tuesday').getByRole('combobox', { name: 'From' }), '15:00');
    // What is wrong stays in view.
    await userEvent.click(day('Tuesday').getByRole('button', { name: 'Done with Tuesday' }));
    await expect(day('Tuesday').getByText(/Start time must be less/)).toBeVisible();
  },
};
