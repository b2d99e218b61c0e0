import { ErrorPanel, Link } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';

const meta = { component: ErrorPanel } satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Least: Story = {};

export const Full: Story = {
  args: {
    title: 'Your payments could not be loaded',
    children: 'The payment service does not answer. It is usually back within minutes.',
    safe: 'No payment was started, and nothing you typed is lost.',
    onRetry: fn(),
    actions: (
      <Link href="mailto:help@example.com" isStandalone>
        Write to support
      </Link>
    ),
    traceId: '01J9Z3V5Q8-4F2A',
    details: 'GET /students/7/payments 503',
  },
};

export const IsAnnouncedAndTriesAgainByKeyboard: Story = {
  args: Full.args!,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your payments could not be loaded');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const CopiesWhatSupportNeeds: Story = {
  args: Full.args!,
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    const text = write.mock.calls[0]![0];
    await expect(text).toContain('01J9Z3V5Q8-4F2A');
    await expect(text).toContain('GET /students/7/payments 503');
  },
};

export const SaysWhenCopyingIsRefused: Story = {
  args: Full.args!,
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await expect(await canvas.findByRole('button', { name: 'Couldn’t copy' })).toBeInTheDocument();
  },
};
