import type { Seal } from './seal.ts';
import { createStoredValue, type StoredValue } from './storage.ts';

/** What was sent and whose outcome is not known yet, as stored on this device for all tabs. */
export interface SentOnce<Sent> {
  /** The idempotency key: the server acts once, however often this is sent. */
  key: string;
  /** Null if it is secret and was sent by another page. Text if it is encrypted. */
  sent: Sent | string | null;
  /** When it was sent first and last, in milliseconds since 1970. */
  firstSentAt: number;
  sentAt: number;
  /** The server has said that it is still working on it, so sending it again is only a question. */
  isInProgress: boolean;
}

/** What the server says about an earlier request. */
export type LookUp<Answer> =
  | { status: 'done'; answer: Answer }
  | { status: 'refused'; error: unknown }
  | { status: 'inProgress' }
  /** The server doesn't know the request. */
  | { status: 'unknown' };

export interface OnceOptions<Sent, Answer> {
  /** Sends the request. May be called again with the same key; never with the same key and something else. */
  send(sent: Sent, key: string): Promise<Answer>;
  /** Finds out what became of a request, without sending it. Without it, only sending again tells. */
  lookUp?(request: { key: string; sent: Sent | null }): Promise<LookUp<Answer>>;
  /** Whether an error says that the server has the request and is still working on it. */
  isInProgress?(error: unknown): boolean;
  /** What is sent stays in this page's memory, for example a drawn signature. Requires `lookUp`. */
  isSecret?: boolean;
  /** It was done, perhaps by an earlier page. */
  onDone?(answer: Answer): void;
  /** It certainly was not done. */
  onRefused?(error: unknown): void;
}

/**
 * - `sending`: this page waits for the response
 * - `checking`: the outcome is looked up every few seconds
 * - `unknown`: only sending it again tells
 * - `lost`: it certainly was not done
 */
export type PendingStatus = 'sending' | 'checking' | 'unknown' | 'lost';

export interface Pending<Sent> {
  status: PendingStatus;
  /** Null if it is secret and was sent by another page. */
  sent: Sent | null;
  /** When it was last sent, in milliseconds since 1970. */
  sentAt: number;
  /** Why the outcome is not known, or null. */
  problem: unknown;
  /** The caller of `sendAsync` in this page gets the outcome. */
  isAwaited: boolean;
}

export interface OnceState<Sent> {
  pending: Pending<Sent> | null;
  /** Why the server refused the last request, or null. Not set if the caller of `sendAsync` got it. */
  refusal: unknown;
}

/** What an app decides for everything that it sends once. */
export interface OnceRules {
  /**
   * Whether an error leaves open what the server did.
   * @param isRepeat an earlier request with the same key may have been acted on, whatever this error says.
   */
  isUnknown(error: unknown, isRepeat: boolean): boolean;
  /** Whether sending the same again at once may tell what the server did. */
  isWorthRepeating?(error: unknown): boolean;
  /** Something was done or refused, here or in another tab: what the page shows may be outdated. */
  onSettled?(): void;
  /** Encrypts what is stored, so that only its account can read it. Resolves to null for a visitor. */
  seal?(): Promise<Seal | null>;
}

/** After this time (milliseconds), a request that the server doesn't know will not reach it anymore. */
export const lostAfter = 5_000;
/**
 * The server keeps keys for at least 24 hours. After that neither a lookup nor sending again tells the outcome, so the
 * request is forgotten, and screens show what the server has.
 */
export const forgottenAfter = 24 * 3600 * 1000;
export const isForgotten = ({ firstSentAt }: SentOnce<unknown>, now: number): boolean =>
  now - firstSentAt > forgottenAfter;

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

function parseSent(value: unknown): SentOnce<unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  const { key, sent, firstSentAt, sentAt, isInProgress } = value as Partial<SentOnce<unknown>>;
  const isWhole =
    typeof key === 'string' &&
    sent !== undefined &&
    isNumber(firstSentAt) &&
    isNumber(sentAt) &&
    typeof isInProgress === 'boolean';
  return isWhole ? (value as SentOnce<unknown>) : null;
}

export const storedOnce = <Sent>(storageKey: string): StoredValue<SentOnce<Sent>> =>
  createStoredValue(storageKey, parseSent as (value: unknown) => SentOnce<Sent> | null);
