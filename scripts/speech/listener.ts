/** Presses real keys in the browser of a desktop, and hears what the screen reader says after each. */
import { setTimeout } from 'node:timers/promises';
import type { Desktop } from './desktop.ts';

export interface Listener {
  /** Opens an address. Resolves to what is said until the page has been quiet. */
  open: (address: string) => Promise<string[]>;
  /** Presses keys as user-event writes them: `{Shift>}{Tab}{/Shift}`, `ab`. */
  press: (keys: string) => Promise<string[]>;
  type: (text: string) => Promise<string[]>;
  /** What is said from now on, until it has been quiet, and not before a text was said. */
  listen: (act: () => unknown, until?: string) => Promise<string[]>;
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
  const listen = async (act: () => unknown, until = '') => {
    const before = (await said()).length;
    await act();
    const begin = performance.now();
    let heard = before;
    let last = begin;
    let isSaid = until === '';
    const isQuiet = () => performance.now() - last > silence && performance.now() - begin > shortest;
    while (!(isQuiet() && isSaid) && performance.now() - begin < patience) {
      await setTimeout(100);
      const lines = await said();
      if (lines.length > heard) last = performance.now();
      isSaid ||= lines.slice(before).some((line) => line.includes(until));
      heard = lines.length;
    }
    return (await said()).slice(before);
  };
  const press = (keys: string) => listen(() => xdotool(...eventsOf(keys)));
  return {
    listen,
    press,
    type: (text) => listen(() => xdotool('type', '--delay', '60', text)),
    open: async (address) => {
      await press('{Control>}l{/Control}');
      // A busy browser would take Enter before the rest of the address.
      await listen(() => xdotool('type', '--delay', '30', address));
      return listen(() => xdotool(...eventsOf('{Enter}')), 'Finished loading');
    },
  };
}
