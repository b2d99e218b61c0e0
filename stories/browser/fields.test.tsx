import { region } from '@institute/api-schema/region';
import '@institute/design-system/styles.css';
import * as library from '@institute/design-system';
import { emptyAddress, loadPhoneNumbers } from '@institute/design-system/formats';
import { useForm } from '@institute/design-system/forms';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { createRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sample } from '../../scripts/given/lane.ts';
import { compose } from '../components/fields/editing.ts';

const {
  AddressFields,
  AssignAll,
  CheckboxField,
  CheckboxGroup,
  ColorSwatchField,
  ComboBoxField,
  DateField,
  DateRangeField,
  DateTimeField,
  DurationField,
  ExpirationField,
  FileField,
  FormattedField,
  IntlProvider,
  MoneyField,
  MonthField,
  MultiSelectField,
  NewPasswordField,
  NumberField,
  OneTimeCodeField,
  PasswordField,
  PercentField,
  PhoneField,
  PhotoField,
  QuantityField,
  QuestionMatrix,
  RadioGroup,
  ScaleField,
  SearchField,
  SelectField,
  SignatureField,
  SlotPicker,
  Switch,
  TextAreaField,
  TextField,
  TimeField,
} = library;

afterEach(cleanup);

const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana' },
];

type Posted = Record<string, string>;

/** The facts about a field that the shared tests need. */
interface Case {
  component: unknown;
  /** Required props besides the common ones. */
  props?: object;
  defaultValue: unknown;
  /** What a native form submits for the default value. */
  posted: Posted;
  /** Changes the value, given all its controls. */
  change: (controls: HTMLElement[]) => Promise<unknown>;
  /** What is submitted afterwards. */
  changed: Posted;
  /** Its parts have errors instead of the group. */
  errors?: object;
  /** A text that the field would reformat if it could be edited. */
  unsettled?: string;
  /** Accepts any text. */
  isTyped?: boolean;
  /** Can't be changed before the scripts have loaded. */
  isScripted?: boolean;
}

const typed = (text: string) => async (controls: HTMLElement[]) => {
  await userEvent.clear(controls[0]!);
  await userEvent.type(controls[0]!, text);
};
const clicked = (index: number) => (controls: HTMLElement[]) => userEvent.click(controls[index]!);

const text = (component: unknown, defaultValue: string, next: string, changed = next): Case => ({
  component,
  defaultValue,
  posted: { field: defaultValue },
  change: typed(next),
  changed: { field: changed },
  isTyped: true,
});

const stored = async (file: File) => file.name;
const signature = {
  type: 'TYPED',
  value: 'Ana',
  name: 'Ana',
  statement: 'I agree.',
  signedAt: '2027-03-01T10:00:00Z',
} as const;

