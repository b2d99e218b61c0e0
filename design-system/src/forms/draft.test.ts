import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DeviceCopy, Draft, DraftConflict, type DraftCopy, type DraftStorage } from './draft.ts';

interface Values {
  name: string;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The storage of one browser, shared by its tabs. */
function browser() {
  let stored: DeviceCopy<Values> | null = null;
  const tabs = new Set<() => void>();
  return {
    get stored() {
      return stored;
    },
    tab(): DraftStorage<Values> {
      let own: (() => void) | null = null;
      return {
        read: () => stored,
        write: (copy) => {
          stored = copy && structuredClone(copy);
          for (const listener of tabs) if (listener !== own) listener();
        },
        subscribe: (listener) => {
          own = listener;
          tabs.add(listener);
          return () => tabs.delete(listener);
        },
      };
    },
  };
}

/** A server with one draft that refuses changes of an outdated version. */
function server(values: Values = { name: '' }) {
  let held: DraftCopy<Values> = { values, version: 1 };
  const save = vi.fn(async (copy: DraftCopy<Values>) => {
    if (copy.version !== held.version) throw new DraftConflict(held);
    held = { values: copy.values, version: held.version + 1 };
    return held.version;
  });
  return {
    save,
    get held() {
      return held;
    },
  };
}

function open(device: ReturnType<typeof browser>, { save, held }: ReturnType<typeof server>) {
  const shown: { values: Values } = { values: held.values };
  const draft = new Draft<Values>({ initial: held, storage: device.tab(), save, delay: 1000 }, (values) => {
    shown.values = values;
  });
  const stop = draft.start();
  return { draft, shown, stop, type: (name: string) => draft.change({ name }) };
}

it('saves each change on the device immediately, and on the server when typing pauses', async () => {
  const [device, remote] = [browser(), server()];
  const { draft, type } = open(device, remote);
  type('A');
  type('An');
  expect(device.stored).toEqual({ values: { name: 'An' }, version: 1, isSaved: false });
  expect([draft.state, draft.isUnsaved()]).toEqual(['unsaved', true]);
  expect(remote.save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(remote.save).toHaveBeenCalledTimes(1);
  expect(remote.held).toEqual({ values: { name: 'An' }, version: 2 });
  expect([draft.state, draft.isUnsaved()]).toEqual(['saved', false]);
  expect(device.stored).toEqual({ values: { name: 'An' }, version: 2, isSaved: true });
});

it('sends changes made during a save after it, never two saves at once', async () => {
  const [device, remote] = [browser(), server()];
  const { draft, type } = open(device, remote);
  let finish: (version: number) => void = () => {};
  remote.save.mockImplementationOnce(
    () =>
      new Promise<number>((resolve) => {
        finish = resolve;
      }),
  );
  type('A');
  await vi.advanceTimersByTimeAsync(1000);
  expect(draft.state).toBe('saving');
  type('An');
  await vi.advanceTimersByTimeAsync(5000);
  expect(remote.save).toHaveBeenCalledTimes(1);
  remote.save.mockImplementationOnce(async () => 3);
  finish(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(remote.save).toHaveBeenLastCalledWith({ values: { name: 'An' }, version: 2 });
  expect(draft.state).toBe('saved');
});

it('retries after a failure, and loses nothing in the meantime', async () => {
  const [device, remote] = [browser(), server()];
  const { draft, type } = open(device, remote);
  remote.save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  type('Ana');
  await vi.advanceTimersByTimeAsync(1000);
  expect([draft.state, draft.isUnsaved()]).toEqual(['failed', true]);
  expect(device.stored?.values).toEqual({ name: 'Ana' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(draft.state).toBe('saved');
  expect(remote.held.values).toEqual({ name: 'Ana' });
});

it('restores on the next visit what only the device had', async () => {
  const [device, remote] = [browser(), server()];
  const first = open(device, remote);
  first.type('Ana');
  first.stop();
  const second = open(device, remote);
  expect(second.shown.values).toEqual({ name: 'Ana' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(remote.held.values).toEqual({ name: 'Ana' });
  // Where both have a value, the server's is used.
  expect(open(device, remote).draft.state).toBe('idle');
});

it('asks when another device has saved in between', async () => {
  const remote = server();
  const [phone, laptop] = [open(browser(), remote), open(browser(), remote)];
  phone.type('from the phone');
  await vi.advanceTimersByTimeAsync(1000);
  laptop.type('from the laptop');
  await vi.advanceTimersByTimeAsync(1000);
  expect(laptop.draft.state).toBe('conflict');
  expect(laptop.draft.theirs?.values).toEqual({ name: 'from the phone' });
  expect(remote.held.values).toEqual({ name: 'from the phone' });
  // While the user decides, further changes are not sent.
  laptop.type('from the laptop, still');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(remote.held.values).toEqual({ name: 'from the phone' });
  expect(await laptop.draft.keepMine()).toBe(true);
  expect(remote.held.values).toEqual({ name: 'from the laptop, still' });
  phone.type('from the phone again');
  await vi.advanceTimersByTimeAsync(1000);
  phone.draft.takeTheirs();
  expect(phone.shown.values).toEqual({ name: 'from the laptop, still' });
  expect([phone.draft.state, remote.held.values]).toEqual(['saved', { name: 'from the laptop, still' }]);
});

it('asks when the device has changes of an outdated version', async () => {
  const [device, remote] = [browser(), server()];
  const offline = open(device, remote);
  offline.type('typed offline');
  offline.stop();
  const other = open(browser(), remote);
  other.type('from elsewhere');
  await vi.advanceTimersByTimeAsync(1000);
  const back = open(device, remote);
  expect(back.draft.state).toBe('conflict');
  expect(back.shown.values).toEqual({ name: 'typed offline' });
  expect(back.draft.theirs?.values).toEqual({ name: 'from elsewhere' });
});

it('follows another tab while nothing is unsaved here, and asks otherwise', async () => {
  const [device, remote] = [browser(), server()];
  const [left, right] = [open(device, remote), open(device, remote)];
  left.type('left');
  expect(right.shown.values).toEqual({ name: 'left' });
  await vi.advanceTimersByTimeAsync(1000);
  right.type('right');
  expect(left.shown.values).toEqual({ name: 'right' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(remote.held.values).toEqual({ name: 'right' });
  expect([left.draft.state, right.draft.state]).toEqual(['saved', 'saved']);
  remote.save.mockRejectedValue(new TypeError('Failed to fetch'));
  left.type('left again');
  await vi.advanceTimersByTimeAsync(1000);
  right.type('right again');
  expect(left.draft.state).toBe('conflict');
  expect(left.draft.theirs?.values).toEqual({ name: 'right again' });
});

it('saves immediately before the page is left, and deletes the copy after submitting', async () => {
  const [device, remote] = [browser(), server()];
  const { draft, type } = open(device, remote);
  type('Ana');
  expect(await draft.flush()).toBe(true);
  expect(remote.held.values).toEqual({ name: 'Ana' });
  type('Ana María');
  const saving = draft.flush();
  draft.discard();
  await saving;
  expect([device.stored, draft.state]).toEqual([null, 'idle']);
});

it('keeps the draft on the device only without a server', async () => {
  const device = browser();
  const draft = new Draft<Values>(
    { initial: { values: { name: '' }, version: 0 }, storage: device.tab() },
    () => {},
  );
  draft.start();
  draft.change({ name: 'Ana' });
  expect([draft.state, draft.isUnsaved()]).toEqual(['saved', false]);
  expect(device.stored?.values).toEqual({ name: 'Ana' });
});

it('keeps what the user decided on this device, if the form saves separately', () => {
  const device = browser();
  const options = { initial: { values: { name: '' }, version: 4 }, storage: device.tab() };
  const draft = new Draft<Values>(options, () => {});
  draft.start();
  draft.change({ name: 'Ana' });
  draft.setConflict({ values: { name: 'from another device' }, version: 5 });
  expect(draft.state).toBe('conflict');
  void draft.keepMine();
  expect(draft.version).toBe(5);
  expect(device.stored).toEqual({ values: { name: 'Ana' }, version: 5, isSaved: false });
  draft.setConflict({ values: { name: 'once more' }, version: 6 });
  draft.takeTheirs();
  expect(device.stored).toEqual({ values: { name: 'once more' }, version: 6, isSaved: true });
});

it('stops retrying once the form was left, and the form opened again saves what the device kept', async () => {
  const [device, remote] = [browser(), server()];
  const left = open(device, remote);
  remote.save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  left.type('typed offline');
  left.stop();
  expect(await left.draft.flush()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(remote.save).toHaveBeenCalledTimes(1);
  const back = open(device, remote);
  expect(back.shown.values).toEqual({ name: 'typed offline' });
  await vi.advanceTimersByTimeAsync(1000);
  expect([back.draft.state, remote.held.values.name]).toEqual(['saved', 'typed offline']);
});

/** Two tabs with the same form, which keeps its values on the device until they are submitted. */
function tabs() {
  const device = browser();
  const tab = () => {
    const shown: { values: Profile } = { values: empty };
    const draft = new Draft<Profile>(
      { initial: { values: empty, version: 0 }, storage: device.tab() as unknown as DraftStorage<Profile> },
      (values) => {
        shown.values = values;
      },
    );
    draft.start();
    const type = (change: Partial<Profile>) => {
      shown.values = { ...shown.values, ...change };
      draft.change(shown.values);
    };
    return { draft, shown, type };
  };
  return [tab(), tab()] as const;
}

interface Profile {
  name: string;
  address: { street: string; city: string };
}
const empty: Profile = { name: '', address: { street: '', city: '' } };

it('follows another tab that adds to the values entered here', () => {
  const [left, right] = tabs();
  left.type({ name: 'Ana', address: { street: 'Main', city: '' } });
  expect(right.shown.values).toEqual({ name: 'Ana', address: { street: 'Main', city: '' } });
  right.type({ address: { street: 'Main', city: 'Hoboken' } });
  expect(left.shown.values).toEqual({ name: 'Ana', address: { street: 'Main', city: 'Hoboken' } });
  expect([left.draft.state, right.draft.state]).toEqual(['saved', 'saved']);
});

it('keeps what was typed here when another tab changes the same field, and shows both', () => {
  const [left, right] = tabs();
  left.type({ name: 'Ana' });
  right.type({ name: 'Bea' });
  expect(left.shown.values.name).toBe('Ana');
  expect(left.draft.state).toBe('conflict');
  expect(left.draft.theirs?.values.name).toBe('Bea');
  // On further changes, the other tab asks as well, and loses nothing either.
  left.type({ name: 'Anabel' });
  expect(right.shown.values.name).toBe('Bea');
  expect([right.draft.state, right.draft.theirs?.values.name]).toEqual(['conflict', 'Anabel']);
  // Once the user decides in one of them, both have the same values.
  left.draft.takeTheirs();
  expect(left.shown.values.name).toBe('Bea');
  expect([left.draft.state, right.draft.state]).toEqual(['saved', 'conflict']);
  right.draft.takeTheirs();
  expect(right.shown.values.name).toBe('Anabel');
});

it('keeps what was typed here if the user chooses so', async () => {
  const [left, right] = tabs();
  left.type({ name: 'Ana' });
  right.type({ name: 'Bea' });
  await left.draft.keepMine();
  expect([left.draft.state, left.shown.values.name]).toEqual(['saved', 'Ana']);
  expect([right.draft.state, right.shown.values.name, right.draft.theirs?.values.name]).toEqual([
    'conflict',
    'Bea',
    'Ana',
  ]);
});

it('sends each version once, however often it is asked to save', async () => {
  const remote = server();
  const { draft } = open(browser(), remote);
  draft.start();
  draft.change({ name: 'A' });
  const first = draft.flush();
  draft.change({ name: 'An' });
  const others = [draft.flush(), draft.flush()];
  await Promise.all([first, ...others]);
  expect(remote.save.mock.calls.map(([{ version }]) => version)).toEqual([1, 2]);
  expect(draft.state).toBe('saved');
});
