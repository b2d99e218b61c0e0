import {
  AwardIcon,
  InboxIcon,
  MoreIcon,
  NavItem,
  NavList,
  NavSheet,
  RouterProvider,
  Text,
  UsersIcon,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

const meta = {
  component: NavSheet,
  args: {
    label: 'More',
    icon: <MoreIcon />,
    footer: <Text tone="muted">Signed in as Maya</Text>,
    children: (
      <>
        <NavItem href="/awards" icon={<AwardIcon />}>
          Awards
        </NavItem>
        <NavItem href="/circles" icon={<UsersIcon />}>
          Coaching circles
        </NavItem>
      </>
    ),
  },
  render: function Render(args) {
    const [pathname, navigate] = useState('/inbox');
    return (
      <RouterProvider pathname={pathname} navigate={navigate}>
        <nav aria-label="Main">
          <NavList look="bar">
            <NavItem href="/inbox" icon={<InboxIcon />}>
              Inbox
            </NavItem>
            <NavSheet {...args} />
          </NavList>
        </nav>
      </RouterProvider>
    );
  },
} satisfies Meta<typeof NavSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'More' })).toBeVisible());
  },
};

export const EscapeClosesItAndTheFocusGoesBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const sheet = screen.getByRole<HTMLDialogElement>('dialog');
    await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    // The browser does this on Escape, which scripts can't press.
    sheet.requestClose();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const GoingSomewhereClosesIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('link', { name: 'Awards' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
