import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { Once } from './once.ts';
import { type OnceOptions, type OnceRules, type OnceState, storedOnce } from './once-request.ts';

export interface UseOnceOptions<Sent, Answer> extends OnceOptions<Sent, Answer> {
  /**
   * The storage key. Name whose act it is and on what, such as `payment.${studentId}`. Change the name if the shape of
   * what is sent changes.
   */
  name: string;
}

export interface OnceHandle<Sent, Answer>
  extends OnceState<Sent>,
    Pick<Once<Sent, Answer>, 'send' | 'sendAsync' | 'sendAgain' | 'giveUp' | 'reset'> {}

export interface CreateUseOnceOptions extends OnceRules {
  /** The prefix of storage keys, such as `institute.portal`. */
  prefix: string;
}

const nothing: OnceState<never> = { pending: null, refusal: null };

/** Creates an app's hook for sending something at most once. See `Once` for what it guarantees. */
export function createUseOnce({ prefix, ...rules }: CreateUseOnceOptions) {
  // One per name, so that all components of a page agree, and a screen finds its own request when it is shown again.
  const all = new Map<string, Once<never, never>>();

  const onceNamed = <Sent, Answer>({ name, ...options }: UseOnceOptions<Sent, Answer>) => {
    const existing = all.get(name) as unknown as Once<Sent, Answer> | undefined;
    if (existing) return existing;
    const once = new Once(storedOnce<Sent>(`${prefix}.once.${name}`), rules, options);
    all.set(name, once as unknown as Once<never, never>);
    return once;
  };
  return {
    useOnce: <Sent, Answer>(options: UseOnceOptions<Sent, Answer>): OnceHandle<Sent, Answer> =>
      useNamed(onceNamed(options), options),
    /**
     * Sends it on the way to another screen. Rejects if the outcome is unknown: then the screen with the same name asks
     * for it.
     */
    tryOnce: <Sent, Answer>(options: UseOnceOptions<Sent, Answer>, sent: Sent): Promise<Answer> =>
      onceNamed(options).trySend(sent),
  };
}

function useNamed<Sent, Answer>(once: Once<Sent, Answer>, options: OnceOptions<Sent, Answer>) {
  useLayoutEffect(() => {
    once.options = options;
  });
  const state = useSyncExternalStore(once.subscribe, once.get, () => nothing);
  useEffect(() => once.watch(), [once]);
  const { send, sendAsync, sendAgain, giveUp, reset } = once;
  return { ...state, send, sendAsync, sendAgain, giveUp, reset };
}
