import { Button, DateTimeField } from '@institute/design-system';
import { parseDate, parseTime } from '@institute/design-system/formats';
import { useForm } from '@institute/design-system/forms';
import { dateTime, parseForm, required, rules } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { announced, Canvas, descriptionOf, expectDescriptionWhenLeft } from '../fields/Canvas.tsx';
import { inEachState, longText } from '../states.tsx';

const timeZone = 'America/New_York';

const meta = {
  component: DateTimeField,
  args: { label: 'When did it begin?', timeZone, isRequired: true, onChange: fn() },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <DateTimeField label="When did it begin?" isRequired {...{ timeZone }} />
      <DateTimeField
        label="When does the event start?"
        description="People can come 15 minutes earlier"
        calendar
        defaultValue="2027-04-27T18:30"
        timeZone="Europe/Madrid"
      />
      <DateTimeField
        label="When was your last meal?"
        isRequired
        defaultValue="2027-04-27T"
        errorMessage="Enter a valid time"
        {...{ timeZone }}
      />
      <DateTimeField
        label="When does the night shift start?"
        defaultValue="2027-03-14T02:30"
        {...{ timeZone }}
      />
      <DateTimeField label="Admitted" isReadOnly defaultValue="2027-04-27T09:00" {...{ timeZone }} />
      <DateTimeField label="Discharged" isDisabled {...{ timeZone }} />
    </Canvas>
  ),
};

export const OneValueOfTwoBoxes: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(descriptionOf(canvas.getByRole('group', { name: 'When did it begin?' }))).toBe(
      'New York time',
    );
    const [date, time] = [canvas.getByLabelText('Date'), canvas.getByLabelText('Time')];
    await userEvent.type(date, '04272027');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-27T');
    await userEvent.type(time, '2:30 pm');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-27T14:30');
    await userEvent.clear(date);
    await expect(args.onChange).toHaveBeenLastCalledWith('T14:30');
    await expect(time).toHaveValue('2:30 PM');
    await userEvent.clear(time);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const KeepsWhatIsTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Date'), 'Tomorrow');
    await userEvent.type(canvas.getByLabelText('Time'), '2:30');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Date')).toHaveValue('Tomorrow');
    await expect(canvas.getByLabelText('Time')).toHaveValue('2:30');
    await expect(args.onChange).toHaveBeenLastCalledWith('TomorrowT2:30');
  },
};

export const ClockChanges: Story = {
  name: 'Says what a time means when the clocks change',
  args: { defaultValue: '2026-11-01T' },
  play: async ({ canvas, userEvent }) => {
    const [date, time] = [canvas.getByLabelText('Date'), canvas.getByLabelText('Time')];
    await userEvent.type(time, '1:30 am');
    const twice = 'On this day the clocks show 1:30 AM twice. The first one counts.';
    await expect(canvas.getByText(twice)).toBeVisible();
    await waitFor(() => expect(announced()).toBe(twice));
    await expectDescriptionWhenLeft(canvas.getByRole('group'), `New York time | ${twice}`);
    await userEvent.clear(date);
    await userEvent.type(date, '03142027');
    await expect(canvas.queryByText(/clocks/)).toBeNull();
    await userEvent.clear(time);
    await userEvent.type(time, '2:30 am');
    await expect(
      canvas.getByText('On this day the clocks skip 2:30 AM. It counts as 3:30 AM.'),
    ).toBeVisible();
  },
};

const schema = z.object({ begin: z.string().check(rules(required(), dateTime())) });

export const InAForm: Story = {
  name: 'In a form, the error marks the box that it is about',
  render: function InAForm() {
    const form = useForm({ draft: 'example', schema, defaultValues: { begin: '' }, onSubmit: () => {} });
    return (
      <form.Form>
        <form.Field name="begin" as={DateTimeField} label="When did it begin?" isRequired {...{ timeZone }} />
        <form.SubmitButton>Send</form.SubmitButton>
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name: 'When did it begin?' });
    const [date, time] = [canvas.getByLabelText('Date'), canvas.getByLabelText('Time')];
    await userEvent.type(date, '04272027');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(descriptionOf(group)).toContain('Enter a valid time'));
    await expect(date).not.toBeInvalid();
    await expect(time).toBeInvalid();
    await userEvent.type(time, '14:30');
    await waitFor(() => expect(time).not.toBeInvalid());
  },
};

const sent = fn();

export const WorksInAPlainForm: Story = {
  name: 'In a plain form, a server reads it with the same rules',
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void parseForm(schema, new FormData(event.currentTarget)).then(sent);
      }}
    >
      <Canvas>
        <DateTimeField label="When did it begin?" name="begin" {...{ timeZone }} />
        <Button type="submit">Send</Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Date'), '04272027');
    await userEvent.type(canvas.getByLabelText('Time'), '2:30 pm');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const value = { begin: '2027-04-27T14:30' };
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ isValid: true, value, values: value }));
    // Before the scripts have loaded, the boxes are sent as they were typed.
    const early = new FormData();
    early.set('begin.date', '');
    early.set('begin.date.typed', '2027-04-27');
    early.set('begin.time', '');
    early.set('begin.time.typed', '2:30 pm');
    const read = {
      'begin.date': (text: string) => parseDate(text).value ?? text,
      'begin.time': (text: string) => parseTime(text).value ?? text,
    };
    await expect(await parseForm(schema, early, { read })).toMatchObject({ value });
  },
};

export const InGerman: Story = {
  globals: { locale: 'de' },
  args: { label: 'Wann hat es angefangen?', timeZone: 'Europe/Berlin', defaultValue: '2026-10-25T02:30' },
};

export const InArabic: Story = {
  globals: { locale: 'ar', direction: 'rtl' },
  args: { label: 'متى بدأ؟', timeZone: 'Africa/Cairo', defaultValue: '2027-04-27T18:30', calendar: true },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ inlineSize: '288px' }}>
      <DateTimeField
        label="When did it begin?"
        defaultValue="2026-11-01T01:30"
        calendar
        isRequired
        {...{ timeZone }}
      />
    </div>
  ),
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
