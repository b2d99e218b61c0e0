import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { serveFolder } from '../../machine/static-server.ts';

/** In milliseconds, except for the sizes (bytes of script and style, gzipped) and the counts. */
export interface Figures {
  /** Loaded before the page is used. */
  size: number;
  /** Loaded later, when the form is used and submitted. */
  sizeInUse: number;
  visible: number;
  script: number;
  keystroke: number;
  submit: number;
  manyMount: number;
  manyKeystroke: number;
  /** The number of the 12 questions whose control is marked as invalid and described by its error. */
  wired: number;
  /** Violations that axe finds before and after the submit. */
  axeBefore: number;
  axeAfter: number;
}

const slowDown = 4;
const keys = 40;

export const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)]!;

/** Runs in the page: records when the form is visible, and how long each keystroke takes to be painted. */
function instrument(): void {
  const record = { visible: 0, keystrokes: [] as number[], submit: 0 };
  Object.assign(window, { record });
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  const isThere = () =>
    document.querySelector('button[type="submit"]') !== null &&
    document.querySelectorAll('input[type="radio"]').length === 2 &&
    document.querySelector('[aria-busy="true"]') === null;
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    afterPaint(() => {
      record.visible = performance.now();
    });
  });
  addEventListener('DOMContentLoaded', () =>
    observer.observe(document.body, { childList: true, subtree: true, attributes: true }),
  );
  addEventListener(
    'keydown',
    ({ timeStamp }) => afterPaint(() => record.keystrokes.push(performance.now() - timeStamp)),
    true,
  );
  addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest('button[type="submit"]')) return;
      const errors = () => document.querySelectorAll('[aria-invalid="true"], [data-invalid="true"]').length;
      const look = () => {
        if (errors() >= 10) afterPaint(() => (record.submit = performance.now() - event.timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

interface Recorded {
  record: { visible: number; keystrokes: number[]; submit: number };
}
const recorded = (page: Page) => page.evaluate(() => (window as unknown as Recorded).record);

/** The number of the 12 questions that expose to assistive technology that and why they are invalid. */
const countWired = (page: Page) =>
  page.evaluate(() => {
    const isDescribed = (element: Element | null) =>
      element?.getAttribute('aria-invalid') === 'true' &&
      `${element.getAttribute('aria-describedby') ?? ''} ${element.getAttribute('aria-errormessage') ?? ''}`
        .split(' ')
        .some((id) => id && /\S/.test(document.getElementById(id)?.textContent ?? ''));
    const labelled = [
      ...['First name', 'Middle name', 'Last name', 'E-mail', 'Password', 'Date of birth', 'Mobile phone'],
      ...['Gender', 'Country', 'State'],
    ];
    const texts = new Map(
      [...document.querySelectorAll('label')].map((label) => [label.textContent?.trim() ?? '', label]),
    );
    let count = 0;
    for (const words of labelled) {
      const label = texts.get(words);
      const control =
        label?.control ??
        document.querySelector(`[aria-labelledby~="${label?.id || 'none'}"]:is(button, input, select)`);
      if (isDescribed(control ?? null)) count++;
    }
    const radio = document.querySelector('input[type="radio"]');
    const group = radio?.closest('fieldset, [role="radiogroup"]') ?? null;
    if (isDescribed(group) || isDescribed(radio)) count++;
    if (isDescribed(document.querySelector('input[type="checkbox"]'))) count++;
    return count;
  });

const slowDownTo = (session: CDPSession, rate: number) =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Opens a page on a slowed-down processor, and notes the scripts and styles that it loads. */
async function open(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.addInitScript(instrument);
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  const session = await context.newCDPSession(page);
  await slowDownTo(session, slowDown);
  await session.send('Performance.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, session, files };
}

/** Gzipped bytes. */
const weigh = (folder: string, files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);

/** Presses a key many times in the focused field, and waits until each press is recorded. */
async function typeKeys(page: Page): Promise<void> {
  for (let index = 0; index < keys; index++) await page.keyboard.press('a');
  await page.waitForFunction(
    (count) => (window as unknown as Recorded).record.keystrokes.length >= count,
    keys,
  );
}

/** Loading, typing into and submitting the enrollment form. */
async function measureForm(context: BrowserContext, address: string, folder: string) {
  const { page, session, files } = await open(context, `${address}/`);
  await page.waitForFunction(() => (window as unknown as Recorded).record.visible > 0);
  const { metrics } = await session.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1000;
  const size = weigh(folder, files);

  const field = page.getByLabel('First name');
  await field.focus();
  await typeKeys(page);
  const { keystrokes, visible } = await recorded(page);
  await field.fill('');

  await slowDownTo(session, 1);
  const axeBefore = (await new AxeBuilder({ page }).analyze()).violations.length;
  await slowDownTo(session, slowDown);
  await page.getByRole('button', { name: 'Enroll' }).click();
  await page.waitForFunction(() => (window as unknown as Recorded).record.submit > 0);
  const { submit } = await recorded(page);
  await slowDownTo(session, 1);
  const wired = await countWired(page);
  const axeAfter = (await new AxeBuilder({ page }).analyze()).violations.length;
  const sizeInUse = weigh(folder, files) - size;
  await page.close();
  return {
    size,
    sizeInUse,
    visible,
    script,
    submit,
    wired,
    axeBefore,
    axeAfter,
    keystroke: percentile(keystrokes, 0.95),
  };
}

/** Showing 200 fields and typing into one of them. */
async function measureMany(context: BrowserContext, address: string) {
  const { page } = await open(context, `${address}/?many`);
  await page.waitForFunction(() => 'showMany' in window);
  const manyMount = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        (window as unknown as { showMany: () => void }).showMany();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - begin);
          port2.postMessage(null);
        });
      }),
  );
  await page.getByLabel('Field 100', { exact: true }).focus();
  await typeKeys(page);
  const manyKeystrokes = (await recorded(page)).keystrokes;
  return { manyMount, manyKeystroke: percentile(manyKeystrokes, 0.95) };
}

/** Visits a page once and measures it. */
export async function measure(browser: Browser, folder: string): Promise<Figures> {
  const server = await serveFolder(folder);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const form = await measureForm(context, server.address, folder);
  const many = await measureMany(context, server.address);
  await context.close();
  await server.close();
  return { ...form, ...many };
}
