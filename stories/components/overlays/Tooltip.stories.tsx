import { Button, Dialog, EditIcon, IconButton, Inline, LinkButton, Tooltip } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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

type Play = Parameters<NonNullable<Story['play']>>[0];

/** Moves the pointer in from elsewhere on the page. */
const hover = async ({ canvas, canvasElement, userEvent }: Play) => {
  const button = canvas.getByRole('button', { name: 'Change course' });
  await userEvent.hover(canvasElement);
  await userEvent.hover(button);
  return { button, tooltip: await screen.findByRole('tooltip') };
};

export const OnKeyboardFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Change course' });
    await expect(button).toHaveAccessibleDescription('You can change it until the cohort begins');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

export const JoinsAnotherDescription: Story = {
  args: {
    children: (
      <Button variant="secondary" aria-describedby="begins">
        Change course
      </Button>
    ),
  },
  render: (args) => (
    <Inline>
      <Tooltip {...args} />
      <span id="begins">It begins tomorrow.</span>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change course' })).toHaveAccessibleDescription(
      'It begins tomorrow. You can change it until the cohort begins',
    );
  },
};

export const EscapePutsItAway: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change course' })).toHaveFocus());
  },
};

export const OnHoverAndAPointerMayGoOverToIt: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const { tooltip } = await hover(context);
    await userEvent.hover(tooltip);
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.unhover(tooltip);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const APressPutsItAway: Story = {
  play: async (context) => {
    const { button } = await hover(context);
    await context.userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** No tooltip is shown, but the text is the description anyway. */
export const ATouchShowsNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Change course' });
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await expect(button).toHaveAccessibleDescription('You can change it until the cohort begins');
  },
};

export const OnALink: Story = {
  args: {
    text: 'Opens your settings',
    children: <LinkButton href="/settings">Settings</LinkButton>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

/** The first Escape hides the tooltip, the second one closes the dialog. */
export const InADialog: Story = {
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Courses</Button>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Courses">
          <Tooltip {...args} />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Courses' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Courses' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(await screen.findByRole('button', { name: 'Change course' })).toHaveFocus();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => {
      const { left, top } = tooltip.getBoundingClientRect();
      expect(tooltip).toContainElement(document.elementFromPoint(left + 8, top + 8) as HTMLElement);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A 360 px wide window has no space next to it or above it. */
export const AtTheEdgeOfTheWindow: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => <Tooltip {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
    const box = tooltip.getBoundingClientRect();
    const control = canvas.getByRole('button', { name: 'Change course' }).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(box.top >= control.bottom || box.bottom <= control.top).toBe(true);
  },
};
