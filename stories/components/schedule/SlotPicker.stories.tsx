import { Button, SlotPicker } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { required, rules } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { withHeldTimers } from '../../held-timers.ts';
import { announced, Canvas, descriptionOf } from '../fields/Canvas.tsx';

const slots = ['23T14:00', '23T14:30', '23T15:00', '23T21:00', '24T14:00', '24T02:30', '25T16:00'].map(
  (time) => ({
    start: `2026-11-${time}:00Z`,
    end: `2026-11-${time}:00Z`,
  }),
);
const zones = { timeZone: 'America/New_York', otherTimeZone: 'Europe/Madrid' };

const meta = {
  component: SlotPicker,
  args: { label: 'Time of the session', slots, isRequired: true, onChange: fn(), ...zones },
} satisfies Meta<typeof SlotPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <SlotPicker
        {...zones}
        label="Time of the session"
        slots={slots}
        isRequired
        defaultValue={slots[1]!.start}
      />
      <SlotPicker
        {...zones}
        label="Time of the first call"
        description="It takes half an hour"
        slots={slots.slice(0, 3)}
        isRequired
        errorMessage="This field is required"
      />
      <SlotPicker
        {...zones}
        label="Time of the review"
        slots={slots.slice(0, 2)}
        isRequired
        defaultValue={slots[6]!.start}
      />
      <SlotPicker
        {...zones}
        label="Another time that suits you"
        slots={slots.slice(0, 2)}
        otherTimeZone="America/Toronto"
      />
      <SlotPicker
        {...zones}
        label="Booked for"
        slots={slots.slice(0, 3)}
        isReadOnly
        defaultValue={slots[1]!.start}
      />
      <SlotPicker
        {...zones}
        label="Time of the circle"
        slots={slots.slice(0, 3)}
        isDisabled
        defaultValue={slots[1]!.start}
      />
      <SlotPicker {...zones} label="Time of the test call" slots={[]} isRequired />
    </Canvas>
  ),
};

export const ByKeyboard: Story = {
  name: 'The keyboard goes through the days, and then through the times of a day [K-11]',
  args: { lastDay: '2026-11-30' },
  play: async ({ canvas, userEvent, args }) => {
    const times = canvas.getByRole('radiogroup', { name: 'Time of the session' });
    // The first free day is shown at once. 2:30 AM in UTC is the evening before in New York.
    const monday = canvas.getByRole('group', { name: 'Monday, November 23' });
    await expect(within(monday).getAllByRole('radio')).toHaveLength(5);
    const grid = await canvas.findByRole('grid', { name: /^Days with available times/ });
    await expect(times).not.toContainElement(grid);
    const day = within(grid).getByRole('button', { name: /November 23, 2026.*, 5 available times$/ });
    day.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const tuesday = canvas.getByRole('group', { name: 'Tuesday, November 24' });
    await expect(
      within(grid).getByRole('button', { name: /November 24, 2026.*, 1 available time$/ }),
    ).toHaveFocus();
    // A day without times can be looked at, and not chosen.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(tuesday).toBeVisible();
    await userEvent.click(within(tuesday).getByRole('radio', { name: '9:00 AM' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24T14:00:00Z');
    await userEvent.click(day);
    await expect(canvas.getByText(/^You chose Tuesday, November 24 at 9:00 AM/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('radio')[0]!);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23T14:30:00Z');
    await expect(canvas.queryByText(/^You chose/)).toBeNull();
  },
};

export const OtherZoneOnDemand: Story = {
  name: 'One time zone is named, and the coach’s times are shown on demand [K-11]',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('New York time')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '9:30 PM' })).toBeEnabled();
    await expect(canvas.queryByText(/3:30 AM/)).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Madrid time too' }));
    await expect(canvas.getByRole('radio', { name: '9:30 PM your time, 3:30 AM in Madrid' })).toBeEnabled();
  },
};

