import {
  isForgotten,
  lostAfter,
  type OnceOptions,
  type OnceRules,
  type OnceState,
  type PendingStatus,
  type SentOnce,
} from './once-request.ts';
import type { Seal } from './seal.ts';
import type { StoredValue } from './storage.ts';

const pollInterval = 3_000;
const repeatDelay = 1_000;
const mostRepeats = 2;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** The server's answer about a request, or the lack of one, from this page's point of view. */
interface Local<Sent> {
  key: string;
  /** What was sent, even if it is not stored. */
  sent: Sent | null;
  isLost: boolean;
  /** Why this page got no outcome when it sent it last. */
  failure: unknown;
  /** The current obstacle. */
  problem: unknown;
}

const untouched = { sent: null, isLost: false, failure: null, problem: null };

/**
 * Sends something that must happen at most once although responses get lost. The key and what is sent are stored
 * before the first request, for all tabs, and until the outcome is known. Sending with a new key is possible only after
 * the last one was done, was refused, or certainly did not reach the server.
 */
export class Once<Sent, Answer> {
  #stored: StoredValue<SentOnce<Sent>>;
  #rules: OnceRules;
  /** Of the latest render. */
  options: OnceOptions<Sent, Answer>;
  #local: Local<Sent> | null = null;
  #seal: Seal | null = null;
  #refusal: unknown = null;
  #waiting: Waiting<Answer>[] = [];
  /** The request that this page waits for, even if another tab has learned its outcome first. */
  #sending: SentOnce<Sent> | null = null;
  /** The request whose outcome another tab has learned, while this page looks it up. */
  #settled: SentOnce<Sent> | null = null;
  #watchers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<() => void>();
  #state: OnceState<Sent> = { pending: null, refusal: null };
  #unsubscribe = () => {};
  /** The pending request when the state was last updated. */
  #shown: SentOnce<Sent> | null = null;

  constructor(stored: StoredValue<SentOnce<Sent>>, rules: OnceRules, options: OnceOptions<Sent, Answer>) {
    this.#stored = stored;
    this.#rules = rules;
    this.options = options;
    this.#update();
  }

