import {
  Button,
  Dialog,
  Heading,
  Inline,
  MessageLog,
  Stack,
  ToastRegion,
  toast,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { withHeldTimers } from '../../held-timers.ts';

const retry = fn();

const meta = {
  component: ToastRegion,
  // Covers its page, so on the docs page each story has a separate frame.
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  beforeEach: () => {
    toast.clear();
    retry.mockClear();
    return () => toast.clear();
  },
  render: () => (
    <>
      <Inline>
        <Button variant="secondary" onPress={() => toast.success('Profile updated')}>
          Positive
        </Button>
        <Button variant="secondary" onPress={() => toast.error('The bookmark could not be saved')}>
          Negative
        </Button>
        <Button variant="secondary" onPress={() => toast.info('We e-mailed you a verification code')}>
          Info
        </Button>
        <Button
          variant="secondary"
          onPress={() =>
            toast.error('The message could not be deleted', {
              action: { label: 'Try again', onPress: retry },
            })
          }
        >
          With an action
        </Button>
        <Button
          variant="secondary"
          onPress={() => toast.success(`Saved ${new Date().getSeconds()}`, { key: 'saved' })}
        >
          With a key
        </Button>
      </Inline>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const items = () => [...document.querySelectorAll<HTMLElement>('[data-toast]')];
const region = () => screen.getByRole('region', { name: 'Messages (F6)' });

export const AllTones: Story = {
  play: async () => {
    toast.success('Payment method added');
    toast.info('We e-mailed you a verification code', { timeout: Number.POSITIVE_INFINITY });
    toast.error('The message could not be deleted', {
      action: { label: 'Try again', onPress: retry },
    });
    await waitFor(() => expect(items()).toHaveLength(3));
  },
};

export const IsInThePageFromTheStart: Story = {
  play: async () => {
    await expect(region()).toBeInTheDocument();
    await expect(items()).toHaveLength(0);
    for (const urgency of ['polite', 'assertive'])
      await waitFor(() =>
        expect(document.querySelector(`[data-announcements="${urgency}"]`)).toHaveAttribute(
          'aria-live',
          urgency,
        ),
      );
  },
};

export const PositiveLastsFiveSecondsAndCannotBeClosed: Story = {
  name: 'Success toasts last 5 s and have no close button [M-01]',
  play: ({ canvas, userEvent }) =>
    withHeldTimers(async (pass) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Positive' }));
      await userEvent.unhover(canvas.getByRole('button', { name: 'Positive' }));
      await expect(items()).toHaveLength(1);
      await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
      await pass(4999);
      await expect(items()).toHaveLength(1);
      await pass(1);
      await expect(items()).toHaveLength(0);
    }),
};

export const GoesAfterTheFocusLeftThePage: Story = {
  name: 'Goes in its time when Tab has left the page from it',
  play: ({ canvas, userEvent }) =>
    withHeldTimers(async (pass) => {
      for (const leave of [() => region().blur(), () => window.dispatchEvent(new Event('blur'))]) {
        await userEvent.click(canvas.getByRole('button', { name: 'Positive' }));
        await userEvent.unhover(canvas.getByRole('button', { name: 'Positive' }));
        await userEvent.keyboard('{F6}');
        await waitFor(() => expect(region()).toHaveFocus());
        await pass(5000);
        await expect(items()).toHaveLength(1);
        leave();
        await pause(50);
        await pass(5000);
        await waitFor(() => expect(items()).toHaveLength(0));
      }
    }),
};

export const ACloseActionOnlyWhenItStaysLonger: Story = {
  name: 'Has a close button only if it stays longer [M-01]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Positive' }));
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Negative' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(items().map((item) => item.textContent)).not.toContain('The bookmark could not be saved');
    // It's announced with a delay, and must not be announced in the next story.
    await waitFor(() =>
      expect(document.querySelector('[data-announcements="assertive"]')).toHaveTextContent(
        'The bookmark could not be saved',
      ),
    );
  },
};

export const IsAnnouncedOnce: Story = {
  name: 'Is announced once [M-01]',
  play: async ({ canvas, userEvent }) => {
    // The regions are added to the page a moment after the component.
    await waitFor(() => expect(document.querySelectorAll('[data-announcements]')).toHaveLength(2));
    const announced: string[] = [];
    const live = '[aria-live], [role="status"], [role="alert"], [role="log"]';
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        for (const node of addedNodes) {
          const isInLive = target instanceof Element && target.closest(live);
          const bringsLive = node instanceof Element && (node.matches(live) || node.querySelector(live));
          if (isInLive || bringsLive) announced.push(node.textContent ?? '');
        }
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Positive' }));
    await userEvent.hover(items()[0]!);
    await userEvent.unhover(items()[0]!);
    await waitFor(() => expect(announced).not.toEqual([]));
    // Long enough for a second announcement.
    await pause(300);
    observer.disconnect();
    await expect(announced).toEqual(['Profile updated']);
  },
};

