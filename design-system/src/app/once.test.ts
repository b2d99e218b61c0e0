import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cases } from '../../../scripts/given/lane.ts';
import { Once } from './once.ts';
import { forgottenAfter, type LookUp, lostAfter, type SentOnce } from './once-request.ts';
import type { Seal } from './seal.ts';
import type { StoredValue } from './storage.ts';

/** What the user decided: each press that sends something has its own number. */
type Decision = { decision: number };

class Failure extends Error {
  status: number;

  constructor(status: number) {
    super(`Status ${status}`);
    this.status = status;
  }
}

/** A refusal before the server looks at the key says nothing about an earlier request. */
const isUnknown = (error: unknown, isRepeat: boolean) =>
  !(error instanceof Failure) || error.status >= 500 || (isRepeat && error.status === 401);

/** How one request fares. Times are in milliseconds. */
interface Fate {
  /** When the request reaches the server; it never does if null. */
  arrivesAfter: number | null;
  /** What the server says: it has acted, refuses, or failed before or after it acted. */
  verdict: 'done' | 'refused' | 'expired' | 'failed before' | 'failed after';
  /** When the page learns it. */
  answersAfter: number;
  isAnswerLost: boolean;
}

const fates = fc.record<Fate>({
  // A request that has not arrived by then never does.
  arrivesAfter: fc.option(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: lostAfter })), { freq: 5 }),
  verdict: fc.constantFrom('done', 'refused', 'expired', 'failed before', 'failed after'),
  answersAfter: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000 })),
  isAnswerLost: fc.boolean(),
});
const smooth: Fate = { arrivesAfter: 0, verdict: 'done', answersAfter: 100, isAnswerLost: false };

/** Keeps the keys that it has acted on for a day, as the API does: a repeated request has no further effect. */
class Server {
  #acted = new Map<string, { decision: number; at: number }>();
  acts: number[] = [];
  isOffline = false;
  #upcoming: Fate[];

  constructor(upcoming: Fate[]) {
    this.#upcoming = [...upcoming];
  }

  becomeReliable(): void {
    this.isOffline = false;
    this.#upcoming = [];
  }

  send({ decision }: Decision, key: string): Promise<number> {
    const fate = this.#upcoming.shift() ?? smooth;
    if (this.isOffline) return Promise.reject(new TypeError('offline'));
    return new Promise((resolve, reject) => {
      let result: number | Error = new TypeError('lost');
      const respond = () =>
        fate.isAnswerLost || typeof result !== 'number'
          ? reject(fate.isAnswerLost ? new TypeError('lost') : result)
          : resolve(result);
      if (fate.arrivesAfter !== null)
        setTimeout(() => {
          result = this.#handle(decision, key, fate.verdict);
        }, fate.arrivesAfter);
      const { arrivesAfter, isAnswerLost } = fate;
      // A connection may break at once, even if the request still arrives.
      setTimeout(respond, isAnswerLost ? fate.answersAfter : (arrivesAfter ?? 0) + fate.answersAfter);
    });
  }

  #handle(decision: number, key: string, verdict: Fate['verdict']): number | Error {
    if (verdict === 'expired') return new Failure(401);
    if (verdict === 'failed before') return new Failure(500);
    if (!this.#knows(key)) {
      if (verdict === 'refused') return new Failure(422);
      this.#acted.set(key, { decision, at: Date.now() });
      this.acts.push(decision);
    }
    return verdict === 'failed after' ? new Failure(503) : decision;
  }

  async lookUp(key: string): Promise<LookUp<number>> {
    if (this.isOffline) throw new TypeError('offline');
    const known = this.#knows(key);
    return known ? { status: 'done', answer: known.decision } : { status: 'unknown' };
  }

  #knows(key: string) {
    const known = this.#acted.get(key);
    return known && Date.now() - known.at <= forgottenAfter ? known : null;
  }
}

/** Reverses the text, as if it were encrypted. */
const reversed = (text: string) => [...text].reverse().join('');
const seal = async (): Promise<Seal> => ({
  close: (data) => reversed(JSON.stringify(data)),
  open: (sealed) => JSON.parse(reversed(sealed)),
});

/** The storage of a device, which all its tabs see. */
class Device {
  #text: string | null = null;
  #listeners = new Map<object, () => void>();

  valueFor(tab: { isOpen: boolean }): StoredValue<SentOnce<Decision>> {
    return {
      read: () => (tab.isOpen && this.#text !== null ? JSON.parse(this.#text) : null),
      write: (value) => {
        if (!tab.isOpen) return;
        this.#text = value && JSON.stringify(value);
        for (const [other, listener] of this.#listeners) if (other !== tab) queueMicrotask(listener);
      },
      subscribe: (listener) => {
        this.#listeners.set(tab, listener);
        return () => this.#listeners.delete(tab);
      },
    };
  }
}

interface Outcomes {
  done: number[];
  /** The page said that it certainly was not done. */
  notDone: number[];
}

interface Means {
  hasLookUp: boolean;
  isSealed: boolean;
}

class Tab {
  isOpen = true;
  once: Once<Decision, number>;
  #unwatch: () => void;

  constructor(device: Device, server: Server, said: Outcomes, { hasLookUp, isSealed }: Means) {
    const whileOpen = <Value>(work: Promise<Value>) =>
      new Promise<Value>((resolve, reject) => {
        work.then(
          (value) => this.isOpen && resolve(value),
          (error) => this.isOpen && reject(error),
        );
      });
    let sending = 0;
    this.once = new Once(
      device.valueFor(this),
      { isUnknown, ...(isSealed && { seal }) },
      {
        send: (sent: Decision, key: string) => {
          sending = sent.decision;
          return whileOpen(server.send(sent, key));
        },
        ...(hasLookUp && { lookUp: ({ key }: { key: string }) => whileOpen(server.lookUp(key)) }),
        onDone: (decision) => said.done.push(decision),
        onRefused: () => said.notDone.push(sending),
      },
    );
    this.#unwatch = this.once.watch();
  }

  /** Closed, reloaded, or signed out. */
  close(): void {
    this.#unwatch();
    this.isOpen = false;
  }
}

type Act = 'press' | 'press and wait' | 'send again' | 'give up' | 'reload';
type Step =
  | { do: Act; tab: number }
  | { do: 'network'; isOffline: boolean }
  | { do: 'wait'; milliseconds: number }
  /** The device sleeps for a day, after all requests have ended. */
  | { do: 'sleep' };

const tab = fc.integer({ min: 0, max: 1 });
const acts = fc.constantFrom<Act[]>(
  'press',
  'press and wait',
  'send again',
  'send again',
  'give up',
  'reload',
);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.tuple(acts, tab).map(([act, tab]): Step => ({ do: act, tab })) },
    { weight: 1, arbitrary: fc.boolean().map((isOffline): Step => ({ do: 'network', isOffline })) },
    {
      weight: 2,
      arbitrary: fc
        .integer({ min: 1, max: 2 * lostAfter })
        .map((time): Step => ({ do: 'wait', milliseconds: time })),
    },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'sleep' }) },
  ),
  { maxLength: 25 },
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

async function run(walk: readonly Step[], upcoming: Fate[], means: Means): Promise<void> {
  const server = new Server(upcoming);
  const device = new Device();
  const said: Outcomes = { done: [], notDone: [] };
  const open = () => new Tab(device, server, said, means);
  const tabs = [open(), open()];
  let decisions = 0;

  const check = () => {
    // At most once for each decision.
    expect(new Set(server.acts).size).toBe(server.acts.length);
    for (const decision of said.done) expect(server.acts).toContain(decision);
    for (const decision of said.notDone) expect(server.acts).not.toContain(decision);
    for (const { once } of tabs) {
      const { pending } = once.get();
      if (pending?.status === 'lost') expect(server.acts).not.toContain(pending.sent?.decision);
    }
  };

  /** Pressed while an earlier one was pending, in this or another tab: nothing is sent. */
  const decide = ({ once }: Tab): Decision => {
    const decision = ++decisions;
    const { pending } = once.get();
    if (pending && Date.now() - pending.sentAt < forgottenAfter) said.notDone.push(decision);
    return { decision };
  };

  for (const step of walk) {
    const tab = 'tab' in step ? tabs[step.tab]! : tabs[0]!;
    if (step.do === 'press') tab.once.send(decide(tab));
    if (step.do === 'press and wait') {
      const sent = decide(tab);
      tab.once.sendAsync(sent).catch((error) => {
        if (error instanceof Failure && error.status === 422) said.notDone.push(sent.decision);
      });
    }
    if (step.do === 'send again') tab.once.sendAgain();
    if (step.do === 'give up') {
      const { pending } = tab.once.get();
      tab.once.giveUp();
      if (pending?.status === 'lost') said.notDone.push(pending.sent!.decision);
    }
    if (step.do === 'reload') {
      tab.close();
      tabs[step.tab] = open();
    }
    if (step.do === 'network') server.isOffline = step.isOffline;
    if (step.do === 'sleep') {
      await settle(lostAfter + 20_000);
      vi.setSystemTime(Date.now() + forgottenAfter);
    }
    await settle(step.do === 'wait' ? step.milliseconds : 1);
    check();
  }

  // Never stuck: once the server can be reached, every page learns the outcome.
  server.becomeReliable();
  await settle(40_000);
  check();
  for (const { once } of tabs) {
    const status = once.get().pending?.status;
    expect([undefined, 'unknown', 'lost']).toContain(status);
    once.sendAgain();
    await settle(40_000);
    check();
  }
  for (const { once } of tabs) expect(once.get().pending).toBeNull();
  for (const tab of tabs) tab.close();
}

