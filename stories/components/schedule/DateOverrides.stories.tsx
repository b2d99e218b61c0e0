import { DateOverrides, type DateOverridesProps, ToastRegion } from '@institute/design-system';
import type { DateOverride } from '@institute/design-system/availability';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { announced, descriptionOf } from '../fields/Canvas.tsx';

const days: DateOverride[] = [
  { date: '2026-11-26', ranges: [] },
  {
    date: '2026-12-05',
    ranges: [
      { startTime: '10:00', endTime: '12:00' },
      { startTime: '14:00', endTime: '15:30' },
    ],
  },
];

function Example({ onChange, ...props }: DateOverridesProps) {
  const [overrides, setOverrides] = useState(props.overrides);
  return (
    <>
      <DateOverrides
        {...props}
        overrides={overrides}
        onChange={(next) => {
          setOverrides(next);
          onChange(next);
        }}
      />
      <ToastRegion />
    </>
  );
}

const meta = {
  component: DateOverrides,
  args: {
    label: 'Days with other hours',
    overrides: days,
    onChange: fn(),
    timeZone: 'America/New_York',
    now: Date.UTC(2026, 10, 21, 15),
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof DateOverrides>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const day = ({ canvas }: Pick<Context, 'canvas'>, name: string) =>
  within(canvas.getByRole('group', { name }));

export const Full: Story = {};
export const Empty: Story = { args: { overrides: [] } };
/** A day that was typed and not added: the form around it refuses to save, beside the box. */
export const Typed: Story = {
  args: { onTyped: fn(), errorMessage: 'Add the day you typed, or clear the box.' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: /Day with different hours/ });
    await expect(box).toBeInvalid();
    await userEvent.type(box, '12-24-2026');
    await expect(args.onTyped).toHaveBeenLastCalledWith('2026-12-24');
    await userEvent.click(canvas.getByRole('button', { name: 'Add this day' }));
    await expect(args.onTyped).toHaveBeenLastCalledWith('');
  },
};
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    for (const select of canvas.getAllByRole('combobox')) await expect(select).toBeDisabled();
  },
};
export const ReadOnlyAndEmpty: Story = { args: { isReadOnly: true, overrides: [] } };

export const ADayIsAdded: Story = {
  name: 'Adds a day as a day off, then hours on it [K-11]',
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const box = canvas.getByLabelText('Day with different hours');
    await userEvent.type(box, '11272026{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      days[0],
      { date: '2026-11-27', ranges: [] },
      days[1],
    ]);
    await waitFor(() => expect(announced()).toBe('Friday, November 27, 2026 added as not available'));
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveValue('');
    const friday = day(context, 'Friday, November 27, 2026');
    await expect(friday.getByText('Not available')).toBeVisible();
    await userEvent.click(friday.getByRole('button', { name: 'Add hours' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      days[0],
      { date: '2026-11-27', ranges: [{ startTime: '09:00', endTime: '10:00' }] },
      days[1],
    ]);
  },
};

export const WhatIsNoDayIsSaid: Story = {
  name: 'An invalid, past or existing day is reported at the box',
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByLabelText('Day with different hours');
    const add = () => userEvent.click(canvas.getByRole('button', { name: 'Add this day' }));
    for (const [typed, problem] of [
      ['', /This field is required/],
      ['02302027', /valid date/],
      ['11202026', /Enter Nov 21, 2026 or a later date/],
      ['11262026', /already in the list/],
    ] as const) {
      await userEvent.clear(box);
      if (typed) await userEvent.type(box, typed);
      await expect(box).toHaveAttribute('aria-invalid', 'false');
      await add();
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await waitFor(() => expect(box).toHaveFocus());
      await expect(descriptionOf(box)).toMatch(problem);
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const DaysAndHoursAreRemoved: Story = {
  name: 'Days and hours can be removed, and focus stays nearby [K-11]',
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const saturday = day(context, 'Saturday, December 5, 2026');
    await userEvent.click(saturday.getByRole('button', { name: 'Remove 10:00 AM to 12:00 PM' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      days[0],
      { date: '2026-12-05', ranges: [{ startTime: '14:00', endTime: '15:30' }] },
    ]);
    await waitFor(() => expect(saturday.getByRole('button', { name: 'Add hours' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^Remove this day: Thursday/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Remove this day: Saturday/ })).toHaveFocus(),
    );
    await waitFor(() => expect(announced()).toMatch(/^Thursday, November 26, 2026 removed/));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(canvas.getByLabelText('Day with different hours')).toHaveFocus());
  },
};

export const HoursAreChecked: Story = {
  name: 'The start must be before the end, and ranges can’t overlap [K-11]',
  play: async (context) => {
    const { userEvent } = context;
    const saturday = day(context, 'Saturday, December 5, 2026');
    const starts = saturday.getAllByRole('combobox', { name: 'From' });
    await userEvent.selectOptions(starts[1]!, '16:00');
    await expect(starts[1]).toHaveAccessibleDescription(/The start time must be before the end time/);
    await userEvent.selectOptions(starts[1]!, '11:00');
    await expect(starts[1]).toHaveAccessibleDescription(/overlap others/);
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'jueves, 26 de noviembre de 2026' })).toBeVisible();
  },
};
