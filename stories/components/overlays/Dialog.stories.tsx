import {
  Button,
  DateField,
  Dialog,
  type DialogProps,
  Stack,
  Text,
  TextField,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { showKeyboard } from './keyboard.ts';

function Example({ onClose, ...props }: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const close = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Remove the card</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onPress={close}>
              Keep it
            </Button>
            <Button variant="danger" onPress={close}>
              Remove the card
            </Button>
          </>
        }
      >
        <Text>
          Visa ending in 4242 will no longer be offered for payments. You can add it again at any time.
        </Text>
      </Dialog>
    </>
  );
}

const meta = {
  component: Dialog,
  // Covers its page, so on the docs page each story has a separate frame.
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: { isOpen: false, title: 'Remove this card?', onClose: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { isOpen: true } };
export const Alert: Story = { args: { isOpen: true, isAlert: true, size: 's' } };
export const Large: Story = { args: { isOpen: true, size: 'l' } };

export const HoldsTheFocusAndGivesItBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Remove the card' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Remove this card?' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let stop = 0; stop < 5; stop++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const WhatItsFieldsSayIsHeard: Story = {
  render: (args) => (
    <Dialog {...args} isOpen>
      <DateField label="Date of birth" />
    </Dialog>
  ),
  play: async () => {
    await screen.findByRole('dialog');
    // Everything else outside is hidden from screen readers.
    const region = document.querySelector('[data-announcements]');
    await waitFor(() =>
      expect(document.querySelector('#storybook-root')?.closest('[inert], [aria-hidden]')).not.toBeNull(),
    );
    await expect(region).toBeInTheDocument();
    await expect(region!.closest('[inert], [aria-hidden]')).toBeNull();
  },
};

/** WCAG 1.4.10, or a small phone on its side. */
export const AllOfItScrollsWhereItIsLow: Story = {
  args: { isOpen: true, isAlert: true, size: 's' },
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    const overlay = dialog.parentElement!.parentElement!;
    const body = within(dialog).getByText(/^Visa ending/).parentElement!;
    await expect(body.clientHeight).toBe(body.scrollHeight);
    // Without react-aria's own style, which the policy of a page may refuse.
    for (const element of [overlay, body])
      await expect(getComputedStyle(element).overscrollBehaviorY).toBe('contain');
    await expect(overlay.scrollHeight).toBeGreaterThan(overlay.clientHeight);
    const [keep, title] = [
      within(dialog).getByRole('button', { name: 'Keep it' }),
      within(dialog).getByRole('heading', { name: 'Remove this card?' }),
    ];
    overlay.scrollTop = 0;
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    overlay.scrollTop = overlay.scrollHeight;
    await expect(keep.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** On iOS, only the visual viewport gets lower. */
export const AboveAPhonesKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Dialog {...args} isOpen actions={<Button>Save</Button>}>
      <Stack gap="m">
        {['Street', 'City', 'Postal code', 'Phone'].map((label) => (
          <TextField key={label} label={label} />
        ))}
      </Stack>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const last = within(dialog).getByRole('textbox', { name: /^Phone/ });
    last.focus();
    const height = showKeyboard(dialog);
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(height));
    const save = within(dialog).getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThan(height);
    // The box is between the title and the buttons.
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(save.top);
    const { top } = dialog.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
  },
};

export const ClosesByItsButton: Story = {
  args: { isOpen: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const APressOutsideClosesOnlyWhereThatLosesNothing: Story = {
  args: { isOpen: true },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(dialog.parentElement!.parentElement!);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toBeInTheDocument();
  },
};

export const BringsNoStyleElement: Story = {
  args: { isOpen: true },
  play: async () => {
    await screen.findByRole('dialog');
    // A strict content security policy would block it.
    await expect(document.querySelector('style#react-aria-pressable-style')).toBeNull();
  },
};
