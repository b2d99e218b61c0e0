import { virtual } from '@guidepup/virtual-screen-reader';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Shown } from './Shown.tsx';
import { buttonNamed, type Given, type Scenario, type Step } from './scenario.ts';

const scenarios = import.meta.glob<Scenario>('../components/**/*.transcript.tsx', { import: 'default' });

// The reader also announces nodes that have just been removed. Their root is an element, which has no
// `getElementById`.
Object.assign(Element.prototype, {
  getElementById(this: Element, id: string) {
    return this.querySelector(`#${CSS.escape(id)}`);
  },
});

// An arrow key selects a native radio button, but only after it has the focus, when the reader has looked.
addEventListener(
  'focusin',
  ({ target, relatedTarget }) => {
    const [radio, other] = [target, relatedTarget].map((element) =>
      element instanceof HTMLInputElement && element.type === 'radio' ? element : null,
    );
    if (radio && other && radio.name === other.name) radio.toggleAttribute('checked', true);
  },
  true,
);

/** Longer than any delay before the library's announcements. */
const pause = 2000;

beforeEach(() => {
  // Fake timers, so that delays pass immediately and neither announcements nor countdowns depend on the machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(async () => {
  await virtual.stop();
  cleanup();
  for (const region of document.querySelectorAll('[data-announcements]')) region.replaceChildren();
  vi.useRealTimers();
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until all announcements of a step were made. */
async function listen(): Promise<string[]> {
  await frame();
  await vi.advanceTimersByTimeAsync(pause);
  // The reader only observes attributes.
  for (const input of document.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]'))
    input.toggleAttribute('checked', input.checked);
  // It treats an alert dialog as a live region, and announces its name on every change inside.
  for (const dialog of document.querySelectorAll('[role="alertdialog"]')) dialog.ariaLive = 'off';
  await frame();
  await frame();
  const said = [...(await virtual.spokenPhraseLog())];
  await virtual.clearSpokenPhraseLog();
  // An emptied region is not announced.
  return said.filter((phrase) => !/^(polite|assertive): $/.test(phrase));
}

/** Changes of the focused element that real readers announce, but the virtual one doesn't. */
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

/**
 * The groups that the focus has entered, outermost first. Real readers announce them first; the virtual one doesn't.
 */
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

/** Real readers announce an alert that appears; the virtual one only announces changes in an existing one. */
const alerts = () => [...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent);

async function act(step: Step, update: (given: Given) => void): Promise<void> {
  if ('press' in step) await userEvent.keyboard(step.press);
  else if ('type' in step) await userEvent.keyboard(step.type.replaceAll(/[{[]/g, '$&$&'));
  else if ('click' in step) {
    const target = buttonNamed(step.click);
    expect(target, step.click).toBeDefined();
    await userEvent.click(target!);
  } else if ('given' in step) update(step.given);
  else {
    await step.do();
    // The clock is stopped in the meantime.
    while (step.until && !document.querySelector(step.until)) await frame();
  }
}

it.each(Object.entries(scenarios))('announces what it should: %s', async (file, load) => {
  const scenario = await load();
  const { ready, steps } = scenario;
  const page = (given: Given) => <Shown {...{ scenario, given }} />;
  const { rerender } = render(page({}));
  while (ready && !document.querySelector(ready)) await frame();
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
