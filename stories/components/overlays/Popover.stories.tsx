import { Button, Dialog, FilterIcon, InfoIcon, Inline, Popover, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

const meta = {
  component: Popover,
  args: {
    label: 'Filter',
    icon: <FilterIcon />,
    children: (close) => (
      <>
        <Text>Only courses that have begun.</Text>
        <Button variant="secondary" onPress={close}>
          Apply
        </Button>
      </>
    ),
  },
  render: (args) => (
    <Inline gap="m">
      <Popover {...args} />
      <Button variant="secondary">Next</Button>
    </Inline>
  ),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filter' })).toBeVisible());
  },
};

export const OpenAtTheEnd: Story = {
  args: {
    label: 'How is this made up?',
    icon: <InfoIcon />,
    isIconOnly: true,
    title: 'Amount due',
    align: 'end',
  },
  render: (args) => (
    <Inline justify="center">
      <Popover {...args} />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'How is this made up?' });
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog', { name: 'Amount due' });
    await waitFor(() => expect(panel).toBeVisible());
    // Below the button, with the end edges aligned.
    const [button, box] = [opener.getBoundingClientRect(), panel.getBoundingClientRect()];
    await expect(Math.abs(box.right - button.right)).toBeLessThan(2);
    await expect(box.top - button.bottom).toBeGreaterThanOrEqual(0);
    await expect(box.top - button.bottom).toBeLessThan(12);
  },
};

export const TheFocusGoesInAndComesBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Apply' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const TheFocusStaysInside: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Filter' });
    for (let stop = 0; stop < 3; stop++) {
      await userEvent.tab();
      await expect(panel).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const APressElsewhereClosesIt: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.click(canvasElement.ownerDocument.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const OnATouchScreen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Filter' }) });
    const apply = await screen.findByRole('button', { name: 'Apply' });
    await userEvent.pointer({ keys: '[TouchA]', target: apply });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** In a 360 px wide window it has to move, and must not be wider. */
export const AtTheEdgeOfTheWindow: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Popover label="Filter" title="Amount due" align="end">
      <Text>Tuition of the program, less the scholarship and the payments that you have made.</Text>
    </Popover>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const panel = await screen.findByRole('dialog', { name: 'Amount due' });
    await waitFor(() => expect(panel).toBeVisible());
    const { left, right } = panel.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <Inline justify="center">
      <Popover {...args} />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(
        Math.abs(panel.getBoundingClientRect().right - opener.getBoundingClientRect().right),
      ).toBeLessThan(4),
    );
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    await screen.findByRole('dialog');
    // For users who can't press Escape.
    await userEvent.click(screen.getAllByRole('button', { name: 'Descartar' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const InADialog: Story = {
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Courses</Button>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Courses">
          <Popover {...args} />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Courses' }));
    const opener = await screen.findByRole('button', { name: 'Filter' });
    await userEvent.click(opener);
    const filter = await screen.findByRole('dialog', { name: 'Filter' });
    // Before it has the focus, Escape is not for it.
    await waitFor(() => expect(filter.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filter' })).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Courses' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
