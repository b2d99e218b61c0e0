import { Banner, Button, Link, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

const meta = {
  component: Banner,
  args: { title: 'Your session has expired. Sign in again.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <Stack gap="m">
      <Banner title="Your session has expired. Sign in again." />
      <Banner tone="positive" title="Your e-mail is confirmed">
        You can go on with your enrollment.
      </Banner>
      <Banner
        tone="caution"
        title="Your card ends in 45 days"
        actions={<Link href="/settings/payment-method">Choose another card</Link>}
      >
        Payments after Oct 31 need another one.
      </Banner>
      <Banner
        tone="critical"
        title="The payment failed"
        actions={<Button variant="secondary">Try again</Button>}
      >
        The card was declined. Nothing was charged, and your answers are kept.
      </Banner>
      <Banner onClose={() => undefined}>A message without a title, which can be closed.</Banner>
    </Stack>
  ),
};

export const AcrossThePage: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    isAcrossPage: true,
    tone: 'info',
    title: 'A new version is ready',
    actions: <Button variant="secondary">Load it</Button>,
  },
};

export const SaysItsToneInWords: Story = {
  args: { tone: 'critical', title: 'The payment failed', isAnnounced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: The payment failed');
  },
};

const seen = new WeakMap<Element, string>();

/** Screen readers follow changes of regions that were there before, so the text of a new one comes a moment later. */
export const IsAnnouncedWhenItAppears: Story = {
  args: {
    tone: 'caution',
    isAnnounced: true,
    title: 'Your application is open',
    actions: <Button>Continue</Button>,
  },
  render: (args) => {
    // What a screen reader finds of the region when it's new.
    const observe = (region: HTMLElement | null) => {
      if (region && !seen.has(region)) seen.set(region, getComputedStyle(region.children[1]!).visibility);
    };
    return (
      <div ref={(frame) => observe(frame?.querySelector<HTMLElement>('[role="status"]') ?? null)}>
        <Banner {...args} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(seen.get(region)).toBe('hidden');
    await waitFor(() => expect(canvas.getByText('Your application is open')).toBeVisible());
    await expect(region).toHaveTextContent('Warning: Your application is open');
  },
};

export const CanBeClosedByKeyboard: Story = {
  args: { onClose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
