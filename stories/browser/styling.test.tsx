import '@institute/design-system/styles.css';
import * as library from '@institute/design-system';
import { cleanup, render } from '@testing-library/react';
import type { ComponentProps, ComponentType, JSXElementConstructor, ReactNode } from 'react';
import { createRef } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type ComponentDocs, isPart } from '../docs/component-docs.ts';

type Library = typeof library;

/** Components by name, without the icons and illustrations, which take a size or nothing. */
type ComponentName = {
  [Name in keyof Library & string]: Name extends `${string}Icon` | `${string}Illustration`
    ? never
    : Name extends Capitalize<Name>
      ? Library[Name] extends JSXElementConstructor<never>
        ? Name
        : never
      : never;
}[keyof Library & string];

type PropsOf<Name extends ComponentName> =
  Library[Name] extends JSXElementConstructor<never> ? ComponentProps<Library[Name]> : never;

/** Components that take `className`. */
type StyledName = {
  [Name in ComponentName]: 'className' extends keyof PropsOf<Name> ? Name : never;
}[ComponentName];

const options = [{ value: 'a', label: 'Apple' }];
const field = { label: 'Name', description: 'A hint', errorMessage: 'An error' };
const dialog = { isOpen: true, onClose() {}, title: 'Title', actions: 'Actions', children: 'Content' };

/** Each of them with props that show its parts. A component that is missing here is a type error. */
const styled: Record<StyledName, Record<string, unknown>> = {
  Badge: { children: 'New' },
  Banner: { title: 'Title', children: 'Content', actions: 'Actions', onClose() {} },
  Button: { children: 'Save', isPending: true },
  Card: { children: 'Content' },
  CheckboxField: field,
  CheckboxGroup: { ...field, options, max: 0, defaultValue: ['a'] },
  ColorSwatchField: {
    ...field,
    max: 0,
    options: [{ value: 'a', label: 'Red', color: 'red' }],
    defaultValue: ['a'],
  },
  Columns: { children: 'Content' },
  ComboBoxField: { ...field, options },
  DataTable: {
    caption: 'People',
    columns: [{ id: 'name', header: 'Name', cell: (row: string) => row }],
    rows: ['Ana'],
    rowId: (row: string) => row,
    rowName: (row: string) => row,
  },
  DateField: field,
  DateTimeField: { ...field, timeZone: 'America/New_York', defaultValue: '2027-03-14T02:30' },
  Dialog: dialog,
  Drawer: dialog,
  DurationField: { ...field, options: [5, 10] },
  ExpirationField: field,
  Fieldset: { ...field, children: 'Fields' },
  FormattedField: { ...field, format: { read: () => null, show: String, example: 'AB12' } },
  Heading: { level: 2, children: 'Title' },
  IconButton: { label: 'Close', children: '×' },
  Inline: { children: 'Content' },
  Link: { href: '/a', children: 'Link' },
  LinkButton: { href: '/a', children: 'Link' },
  MoneyField: field,
  MonthField: field,
  MultiSelectField: { ...field, options },
  NewPasswordField: field,
  NumberField: { ...field, prefix: '#', unit: 'kg' },
  OneTimeCodeField: field,
  PasswordField: field,
  PercentField: field,
  PhoneField: { ...field, defaultValue: '+12025550143' },
  QuantityField: { ...field, unit: 'kilogram', step: 1 },
  QuestionMatrix: { ...field, questions: options, options },
  RadioGroup: { ...field, options },
  ScaleField: { ...field, minLabel: 'No pain', maxLabel: 'Worst pain' },
  SearchField: { ...field, resultCount: 2 },
  SelectField: { ...field, options },
  Stack: { children: 'Content' },
  StatusBadge: { tone: 'info', children: 'Open' },
  Switch: field,
  Tag: { children: 'Yoga', onRemove() {} },
  Text: { children: 'Text' },
  TextAreaField: field,
  TextField: { ...field, prefix: 'https://', suffix: '.edu' },
  TimeField: field,
};

