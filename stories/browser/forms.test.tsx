import { region } from '@institute/api-schema/region';
import {
  ComboBoxField,
  DateField,
  FileField,
  IntlProvider,
  NumberField,
  PasswordField,
  SelectField,
  TextField,
} from '@institute/design-system';
import { SignInForm } from '@institute/design-system/account';
import { type DraftStore, KeepDrafts, type KeptDraft, useForm } from '@institute/design-system/forms';
import { parseForm, required, rules } from '@institute/design-system/rules';
import { cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useIntl } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { email, maxLength, number, object, enum as oneOf, optional, refine, string } from 'zod/mini';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function SignIn({ action }: { action?: string | ((data: FormData) => void) }) {
  const form = useForm({
    draft: { none: 'A password is never stored.' },
    defaultValues: { email: '', password: '' },
    onSubmit: () => null,
  });
  return (
    <form.Form {...(action !== undefined && { action })}>
      <form.Field name="email" as={TextField} kind="email" label="E-mail" />
      <form.Field name="password" as={PasswordField} label="Password" />
      <form.SubmitButton>Sign in</form.SubmitButton>
    </form.Form>
  );
}

/** The form of a page that was rendered on a server, before its scripts. */
function served(page: React.ReactNode): HTMLFormElement {
  document.body.innerHTML = renderToString(<IntlProvider locale="en">{page}</IntlProvider>);
  return document.querySelector('form')!;
}

function Passwords({ hasErrorSummary = true }: { hasErrorSummary?: boolean }) {
  const form = useForm({
    draft: { none: 'A password is never stored.' },
    schema: object({ a: string(), b: string() }).check(refine(({ a, b }) => a === b, 'A and B must match')),
    defaultValues: { a: 'x', b: 'y' },
    onSubmit: () => null,
  });
  return (
    <form.Form hasErrorSummary={hasErrorSummary}>
      <form.Field name="a" as={TextField} label="A" />
      <form.Field name="b" as={TextField} label="B" />
      <form.SubmitButton>Save</form.SubmitButton>
    </form.Form>
  );
}

it.each([true, false])('shows an error of the whole form, with a summary: %s', async (hasErrorSummary) => {
  render(
    <IntlProvider locale="en">
      <Passwords hasErrorSummary={hasErrorSummary} />
    </IntlProvider>,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('A and B must match')).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(hasErrorSummary ? 0 : 1);
});

function Pain() {
  const { locale } = useIntl();
  const form = useForm({
    draft: { name: 'pain' },
    schema: object({ pain: string().check(rules(required())) }),
    defaultValues: { pain: '' },
    onSubmit: () => null,
  });
  return (
    <form.Form>
      <form.Field
        name="pain"
        as={TextField}
        label={locale === 'de' ? 'Schmerzen' : 'ما شدة الألم؟'}
        isRequired
      />
      <form.SubmitButton>OK</form.SubmitButton>
    </form.Form>
  );
}

it('shows the labels of the current language in its summary, and one mark after a question', async () => {
  const inLanguage = (locale: string) => (
    <IntlProvider locale={locale}>
      <Pain />
    </IntlProvider>
  );
  const { rerender } = render(inLanguage('de'));
  await page.getByRole('button', { name: 'OK' }).click();
  const link = page.getByRole('region').getByRole('link');
  await expect.element(link).toHaveTextContent(/^Schmerzen: /);
  rerender(inLanguage('ar'));
  await expect.element(link).toHaveTextContent(/^ما شدة الألم؟ [^:]/);
});

it('says in the provider’s time zone from when a draft is', async () => {
  const draft = { values: { pain: 'x' }, base: { pain: '' }, about: '' };
  const kept: KeptDraft = { data: draft, keptAt: Date.parse('2020-11-24T20:15:00Z') };
  const store: DraftStore = { read: () => kept, write() {}, remove() {}, forget() {} };
  render(
    <IntlProvider locale="en" timeZone="Asia/Kolkata">
      <KeepDrafts store={store}>
        <Pain />
      </KeepDrafts>
    </IntlProvider>,
  );
  await expect.element(page.getByText(/from Nov 25, 2020, 1:45.AM/)).toBeVisible();
});

