import {
  Button,
  Dialog,
  Disclosure,
  FileField,
  IntlProvider,
  MultiSelectField,
  PhoneField,
  TextField,
} from '@institute/design-system';
import { type DraftStore, KeepDrafts, RepeatableGroup, useForm } from '@institute/design-system/forms';
import { required, rules } from '@institute/design-system/rules';
import { cleanup, render } from '@testing-library/react';
import { type ReactNode, StrictMode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { array, object, string } from 'zod/mini';
import { IdleGuard } from '../../design-system/src/app/IdleGuard.tsx';
import type { StoredValue } from '../../design-system/src/app/storage.ts';
import { heldUpload } from '../components/files/upload.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const draft = { none: 'A test keeps nothing.' } as const;

const show = (content: ReactNode) => render(<IntlProvider locale="en">{content}</IntlProvider>);

const button = (name: string) => page.getByRole('button', { name });
const box = (name: string) => page.getByRole('textbox', { name });

const rowTexts = { label: 'Schools', addLabel: 'Add', itemLabel: (number: number) => `School ${number}` };

function Schools() {
  const form = useForm({
    draft,
    schema: object({ rows: array(object({ city: string().check(rules(required())) })) }),
    defaultValues: { rows: [{ city: 'Ohio' }, { city: '' }, { city: 'Texas' }] },
    onSubmit: () => null,
  });
  return (
    <form.Form>
      <form.Field name="rows" as={RepeatableGroup} {...rowTexts} newItem={() => ({ city: '' })}>
        {(index: number) => <form.Field name={`rows[${index}].city`} as={TextField} label="City" />}
      </form.Field>
      <form.SubmitButton>Save</form.SubmitButton>
    </form.Form>
  );
}

it('leads to the field of an error after an earlier row was removed, and forgets those of removed rows', async () => {
  show(<Schools />);
  await button('Save').click();
  await button('Remove School 1').click();
  expect(box('City').elements()).toEqual([
    expect.objectContaining({ value: '' }),
    expect.objectContaining({ value: 'Texas' }),
  ]);
  await expect.element(page.getByText('There is 1 problem')).toBeVisible();
  await page.getByRole('link').click();
  await expect.element(box('City').first()).toHaveFocus();
  await button('Remove School 1').click();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

type Upload = ReturnType<typeof heldUpload>['upload'];

function Papers({ upload }: { upload: Upload }) {
  const form = useForm({
    draft,
    defaultValues: { rows: [{ file: '' }, { file: '' }] },
    onSubmit: () => null,
  });
  return (
    <form.Form>
      <form.Field name="rows" as={RepeatableGroup} {...rowTexts} newItem={() => ({ file: '' })}>
        {(index: number) => (
          <form.Field
            name={`rows[${index}].file`}
            as={FileField}
            label="File"
            accept={['text/plain']}
            upload={upload}
          />
        )}
      </form.Field>
      <Button onPress={() => form.reset()}>Start over</Button>
      <form.Subscribe selector={({ values }) => values.rows.map(({ file }) => file).join(', ')}>
        {(files) => <output>{files}</output>}
      </form.Subscribe>
    </form.Form>
  );
}

/** Chooses a file in the last field. */
function choose(name: string): void {
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].at(-1)!;
  const chosen = new DataTransfer();
  chosen.items.add(new File(['x'], name, { type: 'text/plain' }));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

it('goes on uploading a file while an earlier row is removed', async () => {
  const { upload, started } = heldUpload();
  show(<Papers upload={upload} />);
  choose('notes.txt');
  const transfer = await started();
  await button('Remove School 1').click();
  expect(transfer.signal.aborted).toBe(false);
  transfer.finish('stored');
  await expect.element(page.getByRole('status').filter({ hasText: 'stored' })).toBeVisible();
});

it('stops an upload when its form is reset', async () => {
  const { upload, started } = heldUpload();
  show(<Papers upload={upload} />);
  choose('notes.txt');
  const transfer = await started();
  await button('Start over').click();
  expect(transfer.signal.aborted).toBe(true);
  await expect.element(page.getByText('notes.txt', { exact: true })).not.toBeInTheDocument();
});

it('counts an upload as activity of the user [G-16]', async () => {
  const { upload, started } = heldUpload();
  show(<Papers upload={upload} />);
  choose('notes.txt');
  await started();
  const activities: number[] = [];
  const lastActivity: StoredValue<number> = {
    read: () => activities.at(-1) ?? null,
    write: (time) => void activities.push(time ?? 0),
    subscribe: () => () => {},
  };
  const idle = { warnAfter: 50, endAfter: 1_000_000, lastActivity };
  show(<IdleGuard session={{ idle, timeOut: async () => {}, signOut: async () => {} }} />);
  await expect.poll(() => activities.length).toBeGreaterThan(4);
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
});

function Languages({ onSubmit }: { onSubmit: () => void }) {
  const form = useForm({ draft, defaultValues: { languages: [] as string[] }, onSubmit });
  return (
    <form.Form>
      <form.Field name="languages" as={MultiSelectField} label="Languages" options={[]} />
      <Button onPress={() => form.reset()}>Start over</Button>
      <form.SubmitButton>Save</form.SubmitButton>
    </form.Form>
  );
}

it('empties a box whose text is no choice when its form is reset', async () => {
  let submits = 0;
  show(
    <Languages
      onSubmit={() => {
        submits += 1;
      }}
    />,
  );
  await page.getByRole('combobox').fill('Klingon');
  await userEvent.keyboard('{Escape}');
  await button('Start over').click();
  await expect.element(page.getByRole('combobox')).toHaveValue('');
  await button('Save').click();
  await expect.poll(() => submits).toBe(1);
});

function Call() {
  const form = useForm({ draft, defaultValues: { phone: '' }, onSubmit: () => null });
  return (
    <form.Form>
      <form.Field name="phone" as={PhoneField} label="Phone" hasCountryList />
      <Button onPress={() => form.reset()}>Start over</Button>
    </form.Form>
  );
}

it('forgets the country of an empty phone box when its form is reset', async () => {
  show(<Call />);
  const country = page.getByRole('combobox');
  await expect.element(country).toHaveValue('US');
  await userEvent.selectOptions(country, 'DE');
  await button('Start over').click();
  await expect.element(country).toHaveValue('US');
});

function Around({ onSubmit }: { onSubmit: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ draft, defaultValues: { note: '' }, onSubmit });
  return (
    <form.Form>
      <form.Field name="note" as={TextField} label="Note" />
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Search">
        <form onSubmit={(event) => event.preventDefault()}>
          <Button type="submit">Find</Button>
          <Button type="reset">Clear</Button>
        </form>
      </Dialog>
    </form.Form>
  );
}

it('is neither submitted nor reset by a form in a dialog of it', async () => {
  let submits = 0;
  show(
    <Around
      onSubmit={() => {
        submits += 1;
      }}
    />,
  );
  await box('Note').fill('Call back');
  await button('Open').click();
  await button('Clear').click();
  await button('Find').click();
  await button('Close').click();
  await expect.element(box('Note')).toHaveValue('Call back');
  expect(submits).toBe(0);
});

function Folded() {
  const form = useForm({
    draft,
    schema: object({ note: string().check(rules(required())) }),
    defaultValues: { note: '' },
    onSubmit: () => null,
  });
  return (
    <form.Form>
      <Disclosure title="More">
        <Disclosure title="Even more" level={4}>
          <form.Field name="note" as={TextField} label="Note" isRequired />
        </Disclosure>
      </Disclosure>
      <form.SubmitButton>Save</form.SubmitButton>
    </form.Form>
  );
}

it('opens the regions around a field that an error leads to', async () => {
  show(<Folded />);
  await button('Save').click();
  await page.getByRole('link').click();
  await expect.element(box('Note')).toHaveFocus();
  await expect
    .element(page.getByRole('button', { name: 'More', exact: true }))
    .toHaveAttribute('aria-expanded', 'true');
});

const keptStore: DraftStore = {
  read: () => ({ keptAt: 0, data: { values: { note: 'Call back' }, base: { note: '' }, about: '' } }),
  write: () => undefined,
  remove: () => undefined,
  forget: () => undefined,
};

function Noted() {
  const form = useForm({ draft: 'note', defaultValues: { note: '' }, onSubmit: () => null });
  return (
    <form.Form>
      <form.Field name="note" as={TextField} label="Note" />
    </form.Form>
  );
}

it('says that changes are back where React runs effects twice', async () => {
  render(
    <StrictMode>
      <IntlProvider locale="en">
        <KeepDrafts store={keptStore}>
          <Noted />
        </KeepDrafts>
      </IntlProvider>
    </StrictMode>,
  );
  await expect.element(box('Note')).toHaveValue('Call back');
  await expect.element(page.getByText(/Your unsaved changes from .* are back/)).toBeVisible();
});
