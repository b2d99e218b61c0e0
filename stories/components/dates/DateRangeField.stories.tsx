import { Button, DateRangeField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { dateRange, groupRule } from '@institute/design-system/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { Canvas, descriptionOf } from '../fields/Canvas.tsx';
import { inEachState, longText } from '../states.tsx';

const meta = {
  component: DateRangeField,
  args: { label: 'Time off', onChange: fn(), isRequired: true },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <DateRangeField label="Time off" isRequired calendar />
      <DateRangeField
        label="Payments"
        description="From the first to the last due date"
        partLabels={{ start: 'From', end: 'To' }}
        defaultValue={{ start: '2027-01-01', end: '2027-06-30' }}
      />
      <DateRangeField
        label="Cohort"
        isRequired
        defaultValue={{ start: '2027-03-10', end: '2027-03-01' }}
        errorMessages={{ end: 'Enter Mar 10, 2027 or a later date' }}
      />
      <DateRangeField label="Enrolled" isReadOnly defaultValue={{ start: '2026-01-15', end: '2026-12-15' }} />
      <DateRangeField label="Withdrawn" isDisabled defaultValue={{ start: '2026-01-15', end: '' }} />
    </Canvas>
  ),
};

export const IsAGroupOfTwo: Story = {
  args: { description: 'Nobody can book you then' },
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole('group', { name: 'Time off' });
    await expect(descriptionOf(group)).toBe('Nobody can book you then');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Start' }), '03012027');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2027-03-01', end: '' });
    await userEvent.tab();
    await userEvent.keyboard('3/5/2027');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2027-03-01', end: '2027-03-05' });
    // Invalid text is kept as typed.
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2027-03-01', end: '03-05-202' });
  },
};

export const TheEndCannotBeChosenBeforeTheStart: Story = {
  args: { calendar: { max: '2027-03-20' }, defaultValue: { start: '2027-03-10', end: '2027-03-12' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar: End' }));
    const dialog = await page.findByRole('dialog');
    const day = (name: RegExp) => within(dialog).getByRole('button', { name });
    await expect(day(/March 9, 2027/)).toHaveAttribute('aria-disabled', 'true');
    await expect(day(/March 21, 2027/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(/March 15, 2027/));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'End' })).toHaveValue('03-15-2027'));
  },
};

const sent = fn();

export const InAForm: Story = {
  name: 'In a form: each box has its own error, and the end can’t be before the start [V-08] [V-09] [V-10]',
  render: function InAForm() {
    const form = useForm({
      draft: 'example',
      schema: z.object({
        off: z
          .object({ start: z.string(), end: z.string() })
          .check(groupRule((value) => dateRange(value, { min: '2027-01-01', isRequired: true }))),
      }),
      defaultValues: { off: { start: '', end: '' } },
      onSubmit: ({ value }) => {
        sent(value);
        return value.off.start === '2027-05-01'
          ? { errors: [{ pointer: '/off/start', rule: 'unheardOf', detail: 'You have a session that day' }] }
          : null;
      },
    });
    return (
      <form.Form>
        <form.Field name="off" as={DateRangeField} label="Time off" isRequired />
        <form.SubmitButton>Send</form.SubmitButton>
      </form.Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    const start = await canvas.findByRole('textbox', { name: 'Start' });
    const end = canvas.getByRole('textbox', { name: 'End' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    const summary = await canvas.findByRole('region', { name: /problem/ });
    const entries = () =>
      within(summary)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await expect(entries()).toEqual(['Start: This field is required', 'End: This field is required']);
    await userEvent.click(within(summary).getAllByRole('link')[1]!);
    await waitFor(() => expect(end).toHaveFocus());
    await userEvent.keyboard('03012027');
    await userEvent.type(start, '03022027');
    await userEvent.click(send);
    await waitFor(() => expect(entries()).toEqual(['End: Enter Mar 02, 2027 or a later date']));
    await userEvent.clear(start);
    await userEvent.type(start, '03012027');
    // Valid again as soon as the other date changes.
    await expect(end).not.toBeInvalid();
    await userEvent.clear(start);
    await userEvent.type(start, '05012027');
    await userEvent.clear(end);
    await userEvent.type(end, '05022027');
    await userEvent.click(send);
    await waitFor(() => expect(entries()).toEqual(['Start: You have a session that day']));
    await expect(start).toBeInvalid();
  },
};

export const WorksInAPlainForm: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Canvas>
        <DateRangeField
          label="Time off"
          name="off"
          isRequired
          defaultValue={{ start: '2027-03-01', end: '2027-03-05' }}
        />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const start = canvas.getByRole('textbox', { name: 'Start' });
    await userEvent.clear(start);
    await userEvent.type(start, '02282027');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith({ 'off.start': '2027-02-28', 'off.end': '2027-03-05' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(start).toHaveValue('03-01-2027');
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { label: 'Días libres', calendar: true, defaultValue: { start: '2027-03-10', end: '' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Calendario: Inicio' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    // It fades in.
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: /10 de marzo de 2027/ })).toBeVisible(),
    );
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