/** Why the others don't. A component that is in neither list is a type error. */
const sealed = {
  'has no element of its own': [
    ...['ContentUrlProvider', 'ForRoles', 'IntlProvider', 'Lang', 'RolesProvider', 'RouterProvider'],
  ],
  'is a text, styled where it stands': [
    ...[
      'AppointmentDay',
      'AppointmentTime',
      'Countdown',
      'DateTimeValue',
      'DateValue',
      'Highlight',
      'MoneyValue',
    ],
    ...['PercentValue', 'PhoneValue', 'TimeZoneName', 'TimeZoneNote', 'VisuallyHidden'],
  ],
  'is made of components that can be styled': [
    ...[
      'AccessibilityStatement',
      'BackLink',
      'ConfirmButton',
      'ConfirmDialog',
      'ContactDetails',
      'CopyButton',
    ],
    ...['ErrorPanel', 'Feature', 'FileButton', 'FilteredList', 'IdleDialog', 'LanguageSwitch'],
    ...[
      'NewVersionBanner',
      'NotFound',
      'OfferCard',
      'OfflineBanner',
      'OutcomePending',
      'PageSection',
      'PhotoField',
    ],
    ...['PriceCard', 'SectionCard', 'ThemeSwitch'],
  ],
  'is the frame of a page, which its theme styles': [
    ...[
      'AppShell',
      'AuthLayout',
      'Brand',
      'BrandMark',
      'Breadcrumb',
      'FocusShell',
      'Hero',
      'NavItem',
      'NavList',
    ],
    ...[
      'NavSheet',
      'Page',
      'PublicShell',
      'Section',
      'SectionNav',
      'SiteFooter',
      'SkipLink',
      'Split',
      'TopBar',
    ],
    ...['ToastRegion', 'UserMenu'],
  ],
  'is a picture, drawn with tokens': [
    ...[
      'Avatar',
      'Donut',
      'Film',
      'Frame',
      'Meter',
      'Picture',
      'Plate',
      'Progress',
      'QrCode',
      'Stem',
      'SunArc',
    ],
  ],
  'is a placeholder in the shape of something else': [
    ...['EmptyState', 'ListSkeleton', 'Loading', 'Skeleton', 'SlotPickerSkeleton', 'TableSkeleton'],
  ],
  'has several controls, whose geometry is its own': [
    ...[
      'Accordion',
      'AddressFields',
      'AgendaList',
      'AssignAll',
      'Calendar',
      'DateOverrides',
      'DateRangeField',
    ],
    ...[
      'DescriptionList',
      'Disclosure',
      'Divider',
      'DocumentText',
      'ExceptionStrip',
      'FileField',
      'FileLink',
    ],
    ...['ItemList', 'ListItem', 'MenuButton', 'MenuItem', 'MenuSection', 'MessageLog', 'MoneyBreakdown'],
    ...['Pagination', 'PasswordRules', 'Popover', 'Price', 'Prose', 'SegmentedControl', 'SignatureField'],
    ...['SlotLinks', 'SlotPicker', 'Stepper', 'Tabs', 'Timeline', 'Tooltip', 'WeekCalendar', 'WeekSchedule'],
  ],
} as const;
type SealedName = (typeof sealed)[keyof typeof sealed][number];

/** No component may be in neither list, nor in the second one without need. */
const missing: Array<Exclude<ComponentName, StyledName | SealedName> | Extract<SealedName, StyledName>> = [];

/** Whose root has the name of the component that it wraps. */
const wrapped: Partial<Record<StyledName, StyledName>> = {
  ColorSwatchField: 'CheckboxGroup',
  DurationField: 'SelectField',
  NewPasswordField: 'PasswordField',
};

const components = new Map(Object.entries(library)) as Map<string, ComponentType<Record<string, unknown>>>;

const docs = import.meta.glob<ComponentDocs>('../components/**/*.docs.ts', {
  eager: true,
  import: 'default',
});
const docsOf = (name: string) =>
  Object.entries(docs).find(([path]) => path.endsWith(`/${name}.docs.ts`))?.[1];