/** Times of five weeks, loaded a moment after they are shown. None in the second ones. */
function ByWeeks({ onWeeks }: { onWeeks: (firstDay: string) => void }) {
  const [startDay, setStartDay] = useState('2026-03-02');
  const [loaded, setLoaded] = useState('2026-03-02');
  const [value, setValue] = useState('');
  const times = { '2026-03-02': ['2026-03-04T14:00:00Z', '2026-04-01T13:00:00Z'], '2026-04-05': [] };
  const later = ['2026-05-11T13:00:00Z', '2026-05-11T14:00:00Z'];
  return (
    <SlotPicker
      {...zones}
      label="Time of the session"
      isRequired
      startDay={startDay}
      isLoading={loaded !== startDay}
      slots={(times[loaded as keyof typeof times] ?? later).map((start) => ({ start, end: start }))}
      lastDay="2026-06-01"
      nextFreeDay={loaded === '2026-04-05' ? '2026-05-11' : null}
      value={value}
      onChange={setValue}
      onWeeksChange={(firstDay) => {
        onWeeks(firstDay);
        setStartDay(firstDay);
        setTimeout(() => setLoaded(firstDay), 50);
      }}
      action={<Button>Go on</Button>}
    />
  );
}

const shownWeeks = fn();

export const FiveWeeks: Story = {
  name: 'Five weeks are shown from the current one on; others keep the focus, and lead on if they have no times [K-11] [P-29]',
  render: () => <ByWeeks onWeeks={shownWeeks} />,
  play: async ({ canvas, userEvent }) => {
    // Today is March 2, a Monday. No week is over, and there is nothing before.
    const grid = await canvas.findByRole('grid', { name: /March 1\s–\sApril 4, 2026/ });
    await expect(canvas.getByText(/^March\s–\sApril 2026$/)).toBeVisible();
    await expect(within(grid).getAllByRole('row')).toHaveLength(5);
    await expect(within(grid).getByRole('button', { name: /March 1, 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(
      within(grid).getByRole('button', { name: /April 1, 2026.*, 1 available time/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Earlier weeks' })).toBeDisabled();
    const next = canvas.getByRole('button', { name: 'Later weeks' });
    await userEvent.click(next);
    await expect(shownWeeks).toHaveBeenLastCalledWith('2026-04-05');
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.click(
      // With its year if that is far from today.
      await canvas.findByRole('button', { name: /^Next available day: Monday, May 11/ }),
    );
    await expect(shownWeeks).toHaveBeenLastCalledWith('2026-05-10');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '9:00 AM' })).toHaveFocus());
    await expect(canvas.getByRole('group', { name: /^Monday, May 11/ })).toBeVisible();
    await expect(canvas.getByRole('grid', { name: /May 10\s–\sJune 13, 2026/ })).toBeVisible();
    await expect(next).toBeDisabled();
    // A chosen time isn't reported as taken while the times of its weeks are being loaded.
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(/no longer available/)).toBeNull();
  },
};

export const PageKeys: Story = {
  name: 'Page Down and Page Up show the weeks that the buttons show [K-11]',
  render: () => <ByWeeks onWeeks={shownWeeks} />,
  play: async ({ canvas, userEvent }) => {
    const day = await canvas.findByRole('button', { name: /March 4, 2026/ });
    day.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(await canvas.findByRole('grid', { name: /April 5\s–\sMay 9, 2026/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /April 8, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect(await canvas.findByRole('grid', { name: /March 1\s–\sApril 4, 2026/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /March 4, 2026/ })).toHaveFocus());
    // There are no weeks before.
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('grid', { name: /March 1\s–\sApril 4, 2026/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /March 4, 2026/ })).toHaveFocus();
    // Across the edge of the weeks.
    await userEvent.keyboard('{ArrowDown>5/}');
    await expect(await canvas.findByRole('grid', { name: /April 5\s–\sMay 9, 2026/ })).toBeVisible();
    // The last weeks that can be booked are the end.
    await userEvent.keyboard('{PageDown}');
    await expect(await canvas.findByRole('grid', { name: /May 10\s–\sJune 13, 2026/ })).toBeVisible();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('grid', { name: /May 10\s–\sJune 13, 2026/ })).toBeVisible();
  },
};

export const PastTheLastDay: Story = {
  name: 'Weeks after the last day that can be booked have the days that their heading names [K-11]',
  args: { startDay: '2026-07-25', lastDay: '2026-03-31', slots: [] },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: /July 19\s–\sAugust 22, 2026/ });
    await expect(within(grid).getByRole('button', { name: /July 25, 2026/ })).toBeVisible();
  },
};