export const TheClockStopsUnderAPointer: Story = {
  name: 'Pauses under a pointer [M-01]',
  play: ({ canvas, userEvent }) =>
    withHeldTimers(async (pass) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Positive' }));
      await userEvent.hover(items()[0]!);
      await pass(10_000);
      await expect(items()).toHaveLength(1);
      await userEvent.unhover(items()[0]!);
      await pass(5000);
      await expect(items()).toHaveLength(0);
    }),
};

export const TheClockStopsWhileItHasTheFocus: Story = {
  name: 'Pauses while it has the focus [M-01]',
  play: ({ canvas, userEvent }) =>
    withHeldTimers(async (pass) => {
      const opener = canvas.getByRole('button', { name: 'Positive' });
      await userEvent.click(opener);
      await userEvent.keyboard('{F6}');
      await waitFor(() => expect(region()).toHaveFocus());
      await pass(10_000);
      await expect(items()).toHaveLength(1);
      await userEvent.keyboard('{F6}');
      await waitFor(() => expect(opener).toHaveFocus());
      await pass(5000);
      await expect(items()).toHaveLength(0);
      await waitFor(() => expect(opener).toHaveFocus());
    }),
};

export const EscapeDismissesAndTheFocusGoesBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Negative' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    await userEvent.click(opener);
    await expect(items()).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await expect(items()).toHaveLength(3);
    await userEvent.keyboard('{F6}');
    await userEvent.keyboard('{Escape}');
    await expect(items()).toHaveLength(2);
    await expect(region()).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(items()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(items()).toHaveLength(0);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const AnActionHasNoEndAndCanBeTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'With an action' });
    await userEvent.click(opener);
    await expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
    await expect(items()).toHaveLength(0);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const TheSameKeyReplaces: Story = {
  play: async () => {
    toast.success('Saving step 1', { key: 'saving' });
    toast.info('Something else');
    toast.success('Saving step 2', { key: 'saving' });
    await waitFor(() => expect(items()).toHaveLength(2));
    await expect(region()).toHaveTextContent('Saving step 2');
    await expect(region()).not.toHaveTextContent('Saving step 1');
    const polite = document.querySelector('[data-announcements="polite"]')!;
    await waitFor(() => expect(polite).toHaveTextContent('Saving step 2'));
  },
};

// Claim: toast-history
export const CanBeReadAgainInTheLog: Story = {
  render: () => (
    <Stack gap="l">
      <Heading level={2}>Recent messages</Heading>
      <MessageLog />
      <ToastRegion />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No notifications yet/)).toBeInTheDocument();
    const id = toast.success('Payment submitted');
    toast.error('Transfer limit reached');
    toast.close(id);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    const [latest, earlier] = canvas.getAllByRole('listitem');
    await expect(latest).toHaveTextContent('Transfer limit reached');
    await expect(earlier).toHaveTextContent('Payment submitted');
  },
};

export const IsReachedFromAModalDialog: Story = {
  render: function Render() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Add a card">
          <Button onPress={() => toast.error('This card already exists')}>Save</Button>
        </Dialog>
        <ToastRegion />
      </>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(region()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(items()).toHaveLength(0);
    await expect(screen.getByRole('dialog', { name: 'Add a card' })).toBeInTheDocument();
  },
};

const closed = fn();
export const TellsWhenItWentAwayWithoutItsAction: Story = {
  beforeEach: () => closed.mockClear(),
  play: ({ canvas, userEvent }) =>
    withHeldTimers(async (pass) => {
      const offer = { action: { label: 'Undo', onPress: retry }, onClose: closed };
      toast.success('Message deleted', { ...offer, timeout: 20_000 });
      await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
      await expect(retry).toHaveBeenCalledOnce();
      await expect(closed).not.toHaveBeenCalled();
      await userEvent.unhover(document.body);

      toast.success('Message deleted', { ...offer, timeout: 20_000 });
      await waitFor(() => expect(items()).toHaveLength(1));
      await pass(20_000);
      await waitFor(() => expect(closed).toHaveBeenCalledOnce());
      await expect(retry).toHaveBeenCalledOnce();
    }),
};

export const AnActionIsAnnouncedAndStays: Story = {
  name: 'Announces its action with the key, and leaves at least 20 s for it',
  play: () =>
    withHeldTimers(async (pass) => {
      toast.success('Message deleted', { timeout: 5000, action: { label: 'Undo', onPress: retry } });
      await waitFor(() => expect(items()).toHaveLength(1));
      await waitFor(() =>
        expect(document.querySelector('[data-announcements="polite"]')).toHaveTextContent(
          'Message deleted. Undo: F6.',
        ),
      );
      await pass(19_999);
      await expect(items()).toHaveLength(1);
      await pass(1);
      await expect(items()).toHaveLength(0);
    }),
};

/** What is announced makes the page no higher. */
export const AnnouncementsTakeNoSpace: Story = {
  play: async () => {
    for (const announcements of document.querySelectorAll('[data-announcements]'))
      await expect(announcements.getBoundingClientRect().top + scrollY).toBe(0);
  },
};
