import '@institute/design-system/styles.css';
import { virtual } from '@guidepup/virtual-screen-reader';
import { IntlProvider } from '@institute/design-system';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Given, Scenario, Step } from './scenario.ts';

const scenarios = import.meta.glob<Scenario>('../components/**/*.transcript.tsx', { import: 'default' });

// The reader names what has just left the page, too; the root of that is an element, which cannot be asked for ids.
Object.assign(Element.prototype, {
  getElementById(this: Element, id: string) {
    return this.querySelector(`#${CSS.escape(id)}`);
  },
});

/** Longer than any pause before the library says something. */
const pause = 2000;

beforeEach(() => {
  // Pauses pass at once, and what is said in them does not depend on the machine; neither does a countdown.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(async () => {
  await virtual.stop();
  cleanup();
  for (const region of document.querySelectorAll('[data-announcements]')) region.replaceChildren();
  vi.useRealTimers();
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Until everything that a step leads to has been said. */
async function listen(): Promise<string[]> {
  await frame();
  await vi.advanceTimersByTimeAsync(pause);
  // The reader looks at attributes only.
  for (const input of document.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]'))
    input.toggleAttribute('checked', input.checked);
  // It takes an alert dialog for a live region, and says its name at every change inside.
  for (const dialog of document.querySelectorAll('[role="alertdialog"]')) dialog.ariaLive = 'off';
  await frame();
  await frame();
  const said = [...(await virtual.spokenPhraseLog())];
  await virtual.clearSpokenPhraseLog();
  // An emptied region is no phrase.
  return said.filter((phrase) => !/^(polite|assertive): $/.test(phrase));
}

/** What readers say again when it changes under the focus, which the virtual one does not. */
function stateOf(element: Element | null): string[] {
  if (element instanceof HTMLSelectElement) return [element.selectedOptions[0]?.text ?? ''];
  if (element instanceof HTMLInputElement && /checkbox|radio/.test(element.type))
    return [element.checked ? 'checked' : 'not checked'];
  const expanded = element?.getAttribute('aria-expanded');
  const pressed = element?.getAttribute('aria-pressed');
  const option = document.getElementById(element?.getAttribute('aria-activedescendant') ?? '');
  return [
    expanded && `expanded: ${expanded}`,
    pressed && `pressed: ${pressed}`,
    option &&
      `option, ${option.textContent}, ${option.ariaSelected === 'true' ? 'selected' : 'not selected'}`,
  ].filter((state) => typeof state === 'string');
}

const textOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim())
    .filter(Boolean)
    .join(' ');

/** The groups that the focus has come into, from the outermost: readers say them first, the virtual one does not. */
function groupsEntered(from: Element | null): string[] {
  const entered: string[] = [];
  let group = document.activeElement?.parentElement?.closest('fieldset, [role="group"], [role="radiogroup"]');
  while (group && !group.contains(from)) {
    const name =
      textOf(group.getAttribute('aria-labelledby')) ||
      group.ariaLabel ||
      group.querySelector(':scope > legend')?.textContent?.trim();
    const parts = [
      group.getAttribute('role') ?? 'group',
      name,
      textOf(group.getAttribute('aria-describedby')),
      group.ariaInvalid === 'true' && 'invalid',
      group.ariaRequired === 'true' && 'required',
    ];
    if (name) entered.unshift(parts.filter(Boolean).join(', '));
    group = group.parentElement?.closest('fieldset, [role="group"], [role="radiogroup"]');
  }
  return entered;
}

/** Readers say an alert that appears; the virtual one only what changes in one that was there before. */
const alerts = () => [...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent);

async function act(step: Step, update: (given: Given) => void): Promise<void> {
  if ('press' in step) await userEvent.keyboard(step.press);
  else if ('type' in step) await userEvent.keyboard(step.type.replaceAll(/[{[]/g, '$&$&'));
  else if ('click' in step) {
    const target = [...document.querySelectorAll('button, a')].find(
      (element) => element.ariaLabel === step.click || element.textContent?.trim() === step.click,
    );
    expect(target, step.click).toBeDefined();
    await userEvent.click(target!);
  } else if ('given' in step) update(step.given);
  else {
    step.do();
    // The clock stands still meanwhile.
    while (step.until && !document.querySelector(step.until)) await frame();
  }
}

it.each(Object.entries(scenarios))('says what it should: %s', async (file, load) => {
  const { show, steps } = await load();
  const page = (given: Given) => <IntlProvider locale="en">{show(given)}</IntlProvider>;
  const { rerender } = render(page({}));
  await virtual.start({ container: document.body });
  await listen();

  const paragraphs: string[] = [];
  for (const step of steps) {
    const [focused, state, alerted] = [document.activeElement, stateOf(document.activeElement), alerts()];
    await act(step, (given) => rerender(page(given)));
    const said = await listen();
    if (document.activeElement === focused)
      said.unshift(...stateOf(focused).filter((part) => !state.includes(part)));
    else said.unshift(...groupsEntered(focused));
    said.push(...alerts().flatMap((text) => (alerted.includes(text) ? [] : [`assertive: ${text}`])));
    paragraphs.push([`# ${step.title}`, ...(said.length > 0 ? said : ['(nothing)'])].join('\n'));
  }
  const transcript = file.replace(/\.tsx$/, '.txt');
  await expect(`${paragraphs.join('\n\n')}\n`).toMatchFileSnapshot(transcript);
});
