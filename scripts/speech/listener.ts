/** Presses real keys in the browser of a desktop, and hears what the screen reader says after each. */
import { setTimeout } from 'node:timers/promises';
import type { Desktop } from './desktop.ts';

export interface Listener {
  /** Opens an address. Resolves to what is said until it has been quiet, and not before each of the texts was said. */
  open: (address: string, texts?: readonly string[]) => Promise<string[]>;
  /** Presses keys as user-event writes them: `{Shift>}{Tab}{/Shift}`, `ab`. */
  press: (keys: string, texts?: readonly string[]) => Promise<string[]>;
  type: (text: string, texts?: readonly string[]) => Promise<string[]>;
  listen: (act: () => unknown, texts?: readonly string[]) => Promise<string[]>;
}

/** Milliseconds after which a text that is waited for isn't said. */
const patience = 30_000;

/** Milliseconds of silence after which nothing more is expected; announcements come up to a second after their cause. */
const silence = 1300;
const shortest = 2200;

const names: Record<string, string> = {
  Enter: 'Return',
  Backspace: 'BackSpace',
  ArrowDown: 'Down',
  ArrowUp: 'Up',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  PageDown: 'Next',
  PageUp: 'Prior',
  Control: 'ctrl',
  Shift: 'shift',
  Alt: 'alt',
  ' ': 'space',
  '?': 'question',
};

/** `xdotool key ctrl+k` would release Ctrl first, and the screen reader would take the bare “k” as its own command. */
const eventsOf = (keys: string): string[] =>
  [...keys.matchAll(/\{(\/?)(\w+)(>?)\}|(.)/g)].flatMap(([, up, named, down, character]) => {
    const key = named ?? character!;
    const name = names[key] ?? key;
    if (up) return ['keyup', name];
    return down ? ['keydown', name] : ['keydown', name, 'keyup', name];
  });

export function createListener({ said, xdotool }: Desktop): Listener {
  const listen = async (act: () => unknown, texts: readonly string[] = []) => {
    const before = (await said()).length;
    await act();
    const begin = performance.now();
    let heard = before;
    let last = begin;
    let isSaid = texts.length === 0;
    const isQuiet = () => performance.now() - last > silence && performance.now() - begin > shortest;
    while (!(isQuiet() && isSaid) && performance.now() - begin < patience) {
      await setTimeout(100);
      const lines = await said();
      if (lines.length > heard) last = performance.now();
      isSaid ||= texts.every((text) => lines.slice(before).some((line) => line.includes(text)));
      heard = lines.length;
    }
    return (await said()).slice(before);
  };
  const press: Listener['press'] = (keys, texts) => listen(() => xdotool(...eventsOf(keys)), texts);
  return {
    listen,
    press,
    type: (text, texts) => listen(() => xdotool('type', '--delay', '60', text), texts),
    open: async (address, texts = []) => {
      await press('{Control>}l{/Control}');
      // A busy browser would take Enter before the rest of the address.
      await listen(() => xdotool('type', '--delay', '30', address));
      return listen(() => xdotool(...eventsOf('{Enter}')), ['Finished loading', ...texts]);
    },
  };
}
