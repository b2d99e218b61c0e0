import { IntlProvider, lazyPart, TextField } from '@institute/design-system';
import { cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

afterEach(cleanup);

const Calendar = ({ title }: { title: string }) => <p>{title}</p>;

it('offers a retry in the place of a part that did not load, and keeps the screen and what was typed', async () => {
  let attempts = 0;
  const Part = lazyPart(async () => {
    attempts += 1;
    if (attempts < 3) throw new TypeError('Failed to fetch dynamically imported module');
    return Calendar;
  });
  const screen = (isOpen: boolean) => (
    <IntlProvider locale="en">
      <TextField label="Name" />
      <Suspense fallback={null}>{isOpen && <Part title="November" />}</Suspense>
    </IntlProvider>
  );
  const { rerender } = render(screen(false));
  await userEvent.type(page.getByRole('textbox'), 'Ana');
  rerender(screen(true));
  await expect.element(page.getByText('We couldn’t load this. Check your connection.')).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('Ana');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => attempts).toBe(2);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('November')).toBeVisible();
  expect(page.getByText('We couldn’t load this. Check your connection.').elements()).toEqual([]);
});

it('shows something else if a part has it', async () => {
  const Part = lazyPart<{ title: string }>(
    () => Promise.reject(new TypeError('Failed to fetch')),
    ({ title }) => <p>{`Without ${title}`}</p>,
  );
  render(
    <IntlProvider locale="en">
      <Suspense fallback={null}>
        <Part title="November" />
      </Suspense>
    </IntlProvider>,
  );
  await expect.element(page.getByText('Without November')).toBeVisible();
});
