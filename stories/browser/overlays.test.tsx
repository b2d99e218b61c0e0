import '@institute/design-system/styles.css';
import { Button, IntlProvider, MenuButton, MenuItem, NavItem, UserMenu } from '@institute/design-system';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

afterEach(cleanup);

it.each([
  ['{Tab}', 'After'],
  ['{Shift>}{Tab}{/Shift}', 'Before'],
])('closes a menu on %s, and moves focus on from its button', async (keys, name) => {
  render(
    <IntlProvider locale="en">
      <Button>Before</Button>
      <MenuButton label="Actions">
        <MenuItem>Edit</MenuItem>
        <MenuItem>Delete</MenuItem>
      </MenuButton>
      <Button>After</Button>
    </IntlProvider>,
  );
  screen.getByRole('button', { name: 'Actions' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Edit');
  await userEvent.keyboard(keys);
  await expect.poll(() => document.activeElement?.textContent).toBe(name);
  await expect.poll(() => screen.queryByRole('menu')).toBeNull();
});

const showUserMenu = () => {
  render(
    <IntlProvider locale="en">
      <UserMenu name="Maya Delgado">
        <NavItem href="/settings">Settings</NavItem>
      </UserMenu>
      <p>Elsewhere</p>
    </IntlProvider>,
  );
  return screen.getByRole('button', { name: 'Maya Delgado' });
};
const isOpen = () => screen.queryByRole('link', { name: 'Settings' }) !== null;

it('closes a menu of links on Escape, and restores focus', async () => {
  const button = showUserMenu();
  button.focus();
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Settings');
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  expect(document.activeElement).toBe(button);
});

it('closes a menu of links on a press outside', async () => {
  const button = showUserMenu();
  await userEvent.click(button);
  await expect.poll(isOpen).toBe(true);
  await userEvent.click(page.getByText('Elsewhere'));
  await expect.poll(isOpen).toBe(false);
});
