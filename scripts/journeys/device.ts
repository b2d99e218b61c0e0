/** The browsers that journeys are made with. */
import type { BrowserContext, Page } from '@playwright/test';
import { showTime } from '../../demo/src/show-time.ts';
import { clockAhead } from '../given/moment.ts';

/**
 * Keeps an unused route on each page that has had one. Playwright 1.65 stops intercepting with the last route, and
 * on a busy machine 12 of 1,242 requests sent at that moment were never answered.
 */
function keepIntercepting(page: Page): void {
  const route = page.route.bind(page);
  let kept: Promise<unknown> | undefined;
  page.route = async (...args) => {
    kept ??= route('**/unused', (unused) => unused.fallback());
    await kept;
    return route(...args);
  };
}

/**
 * Reports a press after which the focus is nowhere, once the page has been quiet for a second and waits for no answer:
 * keyboard and screen reader users would start again at the top. Runs in the page, so it costs no calls.
 */
function watchFocus(): void {
  const { setTimeout, clearTimeout, requestAnimationFrame } = window;
  let timer = 0;
  let turn = 0;
  let requests = 0;
  let pressed = '';
  /** Tab after the last control leaves the page, until the focus is in it again. */
  let hasLeftByTab = false;
  const stop = () => {
    clearTimeout(timer);
    turn += 1;
    pressed = '';
  };
  const check = () => {
    // With the page's clock stopped, nothing can move the focus.
    const isTimeless = window.setTimeout !== setTimeout;
    const { activeElement, body, visibilityState } = document;
    // React hides what a page, or a part of it, showed before while the next one loads.
    const isLoading =
      document.querySelector('[style*="display: none !important"]') !== null ||
      ![...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility());
    // Its answer restarts the wait.
    if (requests > 0) return;
    const isNowhere = activeElement === body && !hasLeftByTab;
    if (isNowhere && visibilityState === 'visible' && !isTimeless && !isLoading)
      console.error(`The focus is nowhere after pressing “${pressed}”`);
    stop();
  };
  // Components move the focus within three frames, which can take longer than a second on a busy machine.
  const checkAfter = (frames: number, of: number): number =>
    requestAnimationFrame(() => {
      if (of !== turn) return;
      if (frames > 0) checkAfter(frames - 1, of);
      else check();
    });
  const restart = () => {
    if (!pressed) return;
    clearTimeout(timer);
    turn += 1;
    timer = setTimeout(checkAfter, 1000, 3, turn);
  };
  const { fetch } = window;
  window.fetch = async (...request) => {
    requests += 1;
    try {
      return await fetch(...request);
    } finally {
      requests -= 1;
      restart();
    }
  };
  const onPress = () => {
    const control = document.activeElement;
    if (!control || control === document.body) return stop();
    // Never empty, or the wait after an earlier press would go on and find a moment between two pages.
    pressed = control.getAttribute('aria-label') || control.textContent || control.id || control.tagName;
    restart();
  };
  addEventListener('click', onPress, true);
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' || event.key === ' ' || event.key === 'Escape') onPress();
      if (event.key === 'Tab') hasLeftByTab = document.activeElement !== document.body;
    },
    true,
  );
  addEventListener('focusin', () => {
    hasLeftByTab = false;
  });
  // A press beside everything takes the focus away on purpose.
  addEventListener('pointerdown', stop, true);
  new MutationObserver(restart).observe(document, { childList: true, subtree: true });
}

/**
 * Enters text as a keyboard would. In Firefox, Playwright 1.65 sets the value of a field instead, which React ignores,
 * because it thinks it set the value itself.
 */
function enterAsTyped(): void {
  const enter = (text: string) => {
    const { activeElement } = document;
    if (activeElement?.localName === 'iframe') return activeElement;
    document.execCommand('insertText', false, text);
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => enter, set: () => {} });
}

/** Prepares a device: its pages have the test's clock, and report a press after which the focus is nowhere. */
export async function prepareDevice(context: BrowserContext): Promise<void> {
  context.on('page', keepIntercepting);
  await context.addInitScript(`(${showTime})((device) => device.now() + ${clockAhead()})`);
  await context.addInitScript(watchFocus);
  if (context.browser()!.browserType().name() === 'firefox') await context.addInitScript(enterAsTyped);
}
