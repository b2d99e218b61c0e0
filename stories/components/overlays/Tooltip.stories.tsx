import { Button, EditIcon, IconButton, Inline, Tooltip } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

const meta = {
  component: Tooltip,
  args: {
    text: 'You can change it until the cohort begins',
    children: <Button variant="secondary">Change course</Button>,
  },
  render: (args) => (
    <Inline justify="center">
      <Tooltip {...args} />
      <Tooltip text="Also in your settings">
        <IconButton label="Edit">
          <EditIcon />
        </IconButton>
      </Tooltip>
    </Inline>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnKeyboardFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Change course' });
    await expect(button).toHaveAccessibleDescription('You can change it until the cohort begins');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

export const EscapePutsItAway: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Change course' })).toHaveFocus();
  },
};

export const OnHoverAndAPointerMayGoOverToIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Change course' }));
    const tooltip = await screen.findByRole('tooltip');
    await userEvent.hover(tooltip);
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.unhover(tooltip);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const APressPutsItAway: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Change course' });
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
