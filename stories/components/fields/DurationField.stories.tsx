import { Button, DurationField } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inEachState, longText } from '../states.tsx';
import { Canvas, descriptionOf } from './Canvas.tsx';

const buffers = [0, 5, 10, 15, 30, 45, 60];
const notices = [60, 240, 720, 1440, 2880, 10_080];

const meta = {
  component: DurationField,
  args: { label: 'Minimum notice', options: notices, isRequired: true, onChange: fn() },
} satisfies Meta<typeof DurationField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Canvas>
      <DurationField label="Minimum notice" options={notices} isRequired defaultValue={720} />
      <DurationField label="Time between sessions" options={buffers} isRequired defaultValue={0} />
      <DurationField
        label="How far ahead can you be booked?"
        description="Counted from today"
        options={[7, 14, 30, 60, 90]}
        unit="day"
        isRequired
        errorMessage="This field is required"
      />
      <DurationField label="Length of a session" options={[30, 45, 60, 90]} defaultValue={50} />
      <DurationField label="Minimum notice of the circle" options={notices} isDisabled defaultValue={60} />
      <DurationField label="Notice in your contract" options={notices} isReadOnly defaultValue={1440} />
    </Canvas>
  ),
};

export const ValueIsANumber: Story = {
  name: 'The value is a number, shown in words',
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Minimum notice' });
    await userEvent.selectOptions(select, '12 hours');
    await expect(args.onChange).toHaveBeenLastCalledWith(720);
    await userEvent.selectOptions(select, '2 days');
    await expect(args.onChange).toHaveBeenLastCalledWith(2880);
    await userEvent.selectOptions(select, 'Choose…');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const AnUnusualValueIsKept: Story = {
  args: { options: buffers, label: 'Time between sessions', defaultValue: 20 },
  play: async ({ canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox');
    await expect(select).toHaveDisplayValue('20 minutes');
    // Sorted among the others.
    await expect([...select.options].slice(4, 7).map(({ text }) => text)).toEqual([
      '15 minutes',
      '20 minutes',
      '30 minutes',
    ]);
    await expect(select.options[1]).toHaveTextContent('None');
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { options: [90], defaultValue: 90 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('1 hora y 30 minutos')).toBeVisible();
  },
};

export const IsWiredToItsError: Story = {
  args: { errorMessage: 'This field is required', description: 'Students see no earlier time' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(descriptionOf(select)).toBe('Students see no earlier time | This field is required');
  },
};

const sent = fn();

export const WorksInAPlainForm: Story = {
  args: { name: 'notice', defaultValue: 60 },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('notice'));
      }}
    >
      <DurationField {...args} />
      <Button type="submit">Send</Button>
      <Button type="reset" variant="secondary">
        Reset
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '4 hours');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith('240');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('1 hour');
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };
