import { parse } from '@formatjs/icu-messageformat-parser';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { intlOf } from './intl.ts';

const text = (source: string) => parse(source);
const greeting = { id: 'greeting', defaultMessage: text('Hello') };
const count = { id: 'count', defaultMessage: text('{count, plural, one {# module} other {# modules}}') };
const spanish = { greeting: text('Hola'), count: text('{count, plural, one {# módulo} other {# módulos}}') };

afterEach(() => vi.restoreAllMocks());

it('uses the locale’s messages, and the source messages otherwise', () => {
  expect(intlOf('en', {}).formatMessage(greeting)).toBe('Hello');
  expect(intlOf('es', spanish).formatMessage(greeting)).toBe('Hola');
  expect(intlOf('es', {}).formatMessage(greeting)).toBe('Hello');
});

it('throws for a missing translation if tests ask for it', () => {
  expect(() => intlOf('es', {}, 'UTC', 'throw').formatMessage(greeting)).toThrow('no text greeting in es');
  expect(intlOf('es', spanish, 'UTC', 'throw').formatMessage(greeting)).toBe('Hola');
  expect(intlOf('en', {}, 'UTC', 'throw').formatMessage(greeting)).toBe('Hello');
});

it('reads a text that is not parsed yet, and counts in English where English is shown', () => {
  expect(
    intlOf('en', { count: '{count, plural, one {one} other {# of them}}' }).formatMessage(count, {
      count: 2,
    }),
  ).toBe('2 of them');
  // In French, 0 is singular.
  expect(intlOf('fr', {}).formatMessage(count, { count: 0 })).toBe('0 modules');
});

it('formats values for the locale', () => {
  expect(intlOf('en', {}).formatMessage(count, { count: 1 })).toBe('1 module');
  expect(intlOf('es', spanish).formatMessage(count, { count: 12345 })).toBe('12.345 módulos');
  expect(intlOf('en', {}, 'America/New_York').formatTime('2026-01-02T03:04Z')).toBe('10:04 PM');
});

it('avoids a double period after a Spanish time', () => {
  const due = { id: 'due', defaultMessage: text('Due at {time}.') };
  const intl = intlOf('es', { due: text('Vence a las {time}.') });
  const time = intl.formatTime('2026-01-02T08:04Z', { hour12: true, timeZone: 'UTC' });
  expect(time).toMatch(/a\.\sm\.$/);
  expect(intl.formatMessage(due, { time })).toBe(`Vence a las ${time}`);
});

it('passes tags to their renderers', () => {
  const link = { id: 'link', defaultMessage: text('Read <a>the terms</a>') };
  const parts = intlOf('en', {}).formatMessage(link, { a: (words) => createElement('a', {}, ...words) });
  expect(parts).toHaveLength(2);
});

it('renders tags that every text can have', () => {
  const tags = { b: (words: ReactNode[]) => createElement('strong', {}, ...words) };
  const bold = { id: 'bold', defaultMessage: text('<b>Outlook:</b> select Add') };
  const parts = intlOf('en', {}, 'UTC', 'english', tags).formatMessage(bold) as unknown as ReactNode;
  expect(renderToStaticMarkup(parts)).toBe('<strong>Outlook:</strong> select Add');
});

it('takes texts that are not compiled without a word', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const tags = { b: (words: ReactNode[]) => createElement('strong', {}, ...words) };
  const intl = intlOf('de', { plain: '<b>Termin</b>' }, 'UTC', 'english', tags);
  const parts = intl.formatMessage({ id: 'plain' }) as unknown as ReactNode;
  expect(renderToStaticMarkup(parts)).toBe('<strong>Termin</strong>');
  expect([...warn.mock.calls, ...error.mock.calls]).toEqual([]);
});

it('keeps escaped quotes and braces', () => {
  const quoted = { id: 'quoted', defaultMessage: text("It''s '{'here'}'") };
  expect(intlOf('en', {}).formatMessage(quoted)).toBe("It's {here}");
});

it('exposes its locale, and logs nothing to the console', () => {
  const error = vi.spyOn(console, 'error');
  const intl = intlOf('es', {});
  intl.formatMessage(greeting);
  expect(intl.locale).toBe('es');
  expect(error).not.toHaveBeenCalled();
});

it('reports a message that cannot be formatted', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  intlOf('en', {}).formatMessage(count);
  expect(error).toHaveBeenCalledOnce();
});

it('compiles no message without placeholders', () => {
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  const plurals = vi.spyOn(Intl, 'PluralRules');
  const intl = intlOf('en', {});
  intl.formatMessage(greeting);
  expect(numbers).not.toHaveBeenCalled();
  expect(plurals).not.toHaveBeenCalled();
  intl.formatMessage(count, { count: 2 });
  expect(plurals).toHaveBeenCalled();
});
