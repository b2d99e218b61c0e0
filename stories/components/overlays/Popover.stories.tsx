import { Button, FilterIcon, InfoIcon, Inline, Popover, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

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
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Filter' })).toBeVisible());
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
    <Inline justify="end">
      <Popover {...args} />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'How is this made up?' });
    await userEvent.click(opener);
    const panel = await canvas.findByRole('dialog', { name: 'Amount due' });
    await waitFor(() => expect(panel).toBeVisible());
    // Beside the button, under it, with the end edges in line.
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
    const panel = await canvas.findByRole('dialog');
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Apply' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
