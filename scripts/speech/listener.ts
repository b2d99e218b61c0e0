/** Presses real keys in the browser of a desktop, and hears what the screen reader says after each. */
import { setTimeout } from 'node:timers/promises';
import type { Desktop } from './desktop.ts';

export interface Listener {
  /** Opens an address. Resolves to what is said until the page has been quiet. */
  open: (address: string) => Promise<string[]>;
  /** Presses keys as user-event writes them: `{Shift>}{Tab}{/Shift}`, `ab`. */
  press: (keys: string) => Promise<string[]>;
  type: (text: string) => Promise<string[]>;
  /** What is said from now on, until it has been quiet. */
  listen: (act: () => unknown) => Promise<string[]>;
}

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
  const listen = async (act: () => unknown) => {
    const before = (await said()).length;
    await act();
    const begin = performance.now();
    let heard = before;
    let last = begin;
    while (performance.now() - begin < shortest || performance.now() - last < silence) {
      await setTimeout(100);
      const { length } = await said();
      if (length > heard) last = performance.now();
      heard = length;
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
      xdotool('type', '--delay', '30', address);
      return press('{Enter}');
    },
  };
}