const cases: Record<string, Case> = {
  TextField: {
    ...text(TextField, 'Lima', 'Cusco'),
    props: { kind: 'email' },
    unsettled: ' ana@example.com ',
  },
  TextAreaField: text(TextAreaField, 'Lima', 'Cusco'),
  PasswordField: text(PasswordField, 'Wellness1', 'Wellness2'),
  NewPasswordField: text(NewPasswordField, 'Wellness1', 'Wellness2'),
  // A search is always optional.
  SearchField: { ...text(SearchField, 'sleep', 'food'), props: { isRequired: undefined } },
  DateField: {
    ...text(DateField, '1990-04-27', '12312001', '2001-12-31'),
    unsettled: 'April 27, 1990',
  },
  ExpirationField: { ...text(ExpirationField, '2031-04', '05/2032', '2032-05'), unsettled: '4/31' },
  MonthField: { ...text(MonthField, '2026-04', '5/2027', '2027-05'), unsettled: '2026/4' },
  FormattedField: {
    ...text(FormattedField, 'AB12', 'cd 34', 'CD34'),
    props: {
      format: {
        read: (typed: string) =>
          /^[a-z]{2} ?\d\d$/i.test(typed) ? typed.replace(' ', '').toUpperCase() : null,
        show: (value: string) => value.replace(/^([A-Z]{2})(\d\d)$/, '$1 $2'),
        example: 'AB12',
      },
    },
    unsettled: 'ab12',
  },
  TimeField: { ...text(TimeField, '14:30', '3:15 pm', '15:15'), unsettled: '2:30pm' },
  PhoneField: { ...text(PhoneField, '+14155552671', '+442079460958'), unsettled: '415 555 2671' },
  OneTimeCodeField: { ...text(OneTimeCodeField, '123456', '654321'), unsettled: '12-34' },
  NumberField: { ...text(NumberField, '', '12'), defaultValue: 7, posted: { field: '7' } },
  MoneyField: { ...text(MoneyField, '', '12.5', '1250'), defaultValue: 700, posted: { field: '700' } },
  QuantityField: {
    ...text(QuantityField, '', '12 kg', '12'),
    props: { unit: 'kilogram', step: 1 },
    defaultValue: 7,
    posted: { field: '7' },
  },
  PercentField: { ...text(PercentField, '', '25'), defaultValue: 7, posted: { field: '7' } },
  SelectField: {
    component: SelectField,
    props: { options },
    defaultValue: 'a',
    posted: { field: 'a' },
    change: ([select]) => userEvent.selectOptions(select!, 'b'),
    changed: { field: 'b' },
  },
  DurationField: {
    component: DurationField,
    props: { options: [0, 30, 60] },
    defaultValue: 30,
    posted: { field: '30' },
    change: ([select]) => userEvent.selectOptions(select!, '60'),
    changed: { field: '60' },
  },
  ComboBoxField: {
    ...text(ComboBoxField, 'a', 'banana{Tab}', 'b'),
    props: { options },
    unsettled: 'apple',
  },
  MultiSelectField: {
    component: MultiSelectField,
    props: { options },
    defaultValue: ['a'],
    posted: { field: 'a' },
    isScripted: true,
    change: async (controls) => {
      await userEvent.click(document.querySelector('li button')!);
      await userEvent.type(controls[0]!, 'banana{Enter}');
    },
    changed: { field: 'b' },
  },
  RadioGroup: {
    component: RadioGroup,
    props: { options },
    defaultValue: 'a',
    posted: { field: 'a' },
    change: clicked(1),
    changed: { field: 'b' },
  },
  ScaleField: {
    component: ScaleField,
    props: { minLabel: 'No pain', maxLabel: 'Worst pain' },
    defaultValue: 7,
    posted: { field: '7' },
    change: clicked(10),
    changed: { field: '10' },
  },
  SlotPicker: {
    component: SlotPicker,
    props: {
      timeZone: 'America/New_York',
      slots: ['14:00', '15:00'].map((time) => ({
        start: `2026-11-23T${time}:00Z`,
        end: `2026-11-23T${time}:45Z`,
      })),
    },
    defaultValue: '2026-11-23T14:00:00Z',
    posted: { field: '2026-11-23T14:00:00Z' },
    change: clicked(1),
    changed: { field: '2026-11-23T15:00:00Z' },
  },
  CheckboxGroup: {
    component: CheckboxGroup,
    props: { options },
    defaultValue: ['a'],
    posted: { field: 'a' },
    change: clicked(0),
    changed: {},
  },
  ColorSwatchField: {
    component: ColorSwatchField,
    props: { options: options.map((option) => ({ ...option, color: '#9caf88' })) },
    defaultValue: ['a'],
    posted: { field: 'a' },
    change: clicked(0),
    changed: {},
  },
  CheckboxField: {
    component: CheckboxField,
    defaultValue: true,
    posted: { field: 'on' },
    change: clicked(0),
    changed: {},
  },
  Switch: {
    component: Switch,
    defaultValue: true,
    posted: { field: 'on' },
    change: clicked(0),
    changed: {},
  },
  AssignAll: {
    component: AssignAll,
    props: { items: [{ value: 'x', label: 'Extra' }], options },
    defaultValue: { x: 'a' },
    posted: { 'field.x': 'a' },
    change: clicked(1),
    changed: { 'field.x': 'b' },
  },
  QuestionMatrix: {
    component: QuestionMatrix,
    props: { questions: [{ value: 'x', label: 'Extra' }], options },
    defaultValue: { x: 'a' },
    posted: { 'field.x': 'a' },
    change: clicked(1),
    changed: { 'field.x': 'b' },
    errors: { x: 'The error' },
  },
  AddressFields: {
    component: AddressFields,
    defaultValue: { ...emptyAddress, city: 'Lima' },
    posted: { 'field.city': 'Lima' },
    change: async (controls) => {
      const city = controls.find((control) => control.getAttribute('name') === 'field.city')!;
      await userEvent.clear(city);
      await userEvent.type(city, 'Cusco');
    },
    changed: { 'field.city': 'Cusco' },
    errors: { city: 'The error' },
  },
  DateRangeField: {
    component: DateRangeField,
    defaultValue: { start: '2027-03-01', end: '2027-03-05' },
    posted: { 'field.start': '2027-03-01', 'field.end': '2027-03-05' },
    change: typed('02282027'),
    changed: { 'field.start': '2027-02-28', 'field.end': '2027-03-05' },
    errors: { start: 'The error' },
  },
  DateTimeField: {
    component: DateTimeField,
    props: { timeZone: 'America/New_York' },
    defaultValue: '2027-03-01T14:30',
    posted: { field: '2027-03-01T14:30' },
    change: async (controls) => {
      await typed('02282027')(controls);
      await typed('9 am')(controls.slice(1));
      controls[1]!.blur();
    },
    changed: { field: '2027-02-28T09:00' },
  },
  FileField: {
    component: FileField,
    props: { upload: stored, accept: ['application/pdf'] },
    defaultValue: 'first.pdf',
    posted: { field: 'first.pdf' },
    change: ([input]) => userEvent.upload(input!, new File(['x'], 'second.pdf', { type: 'application/pdf' })),
    changed: { field: 'second.pdf' },
  },
  PhotoField: {
    component: PhotoField,
    props: { upload: stored },
    defaultValue: 'first.jpg',
    posted: { field: 'first.jpg' },
    isScripted: true,
    // Selecting another photo opens a dialog, which has its own stories. Here the photo is removed.
    change: () => userEvent.click(document.querySelector('[aria-label="Remove first.jpg"]')!),
    changed: { field: '' },
  },
  SignatureField: {
    component: SignatureField,
    props: { statement: 'I agree.' },
    defaultValue: signature,
    posted: { 'field.type': 'TYPED', 'field.value': 'Ana', 'field.name': 'Ana' },
    change: typed('Eva'),
    changed: { 'field.type': 'TYPED', 'field.value': 'Eva', 'field.name': 'Eva' },
  },
};