it('gives the summaries of two forms their own ids', async () => {
  render(
    <IntlProvider locale="en">
      <Passwords />
      <Passwords />
    </IntlProvider>,
  );
  for (const button of page.getByRole('button', { name: 'Save' }).all()) await button.click();
  await expect.poll(() => document.querySelectorAll('section h2').length).toBe(2);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBe(new Set(ids).size);
});

it('works where there is neither layout nor editing, as in jsdom', async () => {
  const { scrollIntoView } = Element.prototype;
  const lacking = [
    [Element.prototype, 'scrollIntoView'],
    [document, 'execCommand'],
  ] as const;
  for (const [owner, name] of lacking)
    Object.defineProperty(owner, name, { value: undefined, configurable: true, writable: true });
  render(
    <IntlProvider locale="en" region={region}>
      <Passwords />
      <DateField label="Date" name="date" />
    </IntlProvider>,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('A and B must match')).toBeVisible();
  await userEvent.type(page.getByRole('textbox', { name: /Date/ }), '03141990');
  await expect.element(page.getByRole('textbox', { name: /Date/ })).toHaveValue('03-14-1990');
  // Those of the prototypes are back.
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: scrollIntoView, configurable: true });
  Reflect.deleteProperty(document, 'execCommand');
});

const refused = {
  values: { email: 'ana', password: undefined },
  errors: [{ pointer: '/email', rule: 'email', values: { email: 'name@example.com' } }],
} as const;

function Refused({ hasErrorSummary = true }: { hasErrorSummary?: boolean }) {
  const form = useForm({
    draft: { none: 'A password is never stored.' },
    lastResult: refused,
    defaultValues: { email: '', birth: '1990-03-14' },
    onSubmit: () => null,
  });
  return (
    <form.Form hasErrorSummary={hasErrorSummary}>
      <form.Field name="email" as={TextField} kind="email" label="E-mail" />
      <form.Field name="birth" as={DateField} label="Date of birth" />
      <form.SubmitButton>Save</form.SubmitButton>
    </form.Form>
  );
}

function FewFields() {
  const form = useForm({
    draft: { none: 'A test keeps nothing.' },
    schema: object({ name: string().check(rules(required())) }),
    defaultValues: { name: '' },
    onSubmit: () => null,
  });
  return (
    <form.Form hasErrorSummary={false}>
      <form.Field name="name" as={TextField} label="Name" />
      <button type="button" onClick={() => void form.submit()}>
        Check
      </button>
    </form.Form>
  );
}

describe('the first wrong field of a form without a summary has the focus', () => {
  const shown = (form: React.ReactNode) => render(<IntlProvider locale="en">{form}</IntlProvider>);

  it('each time the form is submitted by code', async () => {
    shown(<FewFields />);
    for (let times = 0; times < 2; times += 1) {
      await page.getByRole('button', { name: 'Check' }).click();
      await expect.element(page.getByRole('textbox', { name: /Name/ })).toHaveFocus();
    }
  });

  it('after a server’s answer', async () => {
    shown(<Refused hasErrorSummary={false} />);
    await expect.element(page.getByRole('textbox', { name: /E-mail/ })).toHaveFocus();
  });
});

describe('a server’s answer without scripts', () => {
  it('has what was typed, and its errors at their fields', () => {
    const form = served(<Refused />);
    expect(new FormData(form).get('email')).toBe('ana');
    const box = form.querySelector<HTMLInputElement>('[name="email"]')!;
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(form.textContent).toContain('Enter an e-mail address, such as name@example.com');
    expect(form.textContent).toContain('There is 1 problem');
  });

  it('posts what is typed into a field whose value needs scripts', () => {
    const form = served(<Refused />);
    form.querySelector<HTMLInputElement>('[name="birth.typed"]')!.value = 'March 14, 1991';
    expect([...new FormData(form)].filter(([name]) => name.startsWith('birth'))).toEqual([
      ['birth.typed', 'March 14, 1991'],
      ['birth', '1990-03-14'],
      ['birth.shown', '03/14/1990'],
    ]);
  });

  it('is linked to the fields once the scripts have loaded', async () => {
    served(<Refused />);
    const hydrated = hydrateRoot(
      document.body,
      <IntlProvider locale="en">
        <Refused />
      </IntlProvider>,
    );
    const summary = page.getByRole('region', { name: 'There is 1 problem' });
    await expect.element(summary).toHaveFocus();
    await expect
      .element(summary.getByRole('link', { name: /E-mail: Enter an e-mail address/ }))
      .toBeVisible();
    const data = () => Object.fromEntries(new FormData(document.querySelector('form')!));
    expect(data()).toEqual({ email: 'ana', birth: '1990-03-14' });
    hydrated.unmount();
  });
});

