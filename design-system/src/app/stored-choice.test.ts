import { expect, it } from 'vitest';
import type { StoredValue } from './storage.ts';
import { createChoice } from './stored-choice.ts';

function createFakeValue(value: string | null): StoredValue<string> {
  return {
    read: () => value,
    write(next) {
      value = next;
    },
    subscribe: () => () => {},
  };
}

it('is the default until the user chooses [F-06]', () => {
  const choice = createChoice(createFakeValue(null), 'en-us');
  expect(choice.get()).toBe('en-us');
  choice.set('es');
  expect(choice.get()).toBe('es');
});

it('never lets a suggestion override a choice', () => {
  const open = createChoice(createFakeValue(null), 'en-us');
  open.suggest('es');
  expect(open.get()).toBe('es');
  const chosen = createChoice(createFakeValue('en-us'), 'en-us');
  chosen.suggest('es');
  expect(chosen.get()).toBe('en-us');
});
