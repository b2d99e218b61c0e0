import { IdleDialog } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

const meta = {
  component: IdleDialog,
  // Covers its page, so on the docs page each story has a separate frame.
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: { isOpen: true, endsAt: 0, onStay: fn(), onSignOut: fn() },
  // Starts when the story is shown.
  render: (args) => <IdleDialog {...args} endsAt={Date.now() + args.endsAt} />,
} satisfies Meta<typeof IdleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = () => document.querySelector('[data-announcements="assertive"]')?.textContent ?? '';

export const OneMinuteLeft: Story = { args: { endsAt: 60_000 } };

export const StayingIsTheFirstThing: Story = {
  args: { endsAt: 60_000 },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you still there?' });
    await expect(dialog).toHaveTextContent(/1:00|0:59/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

export const EscapeStays: Story = {
  args: { endsAt: 60_000 },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

export const SigningOut: Story = {
  args: { endsAt: 60_000 },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const TheTimeLeftIsAnnouncedOnTheWay: Story = {
  args: { endsAt: 11_000 },
  play: async () => {
    await screen.findByRole('alertdialog');
    // Opened with less than 30 seconds left, it's announced immediately, then again at 10 seconds.
    await waitFor(() => expect(said()).toContain('11 seconds until you are signed out'));
    await waitFor(() => expect(said()).toContain('10 seconds until you are signed out'));
  },
};
