import { Button, CopyButton, Inline, ToastRegion } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { withHeldTimers } from '../../held-timers.ts';
import { translate } from '../../translated.ts';
import { inEachState, longText } from '../states.tsx';

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

export const AllStates: Story = {
  render: (args) => (
    <Inline>
      <CopyButton {...args} />
      <CopyButton {...args} variant="secondary" />
      <CopyButton {...args} aria-label="Copy link of the award" />
    </Inline>
  ),
};

export const AsksForTheTextWhenPressed: Story = {
  args: { text: () => location.pathname },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith(location.pathname);
    write.mockRestore();
  },
};

export const CopiesAndSaysSo: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith('https://example.com/awards/1042');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus());
    await waitFor(() => expect(said()).toContain('Copied'));
    write.mockRestore();
  },
};

export const ARefusalIsSaid: Story = {
  args: { 'aria-label': 'Copy link of the award' },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link of the award' }));
    await expect(
      await canvas.findByRole('button', { name: 'Couldn’t copy: Copy link of the award' }),
    ).toBeVisible();
    write.mockRestore();
  },
};

export const SaysSoOfTheCopiedTextOnly: Story = {
  render: function Renewed(args) {
    const [version, setVersion] = useState(1);
    return (
      <Inline>
        <CopyButton {...args} text={`https://example.com/calendar/${version}`} />
        <Button onPress={() => setVersion(version + 1)}>Renew link</Button>
      </Inline>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await withHeldTimers(async (pass) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
      await canvas.findByRole('button', { name: 'Copied' });
      await userEvent.click(canvas.getByRole('button', { name: 'Renew link' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
      await canvas.findByRole('button', { name: 'Copied' });
      await pass(5000);
      await canvas.findByRole('button', { name: 'Copy link' });
    });
    write.mockRestore();
  },
};

export const HoverFocusPressed: Story = {
  decorators: [inEachState],
  render: (args) => <CopyButton {...args} />,
};

export const LongText: Story = { args: { children: longText } };

export const InATranslatedPage: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    translate(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus());
    write.mockRestore();
  },
};
