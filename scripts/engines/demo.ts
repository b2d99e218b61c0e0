/** Opens the static demo in an engine, and again without its server. */
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../machine/static-server.ts';
import type { Tab } from './stories.ts';

const folder = fileURLToPath(new URL('../../demo/dist/', import.meta.url));

/** Waits until the demo shows the page of its student. */
async function expectStudent(tab: Tab): Promise<void> {
  await tab.until(() => /Maya/.test(frames[0]?.document.querySelector('h1')?.textContent ?? ''));
}

/** Resolves to what failed. */
export async function openDemo(tab: Tab): Promise<string[]> {
  const server = await serveFolder(folder);
  let isServed = true;
  try {
    await tab.goto(`${server.address}/`);
    await expectStudent(tab);
    await tab.until(async () => {
      const [name] = await caches.keys();
      const stored = name ? await (await caches.open(name)).keys() : [];
      // The store grows until it has all files.
      const { length } = stored;
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return length > 0 && (await (await caches.open(name!)).keys()).length === length;
    });
    await server.close();
    isServed = false;
    await tab.goto(`${server.address}/`);
    await expectStudent(tab);
    return [];
  } catch (error) {
    return [`the demo${isServed ? '' : ', offline'}: ${error}`];
  } finally {
    if (isServed) await server.close();
  }
}
