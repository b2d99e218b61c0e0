import type { ReactNode } from 'react';

export type ToastTone = 'positive' | 'critical' | 'info';

export interface ToastOptions {
  /** A new toast replaces the visible one with the same key. */
  key?: string;
  /**
   * How long it stays in milliseconds; `Infinity` until it is closed. Above 5000, it has a close button. Defaults to
   * 5000 for success, 10,000 for info, 20,000 for errors. With an action, it has no limit, or one of at least 20,000: the
   * action takes time to reach.
   */
  timeout?: number;
  /** One action, such as "Undo" or "Retry". */
  action?: { label: ReactNode; onPress: () => void };
  /** Runs when it disappears without its action: it timed out, was closed, or was replaced. */
  onClose?: () => void;
}

export interface ToastMessage {
  id: number;
  key: string | undefined;
  tone: ToastTone;
  text: ReactNode;
  timeout: number;
  action: ToastOptions['action'];
  onClose: ToastOptions['onClose'];
  /** When it was shown, in milliseconds since 1970. */
  at: number;
}

/** The default duration of a success toast. Up to this, toasts have no close button. */
export const shortTimeout = 5000;
const timeouts: Record<ToastTone, number> = { positive: shortTimeout, info: 10_000, critical: 20_000 };
/** The shortest time for reaching an action. */
const actionTimeout = 20_000;
const logLimit = 100;

/** Pages that follow each other faster are redirects, in milliseconds. */
const redirectTime = 1000;

const none: readonly ToastMessage[] = [];
let shownMessages = none;
let log = none;
let lastId = 0;
/** The latest arrival at a page, and the toasts it found. */
let arrival = { at: 0, found: none };
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]): void {
  const goneMessages = shownMessages.filter((message) => !next.includes(message));
  shownMessages = next;
  for (const listener of listeners) listener();
  for (const { onClose } of goneMessages) onClose?.();
}

/** Removes a toast after its action was selected. */
export function choose({ id, action }: ToastMessage): void {
  shownMessages = shownMessages.filter((message) => message.id !== id);
  for (const listener of listeners) listener();
  action!.onPress();
}

function show(tone: ToastTone, text: ReactNode, options: ToastOptions = {}): number {
  const { key, action, onClose } = options;
  const timeout = action
    ? Math.max(options.timeout ?? Number.POSITIVE_INFINITY, actionTimeout)
    : (options.timeout ?? timeouts[tone]);
  lastId += 1;
  const message = { id: lastId, key, tone, text, timeout, action, onClose, at: Date.now() };
  log = [message, ...log].slice(0, logLimit);
  const rest = key === undefined ? shownMessages : shownMessages.filter((other) => other.key !== key);
  change([...rest, message]);
  return message.id;
}

/**
 * Reports the result of an action that isn't shown elsewhere on the page. `ToastRegion` shows it. Show errors of a
 * field or a form there instead.
 */
export const toast = {
  /** Reports success. */
  success: (text: ReactNode, options?: ToastOptions): number => show('positive', text, options),
  /** Reports an error. */
  error: (text: ReactNode, options?: ToastOptions): number => show('critical', text, options),
  /** Reports information. */
  info: (text: ReactNode, options?: ToastOptions): number => show('info', text, options),
  /** Removes a toast by the id that showing it returned. */
  close: (id: number): void => change(shownMessages.filter((message) => message.id !== id)),
  /** Removes all toasts and clears the log, as on sign-out. */
  clear: (): void => {
    log = [];
    change([]);
  },
};

export const toasts = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /**
   * Reports that the user has arrived at a page. A toast is seen on the page where it was shown and on the next, not
   * over the fields of the one after. With an action, it stays.
   */
  arrive: (): void => {
    const at = Date.now();
    const isRedirect = at - arrival.at < redirectTime;
    if (!isRedirect) {
      const { found } = arrival;
      change(shownMessages.filter((message) => message.action || !found.includes(message)));
    }
    arrival = { at, found: isRedirect ? arrival.found : shownMessages };
  },
  shown: (): readonly ToastMessage[] => shownMessages,
  log: (): readonly ToastMessage[] => log,
  /** On a server, all visitors would share the messages. */
  none: (): readonly ToastMessage[] => none,
};
