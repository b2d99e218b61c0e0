import {
  Button,
  Divider,
  Drawer,
  type DrawerProps,
  Heading,
  Stack,
  Text,
  TextField,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { showKeyboard } from './keyboard.ts';

const messages = [
  ['Your agreement is ready to sign', 'Enrollment agreement, version 3'],
  ['Payment received', '$ 450.00 for October'],
  ['Welcome to your circle', 'Coach Ana Ruiz wrote to you'],
] as const;

function Example({ onClose, ...props }: DrawerProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const close = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <>
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
        Messages
      </Button>
      <Drawer
        {...props}
        isOpen={isOpen}
        onClose={close}
        actions={
          <Button variant="secondary" isFullWidth onPress={close}>
            See all messages
          </Button>
        }
      >
        <Stack gap="m">
          {messages.map(([title, text]) => (
            <Stack key={title} gap="xs">
              <Heading level={3} size="s">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
              <Divider />
            </Stack>
          ))}
        </Stack>
      </Drawer>
    </>
  );
}

const meta = {
  component: Drawer,
  // Covers its page, so on the docs page each story has a separate frame.
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  args: { isOpen: false, title: 'Latest messages', onClose: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { isOpen: true } };
export const Large: Story = { args: { isOpen: true, size: 'l', title: 'Purchase 1042' } };
export const RightToLeft: Story = { args: { isOpen: true }, globals: { direction: 'rtl' } };

export const HoldsTheFocusAndGivesItBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Messages' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Latest messages' });
    for (let stop = 0; stop < 4; stop++) {
      await userEvent.tab();
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const AboveAPhonesKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Drawer {...args} isOpen actions={<Button>Send</Button>}>
      <TextField label="Message" />
    </Drawer>
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    const height = showKeyboard(drawer);
    const action = within(drawer).getByRole('button', { name: 'Send' });
    await expect(action.getBoundingClientRect().bottom).toBeLessThan(height);
  },
};

export const AllOfItScrollsWhereItIsLow: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    const panel = drawer.parentElement!;
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    await expect(getComputedStyle(panel).overscrollBehaviorY).toBe('contain');
    panel.scrollTop = panel.scrollHeight;
    const action = within(drawer).getByRole('button', { name: 'See all messages' });
    await expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    const body = action.parentElement!.previousElementSibling!;
    await expect(body.clientHeight).toBe(body.scrollHeight);
  },
};

export const APressOutsideClosesIt: Story = {
  args: { isOpen: true },
  play: async ({ userEvent, args }) => {
    const drawer = await screen.findByRole('dialog');
    await userEvent.click(drawer.parentElement!.parentElement!);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const StaysWhereSomethingCanBeTyped: Story = {
  args: { isOpen: true, isDismissable: false },
  play: async ({ userEvent, args }) => {
    const drawer = await screen.findByRole('dialog');
    await userEvent.click(drawer.parentElement!.parentElement!);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
