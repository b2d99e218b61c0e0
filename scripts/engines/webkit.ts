/** The installed WebKitGTK in its MiniBrowser, driven over W3C WebDriver. It needs a screen, which Xvfb gives it. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../machine/free-port.ts';

const miniBrowser = globSync('/usr/{lib,libexec}/**/webkit2gtk-4.1/MiniBrowser')[0];

/** Debian's names of the packages that aren't installed. */
export const missingPackages = [
  ['webkit2gtk-driver', existsSync('/usr/bin/WebKitWebDriver')] as const,
  ['libwebkit2gtk-4.1-0', miniBrowser !== undefined] as const,
  ['xvfb', existsSync('/usr/bin/Xvfb')] as const,
].flatMap(([name, isThere]) => (isThere ? [] : [name]));

/** Milliseconds, for busy machines. */
const patience = 40_000;

/** Keys by the name that `KeyboardEvent.key` has for them. */
const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
};

async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const process = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(process.stdout!, 'data')) as [Buffer];
  return { process, display: `:${String(number).trim()}` };
}

export class WebKit {
  readonly #address: string;
  readonly #processes: ChildProcess[];

  private constructor(address: string, processes: ChildProcess[]) {
    this.#address = address;
    this.#processes = processes;
  }

  static async start(): Promise<WebKit> {
    const screen = await startScreen();
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: screen.display,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        TZ: 'America/New_York',
        LANG: 'en_US.UTF-8',
        // Containers allow no sandbox. The pages are our own.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    const processes = [driver, screen.process];
    const address = `http://127.0.0.1:${port}`;
    while (
      !(await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await wait(50);
    const webkit = new WebKit(address, processes);
    await webkit.#open();
    return webkit;
  }

  #session = '';

  async #open(): Promise<void> {
    const { sessionId } = await this.#send<{ sessionId: string }>('POST', '', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        },
      },
    });
    this.#session = `/${sessionId}`;
    await this.#send('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 });
    await this.#send('POST', '/window/rect', { x: 0, y: 0, width: 1300, height: 900 });
  }

  async #send<T>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.#address}/session${this.#session}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = JSON.parse(await text(response.body!)) as {
      value: T & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  async goto(url: string): Promise<void> {
    await this.#send('POST', '/url', { url });
  }

  /** Runs a function in the page, with arguments and a result that are JSON. */
  async evaluate<A extends unknown[], T>(work: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    const script = `const done = arguments[arguments.length - 1];
      (async () => (${work})(...[...arguments].slice(0, -1)))().then(
        (result) => done({ result }),
        (error) => done({ error: String(error) }),
      );`;
    const { result, error } = await this.#send<{ result: T; error?: string }>('POST', '/execute/async', {
      script,
      args,
    });
    if (error) throw new Error(error);
    return result;
  }

  /** Runs a function in the page until it returns something, which the result is. */
  async until<A extends unknown[], T>(
    work: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<NonNullable<T>> {
    const end = Date.now() + patience;
    for (;;) {
      // A page that is being left can't answer.
      const result = await this.evaluate(work, ...args).catch(() => null);
      if (result) return result;
      if (Date.now() > end) throw new Error(`Waited in vain for ${work} with ${JSON.stringify(args)}`);
      await wait(50);
    }
  }

  /** Presses keys one after the other; `Shift+Tab` holds Shift. */
  async press(...pressed: string[]): Promise<void> {
    const actions = pressed.flatMap((one) => {
      const held = one.split('+').map((name) => keys[name] ?? name);
      return [
        ...held.map((value) => ({ type: 'keyDown', value })),
        ...held.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
    });
    await this.#send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async type(typed: string): Promise<void> {
    await this.press(...typed);
  }

  /** Presses with the mouse at a place in the window. */
  async clickAt(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#send('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }

  async close(): Promise<void> {
    await this.#send('DELETE', '').catch(() => {});
    for (const process of this.#processes) process.kill();
  }
}
