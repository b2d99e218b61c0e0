import '@institute/design-system/styles.css';
import { Button, IntlProvider, MenuButton, MenuItem } from '@institute/design-system';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

afterEach(cleanup);

it.each([
  ['{Tab}', 'After'],
  ['{Shift>}{Tab}{/Shift}', 'Before'],
])('leaves a menu by %s, and goes on from its button', async (keys, name) => {
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