export const FirstFreeDay: Story = {
  name: 'Tab reaches the first free day of weeks that have begun, not today [K-11]',
  args: { startDay: '2026-03-01', slots: [{ start: '2026-03-05T14:00:00Z', end: '2026-03-05T14:50:00Z' }] },
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('button', { name: /March 5, 2026/ });
    await expect(day).toHaveAttribute('tabindex', '0');
    await expect(canvas.getByRole('button', { name: /March 2, 2026/ })).not.toHaveAttribute('tabindex', '0');
  },
};

export const ClockChange: Story = {
  name: 'On the day of a clock change, the times say so [K-11]',
  args: {
    otherTimeZone: undefined,
    slots: ['2026-03-08T06:30:00Z', '2026-03-08T15:00:00Z', '2026-03-09T15:00:00Z'].map((start) => ({
      start,
      end: start,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const sunday = canvas.getByRole('group', { name: /^Sunday, March 8/ });
    await expect(sunday).toHaveTextContent('After that, times are in UTC-04:00 · New York');
    // The same time in UTC is an hour later on the clock from here on.
    await expect(within(sunday).getByRole('radio', { name: '11:00 AM' })).toBeEnabled();
    const grid = await canvas.findByRole('grid');
    await userEvent.click(within(grid).getByRole('button', { name: /March 9/ }));
    await expect(canvas.getByRole('group', { name: /^Monday, March 9/ })).toBeVisible();
    await expect(canvas.queryByText(/The clocks change/)).toBeNull();
  },
};

export const TimesWithAnOffset: Story = {
  name: 'Times with an offset are shown as they read, whatever the browser knows about the zone',
  args: {
    timeZone: 'America/Winnipeg',
    otherTimeZone: undefined,
    // As if Manitoba didn't set its clocks back, and the browser hadn't heard.
    slots: ['2026-11-23T23:30:00-05:00', '2026-11-24T09:00:00-05:00'].map((start) => ({ start, end: start })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Monday, November 23' })).toHaveTextContent('11:30 PM');
    await userEvent.click(await canvas.findByRole('button', { name: /November 24/ }));
    await expect(canvas.getByRole('group', { name: 'Tuesday, November 24' })).toHaveTextContent('9:00 AM');
  },
};

export const GroupIsWiredToItsError: Story = {
  args: { errorMessage: 'This field is required', description: 'It takes half an hour' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Time of the session' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(descriptionOf(group)).toBe('It takes half an hourNew York time | This field is required');
  },
};

export const AnotherClientTakesTheTime: Story = {
  name: 'Another client books the selected time',
  render: function Render(args) {
    const [free, setFree] = useState(slots);
    const [value, setValue] = useState('');
    return (
      <Canvas>
        <SlotPicker {...args} slots={free} value={value} onChange={setValue} />
        <Button onPress={() => setFree(slots.slice(1))}>Another client books</Button>
      </Canvas>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio', { name: /^9:00 AM/ })[0]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Another client books' }));
    const words = /^9:00 AM on Monday, November 23 is no longer available/;
    await expect(canvas.getByText(words)).toBeVisible();
    await waitFor(() => expect(announced()).toMatch(words));
    await userEvent.click(canvas.getByRole('radio', { name: /^9:30 AM/ }));
    await expect(canvas.queryByText(words)).toBeNull();
  },
};

function Booking({ onSubmit }: { onSubmit: (value: unknown) => void }) {
  const [free, setFree] = useState(slots);
  const form = useForm({
    draft: 'example',
    schema: z.object({ start: z.string().check(rules(required())) }),
    defaultValues: { start: '' },
    onSubmit: ({ value }) => onSubmit(value),
  });
  return (
    <form.Form>
      <form.Field
        name="start"
        as={SlotPicker}
        {...zones}
        label="Time of the session"
        slots={free}
        isRequired
      />
      <form.SubmitButton>Book</form.SubmitButton>
      <Button variant="secondary" onPress={() => setFree(slots.slice(1))}>
        Another client books
      </Button>
    </form.Form>
  );
}

const booked = fn();

export const InAForm: Story = {
  name: 'In a form: its error, the link from the summary, and a time that is no longer available',
  render: () => <Booking onSubmit={booked} />,
  play: async ({ canvas, userEvent }) => {
    const book = () => userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    const [first] = await canvas.findAllByRole('radio', { name: /^9:00 AM/ });
    await book();
    const summary = await canvas.findByRole('region', { name: /problem/ });
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await userEvent.click(
      within(summary).getByRole('link', { name: /^Time of the session: ?This field is required$/ }),
    );
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radiogroup')).not.toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Another client books' }));
    await book();
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(
      await canvas.findByRole('link', { name: /^Time of the session: ?9:00 AM .* is no longer available/ }),
    ).toBeVisible();
    await expect(booked).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /^9:30 AM/ }));
    await book();
    await waitFor(() => expect(booked).toHaveBeenLastCalledWith({ start: '2026-11-23T14:30:00Z' }));
  },
};

