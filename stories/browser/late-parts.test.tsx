import {
  Button,
  focusReplacement,
  Heading,
  IntlProvider,
  lazyExtra,
  lazyPart,
  TextField,
} from '@institute/design-system';
import { cleanup, render } from '@testing-library/react';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepFocus } from '../../design-system/src/aria/keep-focus.ts';

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

it('leaves the place of an extra empty until it is there, beside a screen that does not wait', async () => {
  let arrive = () => {};
  const Extra = lazyExtra<{ title: string }>(
    () => new Promise((resolve) => (arrive = () => resolve(Calendar))),
  );
  render(
    <IntlProvider locale="en">
      <p>Beside</p>
      <Extra title="November" />
    </IntlProvider>,
  );
  await expect.element(page.getByText('Beside')).toBeVisible();
  expect(page.getByText('November').elements()).toEqual([]);
  arrive();
  await expect.element(page.getByText('November')).toBeVisible();
});

function City() {
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => focusReplacement(control.current), []);
  return <TextField label="City" isRequired ref={control} />;
}

/** A section whose button is replaced by a form that comes later, as in a profile. */
function Section({ Part }: { Part: ComponentType }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section>
      <Heading level={2}>Address</Heading>
      {isOpen ? (
        <Suspense fallback={<p>Loading</p>}>
          <Part />
        </Suspense>
      ) : (
        <Button onPress={() => setIsOpen(true)}>Edit</Button>
      )}
    </section>
  );
}

function renderSection() {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Part = lazyPart(async () => {
    await arrival;
    return City;
  });
  render(
    <IntlProvider locale="en">
      <main>
        <TextField label="Name" isRequired />
        <Section Part={Part} />
      </main>
    </IntlProvider>,
  );
  return arrive;
}

it('focuses what replaces a button, also if it comes later', async () => {
  const arrive = renderSection();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect.element(page.getByText('Loading')).toBeVisible();
  arrive();
  await expect.element(page.getByLabelText('City')).toHaveFocus();
});

it('focuses it also after the heading got the focus first, because the button was gone', async () => {
  keepFocus();
  const arrive = renderSection();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect.element(page.getByRole('heading', { name: 'Address' })).toHaveFocus();
  arrive();
  await expect.element(page.getByLabelText('City')).toHaveFocus();
});

it('leaves the focus to what the user is typing when a part arrives', async () => {
  const arrive = renderSection();
  await page.getByRole('button', { name: 'Edit' }).click();
  await userEvent.type(page.getByLabelText('Name'), 'An');
  arrive();
  await expect.element(page.getByLabelText('City')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(page.getByLabelText('Name')).toHaveValue('Ana');
});

function Sessions({ Part }: { Part: ComponentType<{ title: string }> }) {
  const [isMonth, setMonth] = useState(false);
  return (
    <main>
      <Heading level={1}>Sessions</Heading>
      <Button onPress={() => setMonth(true)}>Month</Button>
      {isMonth && <Part title="November" />}
    </main>
  );
}

it('gives the focus back to a button that was hidden with its screen while the next part loaded', async () => {
  keepFocus();
  let arrive = (): void => undefined;
  const Part = lazyPart(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return Calendar;
  });
  render(
    <IntlProvider locale="en">
      <Suspense fallback="Loading">
        <Sessions Part={Part} />
      </Suspense>
    </IntlProvider>,
  );
  const button = page.getByRole('button', { name: 'Month' });
  await button.click();
  await expect.element(page.getByText('Loading')).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(document.body);
  await new Promise((resolve) => setTimeout(resolve, 200));
  arrive();
  await expect.element(page.getByText('November')).toBeVisible();
  await expect.element(button).toHaveFocus();
});
