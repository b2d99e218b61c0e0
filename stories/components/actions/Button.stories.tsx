import { AddIcon, ArrowRightIcon, Button, Inline, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inEachState, longText } from '../states.tsx';

const meta = {
  component: Button,
  args: { children: 'Save changes', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const AllStates: Story = {
  render: () => (
    <Stack gap="l">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Inline key={variant}>
          <Button variant={variant}>Save changes</Button>
          <Button variant={variant} icon={<AddIcon />}>
            Add a card
          </Button>
          <Button variant={variant} iconEnd={<ArrowRightIcon />}>
            Continue
          </Button>
          <Button variant={variant} isPending>
            Save changes
          </Button>
          <Button variant={variant} isWaiting>
            Save again in a minute
          </Button>
          <Button variant={variant} isDisabled>
            Save changes
          </Button>
        </Inline>
      ))}
      <Inline>
        <Button size="l">Start coaching</Button>
        <Button size="l" variant="secondary">
          See how it works
        </Button>
      </Inline>
      <Button isFullWidth>Sign in</Button>
    </Stack>
  ),
};

export const PressedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const IgnoresPressesWhilePending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const IgnoresPressesWhileWaiting: Story = {
  args: { isWaiting: true, children: 'Send again in 30 seconds', variant: 'secondary' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** How often it was read out that a button works. */
const said = () =>
  (document.querySelector('[data-announcements="polite"]')?.textContent ?? '').split('Working…').length - 1;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const SaysNothingOfWhatIsDoneInAMoment: Story = {
  render: function BrieflyPending(args) {
    const [isPending, setIsPending] = useState(false);
    const work = async () => {
      setIsPending(true);
      await pause(100);
      setIsPending(false);
    };
    return <Button {...args} isPending={isPending} onPress={() => void work()} />;
  },
  play: async ({ canvas, userEvent }) => {
    const before = said();
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await pause(1200);
    await expect(said()).toBe(before);
  },
};

export const SaysThatItWorksAfterAMoment: Story = {
  args: { isPending: true },
  play: async () => {
    const before = said();
    await waitFor(() => expect(said()).toBe(before + 1));
  },
};

export const KeepsItsWidthWhilePending: Story = {
  render: () => (
    <Stack align="start">
      <Button>Save changes</Button>
      <Button isPending>Save changes</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [still, pending] = canvas.getAllByRole('button');
    await expect(pending!.offsetWidth).toBe(still!.offsetWidth);
  },
};

export const IsATargetForAThumb: Story = {
  render: () => (
    <Inline>
      <Button>Save</Button>
      <Button variant="quiet">No</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    }
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { children: longText } };