function Stored() {
  const form = useForm({
    draft: { none: 'A test keeps nothing.' },
    defaultValues: { country: 'DE', photo: 'stored.png' },
    onSubmit: () => null,
  });
  const options = [{ value: 'DE', label: 'Germany' }];
  const upload = async () => 'new.png';
  return (
    <form.Form>
      <form.Field name="country" as={ComboBoxField} label="Country" options={options} />
      <form.Field name="photo" as={FileField} label="Photo" accept={['image/png']} upload={upload} />
    </form.Form>
  );
}

describe('a form that is submitted before the scripts have loaded', () => {
  it('keeps the values that weren’t changed, whatever their boxes show', async () => {
    const data = new FormData(served(<Stored />));
    expect(data.get('country.typed')).toBe('Germany');
    const value = { country: 'DE', photo: 'stored.png' };
    const posted = await parseForm(object({ country: string(), photo: string() }), data);
    expect(posted).toMatchObject({ isValid: true, value });
  });

  it('is posted to its page, so that no password reaches the URL', () => {
    const form = served(<SignIn />);
    expect(form.method).toBe('post');
    expect(form.action).toBe(location.href);
  });

  it('is posted to its `action`', () => {
    const form = served(<SignIn action="/sign-in" />);
    expect(form.method).toBe('post');
    expect(form.getAttribute('action')).toBe('/sign-in');
  });

  it('is left to React if its `action` is a function', () => {
    const form = served(<SignIn action={() => {}} />);
    expect(form.getAttribute('action')).toMatch(/^javascript:/);
  });
});

it('posts the form for signing in', () => {
  const form = served(<SignInForm email="" onSignIn={async () => undefined} />);
  expect(form.method).toBe('post');
});

const choice = object({
  size: optional(oneOf(['s', 'm'])),
  age: optional(number()),
  mail: optional(email()),
  about: string().check(maxLength(500)),
  free: string(),
});

function Choice({ onSubmit }: { onSubmit: (value: object) => void }) {
  const form = useForm({
    draft: { none: 'A test keeps nothing.' },
    schema: choice,
    defaultValues: { about: '', free: '' } as (typeof choice)['_zod']['input'],
    onSubmit: ({ value }) => onSubmit(value),
  });
  return (
    <form.Form>
      <form.Field name="size" as={SelectField} label="Size" options={[{ value: 's', label: 'Small' }]} />
      <form.Field name="age" as={NumberField} label="Age" />
      <form.Field name="mail" as={TextField} label="Mail" />
      <form.Field name="about" as={TextField} label="About" />
      <form.Field name="free" as={TextField} label="Free" />
      <form.SubmitButton>Save</form.SubmitButton>
    </form.Form>
  );
}

it('takes an optional answer back, and a text as long as its schema', async () => {
  const sent: object[] = [];
  render(
    <IntlProvider locale="en">
      <Choice onSubmit={(value) => sent.push(value)} />
    </IntlProvider>,
  );
  const select = page.getByRole('combobox', { name: 'Size' });
  await userEvent.selectOptions(select, 's');
  await userEvent.selectOptions(select, '');
  for (const name of ['Age', 'Mail']) {
    const box = page.getByRole('textbox', { name });
    await box.fill('7');
    await box.fill('');
  }
  const texts = { about: 'x'.repeat(300), free: 'x'.repeat(3000) };
  await page.getByRole('textbox', { name: 'About' }).fill(texts.about);
  await page.getByRole('textbox', { name: 'Free' }).fill(texts.free);
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => sent).toEqual([texts]);
  await page.getByRole('textbox', { name: 'About' }).fill('x'.repeat(501));
  await expect.element(page.getByText('1 character too many')).toBeVisible();
});