/** As a screen does: the submitted time is taken, and all times are read again before the server has answered. */
function Moving({ isRefused = false }: { isRefused?: boolean }) {
  const [free, setFree] = useState(slots);
  const [answer, setAnswer] = useState<() => void>();
  const form = useForm({
    draft: 'example',
    schema: z.object({ start: z.string().check(rules(required())) }),
    defaultValues: { start: '' },
    async onSubmit() {
      setFree(slots.slice(1));
      await new Promise<void>((resolve) => setAnswer(() => resolve));
      if (isRefused) throw new Error('Refused');
    },
  });
  return (
    <form.Form>
      <form.Field
        name="start"
        as={SlotPicker}
        {...zones}
        label="Time of the session"
        slots={free}
        isRequired
      />
      <form.SubmitButton>Move</form.SubmitButton>
      {answer && (
        <Button variant="secondary" onPress={answer}>
          Answer
        </Button>
      )}
    </form.Form>
  );
}

async function submitFirstTime(
  { canvas, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>,
  whilePending: () => Promise<void>,
) {
  const [first] = await canvas.findAllByRole('radio', { name: /^9:00 AM/ });
  await userEvent.click(first!);
  await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
  const answer = await canvas.findByRole('button', { name: 'Answer' });
  await expect(canvas.queryByRole('radio', { name: /^9:00 AM/ })).toBeNull();
  await whilePending();
  await userEvent.click(answer);
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Move' })).not.toHaveAttribute('aria-disabled'),
  );
}

export const TheUserTakesTheTime: Story = {
  name: 'A time that the user has just booked is not reported as a loss',
  render: () => <Moving />,
  play: ({ canvas, userEvent }) =>
    withHeldTimers(async (pass) => {
      const said: string[] = [];
      const observer = new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) said.push(node.textContent ?? '');
      });
      await waitFor(() => expect(document.querySelector('[data-announcements="polite"]')).not.toBeNull());
      observer.observe(document.querySelector('[data-announcements="polite"]')!, { childList: true });
      const expectNoLoss = async () => {
        await pass(10_000);
        await expect(canvas.queryByText(/no longer available/)).toBeNull();
        await expect(said.join()).not.toMatch(/no longer available/);
      };
      await submitFirstTime({ canvas, userEvent }, expectNoLoss);
      await expectNoLoss();
      observer.disconnect();
    }),
};

export const AFailedSubmitReportsTheLoss: Story = {
  name: 'A time that disappeared during a submit is reported as soon as the submit has failed',
  render: () => <Moving isRefused />,
  play: ({ canvas, userEvent }) =>
    withHeldTimers(async () => {
      await submitFirstTime({ canvas, userEvent }, () =>
        expect(canvas.queryByText(/no longer available/)).toBeNull(),
      );
      await expect(await canvas.findByText(/no longer available/)).toBeVisible();
      await waitFor(() => expect(announced()).toMatch(/no longer available/));
    }),
};

export const UnansweredIsNotAnError: Story = {
  name: 'An unanswered required choice isn’t exposed as invalid',
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio).toHaveAttribute('aria-invalid', 'false');
  },
};

const sent = fn();

export const WorksInAPlainForm: Story = {
  args: { name: 'start', defaultValue: slots[0]!.start },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('start'));
      }}
    >
      <SlotPicker {...args} />
      <Button type="submit">Send</Button>
      <Button type="reset" variant="secondary">
        Reset
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /November 25/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^11:00 AM/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith('2026-11-25T16:00:00Z');
    // It's also sent while another day is shown.
    await userEvent.click(canvas.getByRole('button', { name: /November 24/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith('2026-11-25T16:00:00Z');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await userEvent.click(canvas.getByRole('button', { name: /November 23/ }));
    await expect(canvas.getAllByRole('radio', { name: /^9:00 AM/ })[0]!).toBeChecked();
  },
};