it.each([
  ['by looking it up', { hasLookUp: true, isSealed: false }],
  ['by sending the same again', { hasLookUp: false, isSealed: false }],
  ['by looking it up, encrypted', { hasLookUp: true, isSealed: true }],
  ['by sending the same again, encrypted', { hasLookUp: false, isSealed: true }],
])('acts at most once, never says otherwise, and never gets stuck: %s [P-10] [P-03]', async (_, means) => {
  await fc.assert(
    fc.asyncProperty(steps, fc.array(fates, { maxLength: 12 }), (walk, upcoming) =>
      run(walk, upcoming, means),
    ),
    { numRuns: cases(2_000, 300) },
  );
});

const createStored = () => {
  const device = new Device();
  return device.valueFor({ isOpen: true });
};

it('waits until an earlier request can no longer arrive before a refusal of the same counts', async () => {
  const sentAt: number[] = [];
  const once = new Once(
    createStored(),
    { isUnknown },
    {
      send: () => {
        sentAt.push(Date.now());
        return Promise.reject(sentAt.length === 1 ? new TypeError('lost') : new Failure(422));
      },
    },
  );
  once.send({ decision: 1 });
  await settle(1_000);
  once.sendAgain();
  await settle(2 * lostAfter);
  expect(sentAt[1]! - sentAt[0]!).toBeGreaterThanOrEqual(lostAfter);
  expect(once.get()).toMatchObject({ pending: null, refusal: { status: 422 } });
});

it('stores the key and what is sent before it is sent, and forgets them with the outcome', async () => {
  const stored = createStored();
  const send = vi.fn(async (_sent: Decision, _key: string) => {
    expect(stored.read()).toMatchObject({ key: _key, sent: { decision: 1 } });
    return 1;
  });
  const once = new Once(stored, { isUnknown }, { send });
  await expect(once.sendAsync({ decision: 1 })).resolves.toBe(1);
  expect(send).toHaveBeenCalledOnce();
  expect(stored.read()).toBeNull();
});

it('stores what is sent encrypted, and opens it for another page of the account', async () => {
  const device = new Device();
  const before = { isOpen: true };
  const stored = device.valueFor({ isOpen: true });
  const rules = { isUnknown, seal };
  const lost = new TypeError('lost');
  const send = vi.fn<(sent: Decision, key: string) => Promise<number>>().mockRejectedValue(lost);
  new Once(device.valueFor(before), rules, { send }).send({ decision: 7 });
  await settle(1);
  expect(stored.read()).toMatchObject({ sent: reversed('{"decision":7}') });
  before.isOpen = false;

  const other = new Once(device.valueFor({ isOpen: true }), rules, { send });
  const stop = other.watch();
  await settle(2 * lostAfter);
  expect(other.get().pending).toMatchObject({ status: 'unknown', sent: { decision: 7 } });
  send.mockResolvedValue(1);
  other.sendAgain();
  await settle(1);
  expect(send.mock.calls.map(([sent]) => sent)).toEqual([{ decision: 7 }, { decision: 7 }]);
  expect(new Set(send.mock.calls.map(([, key]) => key)).size).toBe(1);
  expect(stored.read()).toBeNull();
  stop();
});