const sheet = new CSSStyleSheet();
beforeAll(() => {
  sheet.replaceSync('.mine { border-start-start-radius: 3px } .part { outline-offset: 7px }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
});
afterEach(cleanup);

function show(name: StyledName, props: Record<string, unknown>): HTMLElement {
  const Component = components.get(name)!;
  render(
    <library.IntlProvider locale="en">
      <Component {...styled[name]} {...props} />
    </library.IntlProvider>,
  );
  const root = document.querySelector<HTMLElement>(`[data-ds="${wrapped[name] ?? name}"]`);
  expect(root, 'has no root with its name').not.toBeNull();
  return root!;
}

/** The parts of a component, without those of components inside. */
const partsIn = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-part]')].filter((part) => part.closest('[data-ds]') === root);

it('knows of every component whether it can be styled', () => {
  expect(missing).toEqual([]);
  expect(Object.keys(styled).length).toBeGreaterThan(35);
});

describe.each(Object.keys(styled) as StyledName[])('%s', (name) => {
  it('takes classes and a style, which win over its own', () => {
    const root = show(name, { className: 'mine', style: { scrollMarginTop: '5px' } });
    expect(root).toHaveClass('mine');
    expect(getComputedStyle(root).borderStartStartRadius).toBe('3px');
    expect(getComputedStyle(root).scrollMarginTop).toBe('5px');
  });

  it('passes attributes on', () => {
    show(name, { 'data-testid': 'mine' });
    expect(document.querySelectorAll('[data-testid="mine"]')).toHaveLength(1);
  });

  it('has the parts of its docs, which take classes', () => {
    const parts = Object.keys(docsOf(name)!.anatomy).filter(isPart);
    const root = show(name, { classNames: Object.fromEntries(parts.map((part) => [part, 'part'])) });
    const found = partsIn(root);
    expect(parts).toEqual(expect.arrayContaining(found.map((part) => part.dataset.part)));
    if (parts.length > 0) expect(found).not.toEqual([]);
    for (const part of found) {
      expect(part, part.dataset.part!).toHaveClass('part');
      expect(getComputedStyle(part).outlineOffset).toBe('7px');
    }
  });

  it('has the hooks of its docs', () => {
    const { styling } = docsOf(name)!;
    expect(styling, 'its docs have no styling').toBeDefined();
    expect(styling!.root ?? name).toBe(wrapped[name] ?? name);
  });
});

it('says variants and states', () => {
  const button = show('Button', { variant: 'danger', size: 'l' });
  expect(button.dataset).toMatchObject({ variant: 'danger', size: 'l', pending: 'true' });
  const box = show('TextField', { isRequired: true, isReadOnly: true });
  expect(box.dataset).toMatchObject({ invalid: 'true', required: 'true', readonly: 'true' });
  expect(box.dataset.disabled).toBeUndefined();
});

it('passes refs, limits and events of native controls on', async () => {
  const control = createRef<HTMLInputElement>();
  const onKeyDown = vi.fn();
  show('TextField', {
    ref: control,
    onKeyDown,
    placeholder: 'Ana',
    maxLength: 3,
    autoFocus: true,
    id: 'name',
  });
  expect(control.current).toMatchObject({ placeholder: 'Ana', maxLength: 3, id: 'name' });
  expect(document.activeElement).toBe(control.current);
  control.current!.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(onKeyDown).toHaveBeenCalledOnce();
});

it('takes a label with markup, and names the field and its button by its text', () => {
  const label: ReactNode = (
    <>
      Your <em>secret</em>
    </>
  );
  show('PasswordField', { label });
  const box = document.querySelector('input')!;
  expect(box).toHaveAccessibleName('Your secret');
  expect(box.parentElement!.querySelector('button')).toHaveAccessibleName('Show your secret');
});

it('reads the signs in a box with its label', () => {
  show('TextField', { isRequired: true });
  expect(document.querySelector('input')).toHaveAccessibleName('Name (https:// .edu)');
});

it('is as wide as its neighbors on a phone if it is medium', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(360, 700);
  render(
    <library.IntlProvider locale="en">
      <library.TextField label="Name" />
      <library.SearchField label="Find a course" width="medium" />
    </library.IntlProvider>,
  );
  const widths = () =>
    [...document.querySelectorAll('input')].map((input) => input.getBoundingClientRect().width);
  await vi.waitFor(() => expect(new Set(widths()).size).toBe(1));
  await page.viewport(1280, 800);
  await vi.waitFor(() => expect(widths()[1]).toBe(276));
  await page.viewport(innerWidth, innerHeight);
});
