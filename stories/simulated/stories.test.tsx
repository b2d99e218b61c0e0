import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storyNames, storyPage } from '../server/pages.tsx';

/** Errors and console output of a story. */
const complaints: string[] = [];
const complain = (reason: unknown) => complaints.push(String((reason as Error)?.stack ?? reason));
const onError = ({ error }: ErrorEvent) => complain(error);

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => complain(words.join(' ')));
  window.addEventListener('error', onError);
  process.on('uncaughtException', complain);
  process.on('unhandledRejection', complain);
});
afterEach(() => {
  vi.restoreAllMocks();
  window.removeEventListener('error', onError);
  process.off('uncaughtException', complain);
  process.off('unhandledRejection', complain);
  document.body.replaceChildren();
});

/** Stories that complain on purpose. */
const warned: Record<string, string> = {
  'intl/IntlProvider/WithoutTextsInALanguage': 'There are no texts in "fr"',
};

/** Enough to reach what only a press shows. */
const pressed = 8;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it.each(storyNames)('%s', async (name) => {
  render(storyPage(name, 'en'));
  await act(() => wait(5));
  for (const control of [...document.querySelectorAll<HTMLElement>('button, [role=tab], a[href^="#"]')].slice(
    0,
    pressed,
  )) {
    if (!control.isConnected) continue;
    await act(async () => {
      control.focus();
      control.click();
    });
  }
  await act(() => wait(20));
  cleanup();
  await wait(5);
  const expected = warned[name];
  expect(complaints.filter((text) => !expected || !text.includes(expected))).toEqual([]);
});