it('covers every field of the library', () => {
  const fields = Object.keys(library).filter(
    (name) =>
      /(?:Fields?|Picker)$/.test(name) ||
      ['AssignAll', 'CheckboxGroup', 'QuestionMatrix', 'RadioGroup', 'Switch'].includes(name),
  );
  expect(Object.keys(cases).sort()).toEqual(fields.sort());
});

function show(children: ReactNode) {
  return render(
    <IntlProvider locale="en" region={region}>
      <form>{children}</form>
    </IntlProvider>,
  ).container;
}

/** The controls of a field. */
const controlsOf = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('input:not([type="hidden"]), select, textarea')].filter(
    (control) => control.tabIndex >= 0,
  );

const wordsOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** The control, or for several controls the group around them. */
function mainOf(root: Element): HTMLElement {
  return root.querySelector('fieldset') ?? controlsOf(root)[0]!;
}

const postedBy = (root: Element, names: string[]) => {
  const data = new FormData(root.querySelector('form')!);
  return Object.fromEntries(
    names.flatMap((name) => (data.has(name) ? [[name, String(data.get(name))]] : [])),
  );
};

/** The value that the form has. */
const valueIn = (root: Element) =>
  root.querySelector('output')?.textContent?.replace(/"signedAt":"[^"]+"/, '"signedAt":"now"');

