import {
  Button,
  Calendar,
  ComboBoxField,
  DateField,
  DateRangeField,
  FileField,
  IntlProvider,
  MoneyField,
  MultiSelectField,
  NumberField,
  OneTimeCodeField,
  QuantityField,
  TimeField,
} from '@institute/design-system';
import { cleanup, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const show = (content: ReactNode, locale = 'en') =>
  render(<IntlProvider locale={locale}>{content}</IntlProvider>);

const texts = () => [...document.querySelectorAll('input')].map(({ value }) => value);

it.each([NumberField, QuantityField])('accepts what it writes with three decimals', async (Numbers) => {
  show(<Numbers label="Weight" fractionDigits={3} />);
  await userEvent.type(page.getByRole('textbox'), '1234');
  await userEvent.tab();
  await expect.element(page.getByRole('textbox')).toHaveValue('1234');
  await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'false');
});

it.each([
  { name: 'NumberField', field: <NumberField label="Field" />, typed: 'about 5' },
  { name: 'TimeField', field: <TimeField label="Field" />, typed: '2:30' },
  { name: 'ComboBoxField', field: <ComboBoxField label="Field" options={[]} />, typed: 'Elsewhere' },
  { name: 'MultiSelectField', field: <MultiSelectField label="Field" options={[]} />, typed: 'Elsewhere' },
])('leaves a button where it is pressed while a note appears under $name', async ({ field, typed }) => {
  let presses = 0;
  show(
    <>
      {field}
      <Button
        onPress={() => {
          presses += 1;
        }}
      >
        Save
      </Button>
    </>,
  );
  await userEvent.fill(page.getByLabelText(/Field/).first(), typed);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Save' }).click({ position: { x: 20, y: 4 } });
  await expect.poll(() => presses).toBe(1);
  await expect.element(page.getByText(/^(Use numbers only|Please (add|choose))/).first()).toBeVisible();
});

function Formats({ locale }: { locale: string }) {
  return (
    <IntlProvider locale={locale}>
      <NumberField label="Number" defaultValue={1234.5} fractionDigits={1} />
      <MoneyField label="Amount" currency="EUR" value={123450} />
      <TimeField label="Time" value="14:30" />
      <DateField label="Date" defaultValue="1990-04-27" />
      <NumberField label="Unread" value="about 5" />
    </IntlProvider>
  );
}

it('writes values in another language when it changes, and leaves text that has none', async () => {
  const { rerender } = render(<Formats locale="en" />);
  expect(texts()).toEqual(['1,234.5', '1,234.50', '2:30 PM', '04/27/1990', 'about 5']);
  rerender(<Formats locale="de" />);
  await expect.poll(texts).toEqual(['1.234,5', '1.234,50', '14:30', '27.04.1990', 'about 5']);
});

const cities = [
  { value: 'il', label: 'Springfield', description: 'Illinois' },
  { value: 'ma', label: 'Springfield', description: 'Massachusetts' },
];

function City() {
  const [city, setCity] = useState('ma');
  return (
    <>
      <ComboBoxField label="City" options={cities} value={city} onChange={setCity} />
      <output>{city}</output>
    </>
  );
}

it('asks for an option if two have the label that was typed', async () => {
  show(<City />);
  await page.getByRole('combobox').click();
  await userEvent.keyboard('{End}x{Backspace}{Escape}');
  await userEvent.tab();
  await expect.element(page.getByText('Please choose an option from the list').first()).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: /^Springfield$/ })).toBeVisible();
});

it('shows a calendar without a day to choose if the last one is before the first', async () => {
  show(
    <DateRangeField
      label="Vacation"
      calendar={{ min: '2026-01-01', max: '2026-02-01' }}
      value={{ start: '2026-05-05', end: '' }}
    />,
  );
  await page.getByRole('button').nth(1).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(
    document.querySelectorAll('[role="gridcell"] [role="button"]:not([aria-disabled="true"])'),
  ).toHaveLength(0);
});

it('reports a code that is filled in once, though it adds a space', async () => {
  const complete: string[] = [];
  show(<OneTimeCodeField label="Code" onComplete={(code) => complete.push(code)} />);
  const box = document.querySelector<HTMLInputElement>('input')!;
  box.focus();
  document.execCommand('insertText', false, '123456');
  await expect.element(page.getByRole('textbox')).toHaveValue('123 456');
  box.blur();
  expect(complete).toEqual(['123456']);
});

it('leaves the page for no file that is dropped beside its place', () => {
  show(<FileField label="File" accept={['text/plain']} upload={async () => 'stored'} isReadOnly />);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  for (const place of [document.body, document.querySelector('input')!.parentElement!])
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      expect(place.dispatchEvent(event)).toBe(false);
    }
});

const letters = ['a', 'b', 'c'].map((value) => ({ value, label: `Letter ${value}` }));

it('takes no choices away while Backspace is held to empty the box', () => {
  show(<MultiSelectField label="Letters" options={letters} defaultValue={['a', 'b', 'c']} />);
  page.getByRole('combobox').element().focus();
  for (let count = 0; count < 4; count += 1) {
    const held = { key: 'Backspace', bubbles: true, cancelable: true, repeat: true };
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', held));
  }
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
  expect(document.activeElement).toBe(page.getByRole('combobox').element());
});

it.each(['th', 'fa'])('shows the calendar of the dates that are typed in %s', async (locale) => {
  show(<DateField label="Date" calendar defaultValue="2026-05-05" />, locale);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent(/2026|۲۰۲۶/);
});

it.each(['th', 'fa', 'ar-SA'])('shows the month whose events it loads in %s', async (locale) => {
  show(<Calendar label="Sessions" value="2026-11-24" events={[]} onChange={() => {}} />, locale);
  const days = () =>
    page
      .getByRole('grid')
      .getByRole('button')
      .elements()
      .filter((day) => !day.matches('[data-outside-month]'))
      .map((day) => day.getAttribute('data-date'));
  await expect.poll(() => [days()[0], days().at(-1)]).toEqual(['2026-11-01', '2026-11-30']);
});

it('uploads the file that was chosen last, however long another takes to be prepared', async () => {
  let finishFirst = () => {};
  const prepare = (file: File) =>
    file.name === 'first.txt'
      ? new Promise<File>((resolve) => {
          finishFirst = () => resolve(file);
        })
      : Promise.resolve(file);
  const stored: string[] = [];
  show(
    <FileField
      label="File"
      accept={['text/plain']}
      prepare={prepare}
      upload={async ({ name }) => name}
      onChange={(name) => stored.push(name)}
    />,
  );
  const input = document.querySelector<HTMLInputElement>('input')!;
  for (const name of ['first.txt', 'second.txt']) {
    const chosen = new DataTransfer();
    chosen.items.add(new File(['x'], name, { type: 'text/plain' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await expect.poll(() => stored).toEqual(['second.txt']);
  finishFirst();
  await page.getByRole('button', { name: 'Remove second.txt' }).click();
  expect(stored).toEqual(['second.txt', '']);
});
