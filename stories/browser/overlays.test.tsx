import '@institute/design-system/styles.css';
import {
  Button,
  Dialog,
  IntlProvider,
  MenuButton,
  MenuItem,
  NavItem,
  UserMenu,
} from '@institute/design-system';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepFocus } from '../../design-system/src/aria/keep-focus.ts';

const { getTextInfo } = Intl.Locale.prototype as { getTextInfo?: () => { direction: string } };

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

it('goes by the direction of the page, whatever the browser says about the locale', async () => {
  // WebKit says so of every locale whose usual script is left to right.
  Object.assign(Intl.Locale.prototype, { getTextInfo: () => ({ direction: 'ltr' }) });
  document.documentElement.dir = 'rtl';
  onTestFinished(() => {
    Object.assign(Intl.Locale.prototype, { getTextInfo });
    document.documentElement.dir = '';
  });
  render(
    <IntlProvider locale="en">
      <MenuButton label="Actions">
        <MenuItem>Edit</MenuItem>
      </MenuButton>
    </IntlProvider>,
  );
  const button = screen.getByRole('button', { name: 'Actions' });
  await userEvent.click(button);
  const menu = await screen.findByRole('menu');
  expect(menu.closest('[dir]')?.getAttribute('dir')).toBe('rtl');
});

/** A native button, because those of the library focus themselves. */
function Details() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <IntlProvider locale="en">
      <button type="button" onClick={() => setIsOpen(true)}>
        Details
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Details of the course" />
    </IntlProvider>
  );
}

it('returns the focus to what was pressed, in browsers that don’t focus it', async () => {
  keepFocus();
  // After the listeners of the page, as the browser does.
  const leaveFocus = (event: Event) => event.preventDefault();
  window.addEventListener('mousedown', leaveFocus);
  onTestFinished(() => window.removeEventListener('mousedown', leaveFocus));
  const menu = showUserMenu();
  render(<Details />);
  const button = screen.getByRole('button', { name: 'Details' });
  await userEvent.click(menu);
  await expect.poll(isOpen).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(menu);

  await userEvent.click(button);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(button);
});
