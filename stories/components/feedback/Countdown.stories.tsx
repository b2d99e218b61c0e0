import { Button, Countdown, type CountdownProps, ToastRegion } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { translate } from '../../translated.ts';

// Counts from when the story is shown.
function Example({ endsAt, ...props }: CountdownProps) {
  const [end] = useState(() => Date.now() + endsAt);
  return (
    <>
      The quote holds for <Countdown {...props} endsAt={end} />
      <ToastRegion />
    </>
  );
}

const meta = {
  component: Countdown,
  args: { endsAt: 179_500, onEnd: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeMinutes: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/3:00|2:59/);
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const EndsOnce: Story = {
  args: { endsAt: 900 },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('0:00'));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};

export const IsReadOutOnlyWhereAsked: Story = {
  args: { endsAt: 1500, announceAt: [1], announcement: (seconds) => `${seconds} second left` },
  play: async () => {
    const said = () => document.querySelector('[data-announcements="polite"]')?.textContent ?? '';
    await expect(said()).not.toContain('left');
    await waitFor(() => expect(said()).toContain('1 second left'));
  },
};

export const InATranslatedPage: Story = {
  render: function Render(args) {
    const [end, setEnd] = useState(() => Date.now() + args.endsAt);
    return (
      <>
        <Countdown {...args} endsAt={end} />
        <Button onPress={() => setEnd(Date.now() + 599_500)}>Renew</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    translate(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Renew' }));
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/));
  },
};
