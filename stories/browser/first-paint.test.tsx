import {
  CheckboxField,
  DateField,
  IntlProvider,
  PasswordField,
  PhoneField,
  RadioGroup,
  SelectField,
  TextField,
} from '@institute/design-system';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** `Intl`, which notes what is used of it. Only `Intl.Locale` loads no data of languages, until its main country is asked for. */
function watchedIntl(used: string[]): typeof Intl {
  return new Proxy(Intl, {
    get(intl, name: keyof typeof Intl) {
      if (name !== 'Locale') used.push(name);
      return intl[name];
    },
  });
}

const options = ['Online', 'In person'].map((label) => ({ value: label, label }));

it.each(['en', 'en-US'])(
  'shows an empty form without loading the browser’s data of languages: %s',
  (locale) => {
    const used: string[] = [];
    vi.stubGlobal('Intl', watchedIntl(used));
    const maximize = vi.spyOn(Intl.Locale.prototype, 'maximize');
    render(
      <IntlProvider locale={locale}>
        <TextField label="Name" />
        <PasswordField label="Password" />
        <DateField label="Date of birth" />
        <PhoneField label="Mobile phone" />
        <SelectField label="Attendance" options={options} />
        <RadioGroup label="Attendance" options={options} />
        <CheckboxField label="I agree" />
      </IntlProvider>,
    );
    expect(used).toEqual([]);
    expect(maximize).not.toHaveBeenCalled();
  },
);

it('makes no more elements of a text field than it shows', () => {
  const { container } = render(
    <IntlProvider locale="en">
      <TextField label="Name" isRequired />
    </IntlProvider>,
  );
  expect([...container.querySelectorAll('*')].map(({ localName }) => localName)).toEqual([
    'div',
    'label',
    'input',
  ]);
});
