import { Button, SlotPicker, type SlotPickerProps } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

const slots = ['23T14:00', '23T14:30', '23T15:00', '23T21:00', '24T14:00', '24T02:30', '25T16:00'].map(
  (time) => ({
    start: `2026-11-${time}:00Z`,
    end: `2026-11-${time}:00Z`,
  }),
);

function Example({ onChange, ...props }: SlotPickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SlotPicker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  component: SlotPicker,
  args: {
    label: 'Time of the session',
    slots,
    value: slots[1]!.start,
    onChange: fn(),
    timeZone: 'America/New_York',
    otherTimeZone: 'Europe/Madrid',
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof SlotPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoZones: Story = {};
export const OneZone: Story = { args: { otherTimeZone: 'America/Toronto', value: null } };

export const ByKeyboardThroughAllDays: Story = {
  name: 'By keyboard through all days [K-11]',
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Time of the session' })).toBeVisible();
    // Half past two at night, as the world counts, is the evening before in New York.
    const evening = canvas.getByRole('radio', { name: /^9:30 PM 3:30 AM in Madrid$/ });
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

const sent = fn();

export const WorksInAPlainForm: Story = {
  args: { value: null, name: 'start' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('start'));
      }}
    >
      <Example {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^11:00 AM/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith('2026-11-25T16:00:00Z');
  },
};
