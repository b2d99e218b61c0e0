/** Runs the play functions of the built Storybook's stories in an engine. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../machine/static-server.ts';

const folder = fileURLToPath(new URL('../../stories/dist/', import.meta.url));

/** A page of an engine. */
export interface Tab {
  until: (work: () => unknown) => Promise<unknown>;
  goto: (url: string) => Promise<unknown>;
  evaluate: <A extends unknown[], T>(work: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>;
}

interface Entry {
  id: string;
  type: 'docs' | 'story';
  tags: string[];
}

interface Channel {
  on: (event: string, listener: (message: never) => void) => void;
  off: (event: string, listener: (message: never) => void) => void;
  emit: (event: string, message: object) => void;
}

/** The ids of the stories with a play function, in the order of Storybook. */
export async function playedStories(): Promise<string[]> {
  const { entries } = JSON.parse(await readFile(`${folder}index.json`, 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags.includes('play-fn') && !tags.includes('screen'))
    .map(({ id }) => id);
}

/** Shows a story in a page that has Storybook's preview, and returns what failed in it. */
function play(storyId: string, patience: number): Promise<string | null> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const failures: string[] = [];
    const onThrown = ({ message }: Error) => failures.push(message);
    const end = () => {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(failures.join('\n') || null);
    };
    const listeners: Record<string, (message: never) => void> = {
      playFunctionThrewException: onThrown,
      unhandledErrorsWhilePlaying: (errors: Error[]) => errors.forEach(onThrown),
      storyThrewException: (error: Error) => {
        onThrown(error);
        end();
      },
      storyErrored: ({ title }: { title: string }) => {
        failures.push(title);
        end();
      },
      storyMissing: () => {
        failures.push('There is no such story.');
        end();
      },
      storyFinished: (message: { storyId: string }) => {
        if (message.storyId === storyId) end();
      },
    };
    const timer = setTimeout(() => {
      failures.push('The story did not finish.');
      end();
    }, patience);
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

export interface StoryResult {
  id: string;
  failure: string | null;
}

/** In WebKit, an event of a script that is like a press opens the list of a `select`, which then undoes what is chosen. */
function keepListsClosed(): void {
  addEventListener(
    'mousedown',
    (event) => {
      if (!event.isTrusted && event.target instanceof HTMLSelectElement) event.preventDefault();
    },
    { capture: true },
  );
}

const component = (id: string | undefined) => id?.slice(0, id.indexOf('--'));

/** Plays stories one after the other, in a new page for each component. A story that leaves the page fails. */
export async function playStories(tab: Tab, ids: readonly string[]): Promise<StoryResult[]> {
  const server = await serveFolder(folder);
  const results: StoryResult[] = [];
  const home = `${server.address}/iframe.html?id=components-icons-icon--all&viewMode=story`;
  // A story that leaves the page can interrupt this once.
  const open = () => tab.goto(home).catch(() => tab.goto(home));
  const isReady = () =>
    tab.until(() => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
      };
      return preview?.currentRender?.phase === 'finished';
    });
  let hasPage = false;
  for (const [index, id] of ids.entries()) {
    if (!hasPage || component(id) !== component(ids[index - 1])) {
      await open();
      await isReady();
      await tab.evaluate(keepListsClosed);
      hasPage = true;
    }
    try {
      results.push({ id, failure: await tab.evaluate(play, id, 30_000) });
    } catch (error) {
      results.push({ id, failure: `The page was left. ${error}` });
      hasPage = false;
    }
  }
  await server.close();
  return results;
}
