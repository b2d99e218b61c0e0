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

export const ByKeyboardThroughAllDays: Story = {
  name: 'The keyboard moves through all days [K-11]',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Time of the session' })).toBeVisible();
    // 2:30 AM in UTC is the evening before in New York.
    const evening = canvas.getByRole('radio', { name: /^9:30 PM your time, 3:30 AM in Madrid$/ });
    await expect(canvas.getByRole('group', { name: 'Monday, November 23, 2026' })).toContainElement(evening);
    await userEvent.click(evening);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24T02:30:00Z');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24T14:00:00Z');
    await expect(canvas.getByRole('group', { name: 'Tuesday, November 24, 2026' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const ManyDays: Story = {
  name: 'Many days: more on request, with a clock change between them [K-11] [P-29]',
  args: {
    timeZone: 'America/New_York',
    dayLimit: 2,
    slots: ['06', '07', '08', '09', '10'].map((day) => ({
      start: `2026-03-${day}T15:00:00Z`,
      end: `2026-03-${day}T15:50:00Z`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more days' }));
    const sunday = canvas.getByRole('group', { name: 'Sunday, March 8, 2026' });
    // The same time in UTC is an hour later on the clock from here on.
    await expect(within(sunday).getByRole('radio', { name: /^11:00 AM/ })).toHaveFocus();
    await expect(sunday).toHaveTextContent('From here, times are in UTC-04:00 · New York');
    await expect(canvas.getAllByText(/The clocks change/)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more days' }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: 'Show more days' })).toBeNull();
  },
};

export const TimesWithAnOffset: Story = {
  name: 'Times with an offset are shown as they read, whatever the browser knows about the zone',
  args: {
    timeZone: 'America/Winnipeg',
    otherTimeZone: undefined,
    // As if Manitoba didn't set its clocks back, and the browser hadn't heard.
    slots: ['2026-11-23T23:30:00-05:00', '2026-11-24T09:00:00-05:00', '2026-11-25T09:00:00-06:00'].map(
      (start) => ({ start, end: start }),
    ),
  },
  play: async ({ canvas }) => {
    const day = (name: string) => canvas.getByRole('group', { name });
    await expect(day('Monday, November 23, 2026')).toHaveTextContent('11:30 PM');
    await expect(day('Tuesday, November 24, 2026')).toHaveTextContent('9:00 AM');
    await expect(canvas.getByText('UTC-05:00 · Winnipeg')).toBeVisible();
    await expect(day('Wednesday, November 25, 2026')).toHaveTextContent(
      'From here, times are in UTC-06:00 · Winnipeg',
    );
  },
};

export const GroupIsWiredToItsError: Story = {
  args: { errorMessage: 'This field is required', description: 'It takes half an hour' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Time of the session' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(descriptionOf(group)).toBe(
      'It takes half an hourTimes are in your time zone, UTC-05:00 · New York | This field is required',
    );
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
    const words = /^9:00 AM on Monday, November 23, 2026 is no longer available/;
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
    await expect(first).toHaveFocus();
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

/** As a screen does: the submitted time is taken, then all times are read again, then the screen leaves. */
function Moving() {
  const [free, setFree] = useState(slots);
  const form = useForm({
    draft: 'example',
    schema: z.object({ start: z.string().check(rules(required())) }),
    defaultValues: { start: '' },
    async onSubmit() {
      await new Promise((resolve) => setTimeout(resolve, 50));
      setFree(slots.slice(1));
      await new Promise((resolve) => setTimeout(resolve, 200));
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
    </form.Form>
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
      const [first] = await canvas.findAllByRole('radio', { name: /^9:00 AM/ });
      await userEvent.click(first!);
      await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
      await waitFor(() => expect(canvas.getAllByRole('radio', { name: /^9:00 AM/ })).toHaveLength(1));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Move' })).not.toHaveAttribute('aria-disabled'),
      );
      await pass(1000);
      await expect(canvas.queryByText(/no longer available/)).toBeNull();
      await expect(said.join()).not.toMatch(/no longer available/);
      // Where the screen stays, the user has to know after all.
      await pass(1000);
      await expect(canvas.getByText(/no longer available/)).toBeVisible();
      observer.disconnect();
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
    await userEvent.click(canvas.getByRole('radio', { name: /^11:00 AM/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith('2026-11-25T16:00:00Z');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getAllByRole('radio', { name: /^9:00 AM/ })[0]!).toBeChecked();
  },
};