/** With all fields it takes long, and one piece of code does it for all: an ordinary run tries every fourth. */
const tried = sample(Object.keys(cases), 4);

describe.each(Object.entries(cases))('%s', (name, given) => {
  const Field = given.component as ComponentType<Record<string, unknown>>;
  const names = [...new Set([...Object.keys(given.posted), ...Object.keys(given.changed)])];
  const withDefault = (props: object = {}) =>
    show(
      <Field
        label="The label"
        name="field"
        isRequired
        defaultValue={given.defaultValue}
        {...given.props}
        {...props}
      />,
    );

  it('is labeled by its label, and described by its description', async () => {
    const main = mainOf(withDefault({ description: 'The description' }));
    await expect.element(main).toHaveAccessibleName(expect.stringContaining('The label'));
    expect(wordsOf(main.getAttribute('aria-describedby'))).toContain('The description');
  });

  it('is marked as invalid and described by its error, on a control', () => {
    const root = withDefault(given.errors ? { errorMessages: given.errors } : { errorMessage: 'The error' });
    const invalid = [...root.querySelectorAll('[aria-invalid="true"]')];
    expect(invalid.length).toBeGreaterThan(0);
    const groups = [...root.querySelectorAll('fieldset')];
    for (const control of invalid) {
      const around = [control, ...groups.filter((group) => group.contains(control))];
      const described = around.map((element) => wordsOf(element.getAttribute('aria-describedby') ?? ''));
      expect(described.join(' ')).toContain('The error');
    }
    expect(root.textContent?.match(/The error/g)).toHaveLength(1);
  });

  if (given.errors)
    it('is described as a group by the error of the whole group', () => {
      const root = withDefault({ errorMessage: 'The error', description: 'The description' });
      expect(wordsOf(mainOf(root).getAttribute('aria-describedby'))).toBe('The description The error');
    });

  it('is not invalid before there is an error', () => {
    expect(withDefault().querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it('submits its value in a native form, and its initial value after a reset', async () => {
    const root = withDefault();
    expect(postedBy(root, names)).toEqual(given.posted);
    await given.change(controlsOf(root));
    await expect.poll(() => postedBy(root, names)).toEqual(given.changed);
    root.querySelector('form')!.reset();
    await expect.poll(() => postedBy(root, names)).toEqual(given.posted);
  });

  if (name !== 'Switch' && name !== 'SearchField')
    it('blocks submitting a native form that lacks it', async () => {
      const root = show(<Field label="The label" name="field" isRequired {...given.props} />);
      const form = root.querySelector('form')!;
      expect(form.checkValidity()).toBe(false);
      cleanup();
      expect(withDefault().querySelector('form')!.checkValidity()).toBe(name !== 'AddressFields');
    });

  it('submits and accepts nothing while it is disabled', () => {
    const root = withDefault({ isDisabled: true });
    expect(postedBy(root, names)).toEqual({});
    for (const control of controlsOf(root)) expect(control.matches(':disabled')).toBe(true);
  });

  it('submits and accepts nothing in a disabled group', async () => {
    const onChange = vi.fn();
    const root = show(
      <fieldset disabled>
        <Field
          label="The label"
          name="field"
          {...given.props}
          {...{ onChange }}
          defaultValue={given.defaultValue}
        />
      </fieldset>,
    );
    expect(postedBy(root, names)).toEqual({});
    for (const control of root.querySelectorAll('input, select, textarea, button'))
      expect(control.matches(':disabled')).toBe(true);
    const dropped = new DataTransfer();
    dropped.items.add(new File(['x'], 'dropped.pdf', { type: 'application/pdf' }));
    dropped.items.add('dropped', 'text/plain');
    for (const element of root.querySelectorAll('fieldset *'))
      element.dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }),
      );
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(onChange).not.toHaveBeenCalled();
  });

  if (tried.includes(name))
    it('belongs to a form that doesn’t contain it', async () => {
      const root = render(
        <IntlProvider locale="en" region={region}>
          <form id="elsewhere" />
          <Field
            label="The label"
            name="field"
            form="elsewhere"
            defaultValue={given.defaultValue}
            {...given.props}
          />
        </IntlProvider>,
      ).container;
      expect(postedBy(root, names)).toEqual(given.posted);
      await given.change(controlsOf(root));
      await expect.poll(() => postedBy(root, names)).toEqual(given.changed);
      root.querySelector('form')!.reset();
      await expect.poll(() => postedBy(root, names)).toEqual(given.posted);
    });

  it('fits a narrow container with any text', () => {
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);
    const root = show(
      <div style={{ inlineSize: '14rem' }}>
        <Field label={word} description={word} errorMessage={word} isRequired {...given.props} />
      </div>,
    );
    const place = root.querySelector('div')!;
    expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
  });

  if (given.isTyped)
    it('keeps any input unchanged', async () => {
      const root = show(<Field label="The label" name="field" {...given.props} />);
      const [control] = controlsOf(root) as HTMLInputElement[];
      const anything = 'עברית 👩‍👩‍👧‍👦 ｆｕｌｌ é <b>'.repeat(500);
      expect(anything.length).toBeGreaterThan(10_000);
      await userEvent.fill(control!, anything);
      control!.blur();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      expect(control!.value).toBe(anything);
    });

  if (given.isTyped)
    it('does not disturb an input method', () => {
      const root = show(<Field label="The label" name="field" {...given.props} />);
      const [control] = controlsOf(root) as HTMLInputElement[];
      control!.focus();
      const seen: string[] = [];
      // After the field has handled it.
      const look = () => seen.push(control!.value);
      window.addEventListener('input', look);
      compose(control!, '한국어 ４');
      window.removeEventListener('input', look);
      expect(seen).toEqual(['한', '한국', '한국어', '한국어 ', '한국어 ４']);
    });

  if (given.isTyped)
    it('lets the browser undo what was typed', async () => {
      const root = show(<Field label="The label" name="field" {...given.props} />);
      const [control] = controlsOf(root) as HTMLInputElement[];
      await userEvent.type(control!, '0427');
      expect(control!.value).not.toBe('');
      for (let step = 0; step < 12 && control!.value !== ''; step += 1) document.execCommand('undo');
      expect(control!.value).toBe('');
      expect(Object.values(postedBy(root, ['field']))).toEqual(['']);
    });

  it('keeps and submits its value while it is read-only', async () => {
    const root = withDefault({ isReadOnly: true });
    for (const control of controlsOf(root)) {
      if (control instanceof HTMLSelectElement)
        expect([...control.options].filter(({ disabled, selected }) => !disabled && !selected)).toEqual([]);
      if (control.matches(':disabled') || control instanceof HTMLSelectElement) continue;
      control.focus();
      await userEvent.keyboard(
        control instanceof HTMLInputElement && /radio|checkbox/.test(control.type) ? ' ' : 'x7',
      );
    }
    expect(postedBy(root, names)).toEqual(given.posted);
  });

  if (given.unsettled)
    it('leaves text unchanged while it is read-only', async () => {
      const onChange = vi.fn();
      const value = given.unsettled;
      const root = show(
        <Field label="The label" name="field" isReadOnly {...{ value, onChange }} {...given.props} />,
      );
      const [control] = controlsOf(root);
      control!.focus();
      await loadPhoneNumbers();
      control!.blur();
      expect(postedBy(root, ['field'])).toEqual({ field: value });
      expect(onChange).not.toHaveBeenCalled();
    });

  it('passes its element to its ref', () => {
    const ref = createRef<HTMLElement>();
    const root = withDefault({ ref });
    expect(ref.current === mainOf(root) || controlsOf(root).includes(ref.current!)).toBe(true);
  });

  it('shows its parent’s value', async () => {
    const root = show(
      <Field
        label="The label"
        name="field"
        isRequired
        value={given.defaultValue}
        onChange={() => {}}
        {...given.props}
      />,
    );
    expect(postedBy(root, names)).toEqual(given.posted);
  });

  if (tried.includes(name))
    it('shows its parent’s value after a reset too', async () => {
      const root = show(<Kept field={given} />);
      await given.change(controlsOf(root));
      await expect.poll(() => postedBy(root, names)).toEqual(given.changed);
      const form = root.querySelector('form')!;
      const wasReset = new Promise((resolve) => {
        form.addEventListener('reset', () => setTimeout(() => requestAnimationFrame(resolve)));
      });
      form.reset();
      await wasReset;
      // Rendered when React finds the time.
      await expect.poll(() => postedBy(root, names)).toEqual(given.changed);
    });

  if (!given.isScripted)
    it.each(sample(['alone', 'in a form'], 2))(
      'adopts what was changed before it was hydrated, %s',
      async (place) => {
        const page = (
          <IntlProvider locale="en" region={region}>
            {place === 'alone' ? (
              <form>
                <Field label="The label" name="field" defaultValue={given.defaultValue} {...given.props} />
              </form>
            ) : (
              <InForm field={given} pointer="/field" />
            )}
          </IntlProvider>
        );
        const rendered = render(page).container;
        await given.change(controlsOf(rendered));
        await expect.poll(() => postedBy(rendered, names)).toEqual(given.changed);
        const value = valueIn(rendered);
        cleanup();

        const root = document.body.appendChild(document.createElement('div'));
        root.innerHTML = renderToString(page);
        await given.change(controlsOf(root));
        const complaints: unknown[] = [];
        const hydrated = hydrateRoot(root, page, { onRecoverableError: (error) => complaints.push(error) });
        await expect.poll(() => postedBy(root, names)).toEqual(given.changed);
        await expect.poll(() => valueIn(root)).toEqual(value);
        expect(complaints).toEqual([]);
        hydrated.unmount();
        root.remove();
      },
    );

  const pointers = ['/field', ...Object.keys(given.errors ?? {}).map((part) => `/field/${part}`)];
  it.each(pointers)('works as a form field: its value, an error at %s, the link to it', async (pointer) => {
    const root = render(
      <IntlProvider locale="en" region={region}>
        <InForm field={given} pointer={pointer} />
      </IntlProvider>,
    ).container;
    await expect.poll(() => postedBy(root, names)).toEqual(given.posted);
    await page.getByRole('button', { name: 'Send' }).click();
    const summary = page.getByRole('region', { name: 'There is 1 problem' });
    await expect.element(summary).toHaveFocus();
    await summary.getByRole('link', { name: /The error$/ }).click();
    expect(controlsOf(root)).toContain(document.activeElement);
    const described = () =>
      [...root.querySelectorAll('form [aria-describedby]')].filter((element) =>
        wordsOf(element.getAttribute('aria-describedby')).includes('The error'),
      );
    expect(described()).not.toEqual([]);
    // The server's error disappears when the field changes.
    await given.change(controlsOf(root));
    await expect.poll(described).toEqual([]);
    expect(postedBy(root, names)).toEqual(given.changed);
  });
});

/** A controlled field. */
function Kept({ field: { component, defaultValue, props } }: { field: Case }) {
  const Field = component as ComponentType<Record<string, unknown>>;
  const [value, setValue] = useState(defaultValue);
  return <Field label="The label" name="field" isRequired value={value} onChange={setValue} {...props} />;
}

/** A form of one field with a server error. */
function InForm({ field: { component, defaultValue, props }, pointer }: { field: Case; pointer: string }) {
  const form = useForm({
    draft: 'example',
    defaultValues: { field: defaultValue },
    onSubmit: () => ({ errors: [{ pointer, rule: 'refused', detail: 'The error' }] }),
  });
  return (
    <form.Form>
      <form.Field
        name="field"
        as={component as ComponentType<{ label: string; isRequired: boolean }>}
        label="The label"
        isRequired
        {...props}
      />
      <form.SubmitButton>Send</form.SubmitButton>
      <form.Subscribe selector={({ values }) => JSON.stringify(values.field)}>
        {(value) => <output>{value}</output>}
      </form.Subscribe>
    </form.Form>
  );
}
