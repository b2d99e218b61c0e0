import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import { pseudoIntlOf } from './pseudo.ts';

const message = (text: string) => ({ id: text, defaultMessage: parse(text) });
const intl = pseudoIntlOf('en', {});

it('marks the start and end of a message, lengthens it, and keeps it readable', () => {
  expect(intl.formatMessage(message('Save'))).toBe('[Sávé~~~]');
  expect(intl.formatMessage(message('Your answers are saved as you go.'))).toMatch(/^\[Yóúŕ .*~{12}\]$/);
});

it('keeps values and choices', () => {
  expect(intl.formatMessage(message('Hello, {name}'), { name: 'Maya' })).toBe('[Héłłó, Maya~~~~~]');
  const count = message('{count, plural, one {# module} other {# modules}}');
  expect(intl.formatMessage(count, { count: 2 })).toBe('[2 módúłéš]');
});

it('changes the messages of the current locale', () => {
  const spanish = pseudoIntlOf('es', { Save: parse('Guardar') });
  expect(spanish.formatMessage(message('Save'))).toBe('[Gúáŕdáŕ~~~~~]');
});
