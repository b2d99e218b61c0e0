import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Request } from 'playwright-core';
import type { Mode } from '../../stories/.storybook/modes.ts';
import { type StaticServer, serveFolder } from '../static-server.ts';

interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  exportName?: string;
  tags: string[];
}

/**
 * The stories that pictures are taken of: those that show something and do nothing, the canvas with all states, and at
 * least one of each component. What a play function ends in is tested by what it expects.
 */
export function picturedStories(storybook: string): string[] {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  const shows = ({ tags, exportName }: Entry) =>
    !tags.includes('play-fn') || /^(All)?States$/.test(exportName ?? '');
  const titles = Map.groupBy(stories, ({ title }) => title);
  return [...titles.values()]
    .flatMap((ofTitle) => {
      const shown = ofTitle.filter(shows);
      return shown.length > 0 ? shown : ofTitle.slice(0, 1);
    })
    .map(({ id }) => id);
}

/** Everything that would make two pictures of the same thing differ stands still. */
const stillness = `
  *, *::before, *::after { transition: none !important; animation-delay: -10s !important;
    animation-duration: 1ms !important; animation-iteration-count: 1 !important; caret-color: transparent !important; }
`;

const clock = new Date('2026-03-16T15:00:00Z');

/** The window of a preview, as far as it is used here. */
interface Preview {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: () => void) => void;
    emit: (event: string, message: object) => void;
  };
}

async function openPage(browser: Browser, mode: Mode, prepare?: Prepare): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: mode.viewport, height: 800 },
    colorScheme: mode.theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(clock);
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, stillness);
  await prepare?.(page);
  return page;
}

/** What a page has asked for and has not got yet. */
function watchRequests(page: Page): Set<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** Waits until everything asked for is there and shown, and nothing more was asked for thereby. */
async function nothingPending(page: Page, pending: Set<Request>): Promise<void> {
  for (let calmFrames = 0; calmFrames < 3; ) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    calmFrames = pending.size === 0 ? calmFrames + 1 : 0;
  }
}

/** Takes pictures until nothing is on its way and two are the same. */
async function settled(page: Page, pending: Set<Request>): Promise<Buffer> {
  let before: Buffer | undefined;
  for (let attempt = 0; attempt < 50; attempt++) {
    const isComplete = pending.size === 0;
    const picture = await page.screenshot({ fullPage: true, caret: 'hide' });
    if (isComplete && before?.equals(picture)) return picture;
    before = isComplete ? picture : undefined;
  }
  throw new Error('the story never stands still');
}

/** The picture of a story in a page of its own: what others have fetched or left behind cannot show in it. */
async function pictureOf(page: Page, address: string, pending: Set<Request>): Promise<Buffer> {
  await page.goto(address);
  const isShown = await page.waitForFunction(() => {
    const { classList } = document.body;
    if (classList.contains('sb-show-errordisplay') || classList.contains('sb-show-nopreview')) return 'no';
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Preview;
    return preview?.currentRender?.phase === 'finished' && 'yes';
  });
  if ((await isShown.jsonValue()) === 'no') throw new Error('Storybook cannot show it');
  await nothingPending(page, pending);
  // Parts that were fetched late show in steps; begun again, all of them are there at once.
  await page.evaluate(async () => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Preview;
    const storyId = new URL(location.href).searchParams.get('id');
    await new Promise<void>((resolve) => {
      channel.once('storyFinished', resolve);
      channel.emit('forceRemount', { storyId });
    });
    scrollTo(0, 0);
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return settled(page, pending);
}

/** Runs in a page before anything is loaded. */
export type Prepare = (page: Page) => Promise<unknown>;

export interface CaptureOptions {
  /** A built Storybook. */
  storybook: string;
  stories: readonly string[];
  modes: Readonly<Record<string, Mode>>;
  /** Asked for each picture as soon as it is taken. */
  onPicture: (mode: string, story: string, file: Buffer) => void;
  prepare?: Prepare;
}

/** Takes the picture of every story in every mode, two pages at a time. */
export async function capture(browser: Browser, options: CaptureOptions): Promise<void> {
  const server: StaticServer = await serveFolder(options.storybook);
  try {
    for (const [name, mode] of Object.entries(options.modes)) {
      const { viewport: _width, ...globals } = mode;
      const choices = Object.entries(globals).map(([global, value]) => `${global}:${value}`);
      const waiting = [...options.stories];
      const worker = async () => {
        const page = await openPage(browser, mode, options.prepare);
        const pending = watchRequests(page);
        for (let story = waiting.shift(); story; story = waiting.shift()) {
          const address = `${server.address}/iframe.html?viewMode=story&id=${story}&globals=${choices.join(';')}`;
          try {
            options.onPicture(name, story, await pictureOf(page, address, pending));
          } catch (error) {
            throw new Error(`${name}, ${story}`, { cause: error });
          }
        }
        await page.context().close();
      };
      await Promise.all([worker(), worker()]);
    }
  } finally {
    await server.close();
  }
}