it('sends nothing that it can’t encrypt', async () => {
  const failure = new TypeError('The code didn’t load');
  const send = vi.fn(async () => 1);
  const rules = { isUnknown, seal: () => Promise.reject(failure) };
  const stored = createStored();
  const once = new Once<Decision, number>(stored, rules, { send });
  await expect(once.sendAsync({ decision: 1 })).rejects.toBe(failure);
  expect([send.mock.calls, stored.read()]).toEqual([[], null]);
});

it('tells a waiting form about a refusal, and otherwise keeps it for the page', async () => {
  const refusal = new Failure(422);
  const once = new Once(createStored(), { isUnknown }, { send: () => Promise.reject(refusal) });
  await expect(once.sendAsync({ decision: 1 })).rejects.toBe(refusal);
  expect(once.get()).toEqual({ pending: null, refusal: null });
  once.send({ decision: 2 });
  await settle(1);
  expect(once.get()).toEqual({ pending: null, refusal });
});

// Claim: draft-2-weeks, no-stored-passwords
it('keeps secrets out of the storage, and gives a form its answers back if they did not arrive', async () => {
  const stored = createStored();
  const lost = new TypeError('lost');
  const once = new Once<Decision, number>(
    stored,
    { isUnknown },
    { isSecret: true, send: () => Promise.reject(lost), lookUp: async () => ({ status: 'unknown' }) },
  );
  const stop = once.watch();
  const sent = once.sendAsync({ decision: 1 });
  const outcome = expect(sent).rejects.toBe(lost);
  await settle(1);
  expect(once.get().pending).toMatchObject({ status: 'checking', isAwaited: true });
  expect(stored.read()).toMatchObject({ sent: null });
  await settle(3 * lostAfter);
  await outcome;
  expect(once.get().pending).toBeNull();
  stop();
});

it('asks again with the same key while the server is working on it, also after a reload', async () => {
  const device = new Device();
  const keys = new Set<string>();
  const working = new Failure(409);
  let isDone = false;
  const options = {
    send: async (_: Decision, key: string) => {
      keys.add(key);
      if (!isDone) throw working;
      return 1;
    },
    isInProgress: (error: unknown) => error === working,
  };
  const before = { isOpen: true };
  const first = new Once(device.valueFor(before), { isUnknown }, options);
  first.send({ decision: 1 });
  await settle(1);
  expect(first.get().pending).toMatchObject({ status: 'checking', problem: working });
  before.isOpen = false;

  const second = new Once(device.valueFor({ isOpen: true }), { isUnknown }, options);
  const stop = second.watch();
  await settle(10_000);
  expect(second.get().pending).toMatchObject({ status: 'checking', problem: working });
  isDone = true;
  await settle(10_000);
  expect(second.get().pending).toBeNull();
  expect(keys.size).toBe(1);
  stop();
});

it('sends the same again at once where that may tell the outcome', async () => {
  const unavailable = new Failure(504);
  const send = vi.fn().mockRejectedValueOnce(unavailable).mockResolvedValue(1);
  const rules = { isUnknown, isWorthRepeating: (error: unknown) => error === unavailable };
  const sent = new Once<Decision, number>(createStored(), rules, { send }).sendAsync({ decision: 1 });
  await settle(2_000);
  await expect(sent).resolves.toBe(1);
  expect(send.mock.calls[0]![1]).toBe(send.mock.calls[1]![1]);
});

// Found by interruptions of journeys: the form, shown again without a word, invited to pay once more.
it('shows the outcome that another tab got', async () => {
  const device = new Device();
  const lost = new TypeError('lost');
  const send = vi.fn<(sent: Decision, key: string) => Promise<number>>().mockRejectedValue(lost);
  let isDone = false;
  const lookUp = async (): Promise<LookUp<number>> =>
    isDone ? { status: 'done', answer: 7 } : { status: 'unknown' };
  const onDone = vi.fn();
  const open = () =>
    new Once<Decision, number>(device.valueFor({ isOpen: true }), { isUnknown }, { send, lookUp, onDone });
  const [here, there] = [open(), open()];
  const stops = [here.watch(), there.watch()];
  here.send({ decision: 7 });
  await settle(3 * lostAfter);
  expect(here.get().pending).toMatchObject({ status: 'lost' });
  send.mockImplementation(async () => {
    isDone = true;
    return 7;
  });
  there.sendAgain();
  await settle(1);
  // In each of them.
  expect(onDone.mock.calls).toEqual([[7], [7]]);
  expect(here.get()).toEqual({ pending: null, refusal: null });
  for (const stop of stops) stop();
});
