import type { ReactNode } from 'react';

export type ToastTone = 'positive' | 'critical' | 'info';

export interface ToastOptions {
  /** A toast with the same key takes the place of the one that is shown. */
  key?: string;
  /**
   * Milliseconds it stays; `Infinity` until it is closed. A close action appears when it is more than 5000. By default
   * 5000 for positive ones, 10 000 for info, 20 000 for negative, and no end for one with an action.
   */
  timeout?: number;
  /** One thing to do about it, such as "Undo" or "Retry". */
  action?: { label: ReactNode; onPress: () => void };
  /** Runs when it goes away without its action: its time is over, it was closed, or another took its place. */
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
  /** When it was said, in milliseconds since 1970. */
  at: number;
}

/** The most that a positive toast stays, and up to which none can be closed by hand. */
export const shortTimeout = 5000;
const timeouts: Record<ToastTone, number> = { positive: shortTimeout, info: 10_000, critical: 20_000 };
const logLimit = 100;

const none: readonly ToastMessage[] = [];
let shown = none;
let log = none;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]): void {
  const gone = shown.filter((message) => !next.includes(message));
  shown = next;
  for (const listener of listeners) listener();
  for (const { onClose } of gone) onClose?.();
}

/** Takes a toast away because its action was chosen. */
export function choose({ id, action }: ToastMessage): void {
  shown = shown.filter((message) => message.id !== id);
  for (const listener of listeners) listener();
  action!.onPress();
}

function show(tone: ToastTone, text: ReactNode, options: ToastOptions = {}): number {
  const { key, action, onClose, timeout = action ? Number.POSITIVE_INFINITY : timeouts[tone] } = options;
  lastId += 1;
  const message = { id: lastId, key, tone, text, timeout, action, onClose, at: Date.now() };
  log = [message, ...log].slice(0, logLimit);
  const rest = key === undefined ? shown : shown.filter((other) => other.key !== key);
  change([...rest, message]);
  return message.id;
}

/**
 * Reports the result of an action that has no place on the page. `ToastRegion` shows it. An error that
 * belongs to a field or a form is shown there instead.
 */
export const toast = {
  /** It worked. */
  success: (text: ReactNode, options?: ToastOptions): number => show('positive', text, options),
  /** It failed. */
  error: (text: ReactNode, options?: ToastOptions): number => show('critical', text, options),
  /** Good to know. */
  info: (text: ReactNode, options?: ToastOptions): number => show('info', text, options),
  /** Takes one away, by the number that showing it returned. */
  close: (id: number): void => change(shown.filter((message) => message.id !== id)),
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
  shown: (): readonly ToastMessage[] => shown,
  log: (): readonly ToastMessage[] => log,
  /** On a server, where the messages of all visitors would be the same. */
  none: (): readonly ToastMessage[] => none,
};
