import {
  Button,
  Inline,
  LanguageSwitch,
  NavItem,
  RouterProvider,
  SettingsIcon,
  SignOutIcon,
  UserMenu,
} from '@institute/design-system';
import { createPreferences, UserMenuFooter } from '@institute/design-system/app';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

const meta = {
  component: UserMenu,
  args: {
    name: 'Maya Delgado',
    children: (
      <>
        <NavItem href="/settings/profile" icon={<SettingsIcon />}>
          Settings
        </NavItem>
        <NavItem href="/logout" icon={<SignOutIcon />}>
          Sign out
        </NavItem>
      </>
    ),
    footer: <LanguageSwitch value="en" onChange={() => undefined} offered={['en', 'es']} />,
  },
  render: (args) => (
    <Inline justify="end">
      <UserMenu {...args} />
      <Button variant="secondary">Next</Button>
    </Inline>
  ),
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya Delgado' }));
    await expect(canvas.getByRole('link', { name: 'Settings' })).toBeVisible();
  },
};

/** On a page that only this menu leads to. */
export const IsCurrent: Story = {
  args: { isCurrent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('Maya Delgado');
  },
};

/** The button can be used before it's known who is signed in. */
export const IsLoading: Story = {
  args: { name: 'maya@example.com', isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'maya@example.com' }));
    await expect(canvas.getByRole('link', { name: 'Settings' })).toBeVisible();
  },
};

const preferences = createPreferences('example');
const signOut = fn();

/** Lines are as wide as the menu, and the text of a quiet button is in line with the items. */
export const InLineWithTheItems: Story = {
  args: {
    footer: <UserMenuFooter preferences={preferences} onSignOut={signOut} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya Delgado' }));
    await expect(canvas.getByRole('group', { name: 'Appearance' })).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Sign out' });
    const item = canvas.getByRole('link', { name: 'Settings' });
    const left = (element: Element) => element.querySelector('svg')!.getBoundingClientRect().left;
    await expect(Math.abs(left(button) - left(item))).toBeLessThan(2);
    const line = canvas.getByRole('separator').getBoundingClientRect();
    await expect(Math.abs(line.left - left(item))).toBeLessThan(2);
    await userEvent.click(button);
    await expect(signOut).toHaveBeenCalledOnce();
  },
};

/** `browser/overlays.test.tsx` tests that the browser closes it on Escape and on a press outside. */
export const TabGoesThroughTheLinks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sign out' })).toHaveFocus();
  },
};

export const ClosesWhenTheFocusLeaves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya Delgado' }));
    for (let stop = 0; stop < 5; stop++) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
  },
};

export const ClosesAfterANavigation: Story = {
  render: function Render(args) {
    const [pathname, setPathname] = useState('/');
    return (
      <RouterProvider navigate={setPathname} pathname={pathname}>
        <UserMenu {...args} />
      </RouterProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya Delgado' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull());
  },
};

const expectUnderTheButton = async (button: HTMLElement, panel: HTMLElement, edge: 'left' | 'right') => {
  const [opener, box] = [button.getBoundingClientRect(), panel.getBoundingClientRect()];
  await expect(box.top).toBeGreaterThanOrEqual(opener.bottom);
  await expect(box.top - opener.bottom).toBeLessThan(12);
  await expect(box.left).toBeGreaterThanOrEqual(0);
  await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  await expect(Math.abs(box[edge] - opener[edge])).toBeLessThan(2);
};

/** At the end of the bar, as in the apps, also at 360 px. */
export const UnderItsButton: Story = {
  render: (args) => (
    <Inline justify="end">
      <UserMenu {...args} />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Maya Delgado' });
    await userEvent.click(button);
    const panel = canvas.getByRole('list').parentElement!;
    await expectUnderTheButton(button, panel, 'right');
  },
};

export const RightToLeft: Story = {
  ...UnderItsButton,
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Maya Delgado' });
    await userEvent.click(button);
    const panel = canvas.getByRole('list').parentElement!;
    await expectUnderTheButton(button, panel, 'left');
  },
};
