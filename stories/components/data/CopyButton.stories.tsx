import { CopyButton, ToastRegion } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

const meta = {
  component: CopyButton,
  args: { text: 'https://example.com/awards/1042', children: 'Copy link' },
  render: (args) => (
    <>
      <CopyButton {...args} />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

const said = () => document.querySelector('[data-announcements="polite"]')?.textContent ?? '';

export const CopiesAndSaysSo: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith('https://example.com/awards/1042');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await waitFor(() => expect(said()).toContain('Copied'));
    write.mockRestore();
  },
};

export const ARefusalIsSaid: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByRole('button', { name: 'Could not copy' })).toBeVisible();
    write.mockRestore();
  },
};
