import { Button, OutcomePending } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withErrorMessages } from '../../with-error-messages.tsx';

const sentAt = Date.parse('2026-11-23T15:14:00-05:00');
const sendAgain = fn();
const giveUp = fn();
const pendingOf = (
  status: 'sending' | 'checking' | 'unknown' | 'lost',
  { problem = null, isAwaited = false }: { problem?: unknown; isAwaited?: boolean } = {},
) => ({ pending: { status, sentAt, problem, isAwaited }, refusal: null, sendAgain, giveUp });

const meta = {
  component: OutcomePending,
  // Its heading takes the focus, which would scroll a docs page.
  decorators: (Story, { viewMode }) => (
    <div inert={viewMode === 'docs'}>
      <Story />
    </div>
  ),
  args: {
    of: pendingOf('checking'),
    children: <Button>Pay $ 457.80</Button>,
  },
  beforeEach: () => {
    sendAgain.mockClear();
    giveUp.mockClear();
  },
} satisfies Meta<typeof OutcomePending>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  args: { of: { pending: null, refusal: null, sendAgain, giveUp } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay $ 457.80' })).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Checking: Story = {
  args: { of: pendingOf('checking', { problem: { status: 0, key: 'networkError' } }) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'We’re checking what happened' })).toHaveFocus(),
    );
    await waitFor(() => expect(canvas.getByText(/We can’t reach the server/)).toBeVisible());
    // Nothing else can be paid in the meantime.
    await expect(canvas.queryByRole('button', { name: 'Pay $ 457.80' })).toBeNull();
  },
};

export const Unknown: Story = {
  args: { of: pendingOf('unknown') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
    await expect(sendAgain).toHaveBeenCalledOnce();
    // It may have been done, so it can't be given up.
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const Lost: Story = {
  args: {
    of: pendingOf('lost'),
    lost: {
      title: 'Your payment didn’t reach us',
      text: '$ 457.80 wasn’t charged. You can send the payment again; you’ll pay only once.',
    },
    giveUpLabel: 'Don’t pay',
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Your payment didn’t reach us' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(giveUp).toHaveBeenCalledOnce();
    await expect(sendAgain).not.toHaveBeenCalled();
  },
};

/** A form waits for its own outcome, and keeps its values. */
export const FormWaiting: Story = {
  args: { of: pendingOf('checking', { isAwaited: true }), children: <Button isPending>Request</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'We’re checking what happened' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Request/ })).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    of: { pending: null, refusal: { status: 409, key: 'slotTaken' }, sendAgain, giveUp },
  },
  decorators: withErrorMessages({ slotTaken: 'Someone else just booked this time.' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Someone else just booked this time.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay $ 457.80' })).toBeVisible();
  },
};