  get = (): OnceState<Sent> => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Follows other tabs and looks up a pending outcome, for as long as a screen shows it. */
  watch = (): (() => void) => {
    this.#watchers += 1;
    if (this.#watchers === 1) {
      this.#unsubscribe = this.#stored.subscribe(() => this.#sync());
      this.#sync();
      this.#loadSeal()?.then(
        () => this.#update(),
        () => {},
      );
    }
    return () => {
      this.#watchers -= 1;
      if (this.#watchers > 0) return;
      this.#unsubscribe();
      clearTimeout(this.#timer);
    };
  };

  /** Sends it. While an earlier one is pending, nothing is sent. A refusal is part of the state. */
  send = (sent: Sent): void => {
    this.#begin(sent);
  };

  /**
   * Sends it, and waits for the outcome of this or of the one that is already pending. Rejects with the server's
   * refusal, or with the obstacle if it certainly was not done.
   */
  sendAsync = (sent: Sent): Promise<Answer> =>
    new Promise((resolve, reject) => this.#begin(sent, { resolve, reject }));

  /** Sends it. Rejects as soon as the outcome is known to be unknown; then it is still pending. */
  trySend = async (sent: Sent): Promise<Answer> => {
    const outcome = this.sendAsync(sent);
    const stop = this.subscribe(() => {
      const { pending } = this.#state;
      if (!pending || pending.status === 'sending') return;
      for (const { reject } of this.#waiting.splice(0)) reject(pending.problem);
      this.#update();
    });
    return outcome.finally(stop);
  };

  /** Sends the same again, with the same key. */
  sendAgain = (): void => {
    const record = this.#read();
    if (!record) {
      this.#sync();
      return;
    }
    const status = this.#statusOf(record);
    const canSend = status === 'lost' || status === 'unknown' || record.isInProgress;
    if (!canSend || this.#awaited || this.#sentOf(record) === null) return;
    // While the last one may still arrive, a refusal of this one would not be the outcome.
    const delay = record.isInProgress ? 0 : Math.max(0, record.sentAt + lostAfter - Date.now());
    const again = { ...record, sentAt: Date.now() + delay };
    void this.#perform(again, { isRepeat: status !== 'lost', delay });
  };

  /** Forgets a request that certainly was not done. */
  giveUp = (): void => {
    const record = this.#read();
    if (record && this.#statusOf(record) === 'lost') this.#drop(record.key);
  };

  /** Clears the last refusal. */
  reset = (): void => {
    this.#refusal = null;
    this.#update();
  };

  #begin(sent: Sent, waiting?: Waiting<Answer>): void {
    this.#refusal = null;
    this.#sync();
    if (waiting) this.#waiting.push(waiting);
    if (this.#read()) {
      this.#update();
      return;
    }
    const now = Date.now();
    const record: SentOnce<Sent> = {
      key: crypto.randomUUID(),
      sent: this.options.isSecret ? null : sent,
      firstSentAt: now,
      sentAt: now,
      isInProgress: false,
    };
    this.#local = { ...untouched, key: record.key, sent };
    void this.#perform(record, { isRepeat: false, delay: 0 });
  }

  #loadSeal(): Promise<void> | undefined {
    if (this.#seal) return undefined;
    return this.#rules.seal?.().then((seal) => {
      this.#seal = seal;
    });
  }

  async #perform(
    record: SentOnce<Sent>,
    { isRepeat, delay }: { isRepeat: boolean; delay: number },
  ): Promise<void> {
    const { key, sentAt } = record;
    const { options } = this;
    // While the server is working on it, the page keeps saying so.
    const problem = record.isInProgress ? (this.#local?.problem ?? null) : null;
    this.#sending = record;
    this.#setLocal(key, { isLost: false, problem });
    const loading = this.#loadSeal();
    if (loading) {
      try {
        await loading;
      } catch (error) {
        return this.#refuse(key, error);
      }
      // Another tab has sent something in the meantime.
      if ((this.#stored.read()?.key ?? key) !== key) return this.#drop(key);
    }
    this.#store(record);
    const sent = this.#sentOf(record) as Sent;
    if (delay > 0) await pause(delay);
    for (let repeats = 0; ; repeats += 1) {
      try {
        const answer = await options.send(sent, key);
        return this.#finish(key, answer);
      } catch (error) {
        const stored = this.#stored.read();
        // Another tab sent a request with this key, and knows its outcome.
        if (stored?.key !== key) return this.#settleElsewhere(record);
        if (options.isInProgress?.(error)) {
          this.#store({ ...stored, isInProgress: true });
          return this.#postpone(key, error);
        }
        const isSentElsewhere = stored.sentAt !== sentAt;
        const isUnknown = isSentElsewhere || this.#rules.isUnknown(error, isRepeat || repeats > 0);
        if (!isUnknown) return this.#refuse(key, error);
        if (isSentElsewhere) return this.#postpone(key, null);
        if (repeats === mostRepeats || !this.#rules.isWorthRepeating?.(error))
          return this.#postpone(key, error);
        await pause(repeatDelay);
      }
    }
  }

  /** The outcome is not known yet, and is looked up from now on. */
  #postpone(key: string, problem: unknown): void {
    this.#sending = null;
    this.#setLocal(key, { failure: problem, problem });
    this.#schedule(this.#read()?.isInProgress ? pollInterval : 0);
  }

  async #lookUp(): Promise<void> {
    await this.#loadSeal()?.catch(() => {});
    const record = this.#read();
    if (!record || this.#awaited) return this.#update();
    const { lookUp } = this.options;
    if (!lookUp) return record.isInProgress ? this.sendAgain() : this.#update();
    const { key } = record;
    const askedAt = Date.now();
    try {
      const found = await lookUp({ key, sent: this.#sentOf(record) });
      const now = this.#read();
      // Settled, or sent again, in the meantime.
      if (now?.key !== key || now.sentAt !== record.sentAt) return;
      if (found.status === 'done') return this.#finish(key, found.answer);
      if (found.status === 'refused') return this.#refuse(key, found.error);
      const isLost = found.status === 'unknown' && askedAt - record.sentAt > lostAfter;
      // A form gets its answers back, and a secret that is gone can't be sent again.
      if (isLost && (this.#waiting.length > 0 || this.#sentOf(record) === null)) return this.#drop(key);
      this.#setLocal(key, { isLost, problem: null });
    } catch (problem) {
      if (this.#read()?.key === key && !this.#awaited) this.#setLocal(key, { problem });
    }
    this.#schedule(pollInterval);
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    const record = this.#read();
    if (this.#watchers === 0 || !record || this.#awaited) return;
    const canTell = this.options.lookUp || record.isInProgress;
    // Otherwise another tab may still get the response.
    const wait = canTell ? delay : record.sentAt + lostAfter + 1 - Date.now();
    if (wait < 0) return;
    this.#timer = setTimeout(
      () => (globalThis.document?.hidden ? this.#schedule(pollInterval) : void this.#lookUp()),
      wait,
    );
  }

  #finish(key: string, answer: Answer): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      // Before the page shows that nothing is pending: it may lead elsewhere.
      this.options.onDone?.(answer);
    } finally {
      this.#clear(key);
      for (const { resolve } of waiting) resolve(answer);
      this.#rules.onSettled?.();
    }
  }

  #refuse(key: string, error: unknown): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#refusal = waiting.length > 0 ? null : error;
    this.#clear(key);
    for (const { reject } of waiting) reject(error);
    this.options.onRefused?.(error);
    this.#rules.onSettled?.();
  }

  /** It certainly was not done, or only another tab knows the outcome. */
  #drop(key: string): void {
    const waiting = this.#waiting;
    const problem = this.#local?.failure ?? new Error('Its outcome is not known here');
    this.#waiting = [];
    this.#clear(key);
    for (const { reject } of waiting) reject(problem);
  }

  /** Another tab knows the outcome. This one shows it too where it can be looked up: a form would invite to do it twice. */
  async #settleElsewhere(record: SentOnce<Sent>): Promise<void> {
    const { key } = record;
    const { lookUp } = this.options;
    this.#sending = null;
    if (lookUp) {
      this.#settled = record;
      this.#setLocal(key, { isLost: false });
      const found = await lookUp({ key, sent: this.#sentOf(record) }).catch(() => null);
      this.#settled = null;
      if (found?.status === 'done') return this.#finish(key, found.answer);
      if (found?.status === 'refused') return this.#refuse(key, found.error);
    }
    this.#drop(key);
    this.#rules.onSettled?.();
  }

  #clear(key: string): void {
    if (this.#stored.read()?.key === key) this.#stored.write(null);
    if (this.#sending?.key === key) this.#sending = null;
    if (this.#local?.key === key) this.#local = null;
    clearTimeout(this.#timer);
    this.#update();
    // Another tab may have sent a new one.
    this.#schedule(0);
  }

  #sync(): void {
    const shown = this.#shown;
    // A page that is still sending gets its own response.
    if (shown && shown.key !== this.#read()?.key) void this.#settleElsewhere(shown);
    this.#update();
    this.#schedule(0);
  }

  /** The request about which this page will learn more on its own. */
  get #awaited(): SentOnce<Sent> | null {
    return this.#sending ?? this.#settled;
  }

  /** The pending request. */
  #read(): SentOnce<Sent> | null {
    if (this.#awaited) return this.#awaited;
    const record = this.#stored.read();
    if (!record) return null;
    const now = Date.now();
    // The clock was set back.
    if (record.sentAt > now + lostAfter) return this.#store({ ...record, firstSentAt: now, sentAt: now });
    if (!isForgotten(record, now)) return record;
    this.#stored.write(null);
    return null;
  }

  #store(record: SentOnce<Sent>): SentOnce<Sent> {
    const { sent } = record;
    const isOpen = sent !== null && typeof sent !== 'string';
    this.#stored.write(this.#seal && isOpen ? { ...record, sent: this.#seal.close(sent) } : record);
    return record;
  }

  #sentOf({ key, sent }: SentOnce<Sent>): Sent | null {
    const opened = typeof sent === 'string' ? (this.#seal?.open(sent) as Sent | undefined) : sent;
    return opened ?? (this.#local?.key === key ? this.#local.sent : null);
  }

  #statusOf({ key, isInProgress, sentAt }: SentOnce<Sent>): PendingStatus {
    const local = this.#local?.key === key ? this.#local : null;
    if (isInProgress) return 'checking';
    if (this.#sending) return 'sending';
    if (local?.isLost) return 'lost';
    const isElsewhere = !local?.problem && Date.now() - sentAt <= lostAfter;
    return this.options.lookUp || isElsewhere ? 'checking' : 'unknown';
  }

  #setLocal(key: string, change: Partial<Local<Sent>>): void {
    const before = this.#local?.key === key ? this.#local : null;
    this.#local = { key, ...untouched, ...before, ...change };
    this.#update();
  }

  #update(): void {
    const record = this.#read();
    this.#shown = record;
    this.#state = {
      pending: record && {
        status: this.#statusOf(record),
        sent: this.#sentOf(record),
        sentAt: record.sentAt,
        problem: this.#local?.key === record.key ? this.#local.problem : null,
        isAwaited: this.#waiting.length > 0,
      },
      refusal: this.#refusal,
    };
    for (const listener of this.#listeners) listener();
  }
}
