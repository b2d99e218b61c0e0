import type { Schemas } from '@institute/api-schema';
import {
  fastestPlaybackRate,
  longestPlaybackReportSeconds,
  requiredWatchedPercent,
} from '@institute/api-schema/policy';

export type ProgressSource = Schemas['ModuleProgressSource'];
type CompletionSource = Schemas['ModuleCompletionSource'];

const sources: Record<Schemas['ModuleType'], ProgressSource> = {
  READING: 'SELF_REPORTED',
  VIDEO: 'WATCHED',
  AUDIO: 'WATCHED',
  QUIZ: 'PLATFORM',
  ASSIGNMENT: 'PLATFORM',
  LIVE_CLASS: 'PLATFORM',
};

/** What completes a module of this type, other than staff. */
export const progressSourceOf = (type: Schemas['ModuleType']): ProgressSource => sources[type];

/** How much of a film or recording must be watched, in seconds. Null for other modules. */
export function requiredSecondsOf({
  type,
  minutes,
}: {
  type: Schemas['ModuleType'];
  minutes: number;
}): number | null {
  if (progressSourceOf(type) !== 'WATCHED') return null;
  return Math.ceil((minutes * 60 * requiredWatchedPercent) / 100);
}

export type Range = [from: number, to: number];

/** Adds a range to sorted ranges that don't touch. The result is such a list too. */
export function addRange(ranges: readonly Range[], added: Range): Range[] {
  const apart = ranges.filter(([from, to]) => to < added[0] || from > added[1]);
  const joined = ranges.filter((range) => !apart.includes(range));
  const from = Math.min(added[0], ...joined.map(([start]) => start));
  const to = Math.max(added[1], ...joined.map(([, end]) => end));
  return [...apart, [from, to] satisfies Range].toSorted((a, b) => a[0] - b[0]);
}

export const lengthOf = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0);

type Report = {
  /** The position of the report before, in seconds. */
  from: number;
  to: number;
  /** Seconds since the student's last report, of any module: two players at once don't count twice. */
  elapsed: number;
  /** The length of the film or recording. */
  duration: number;
};

/** What was watched between two reports of a player. Null if it was paused or skipped to another place. */
export function watchedRange({ from, to, elapsed, duration }: Report): Range | null {
  const possible = Math.floor(Math.min(elapsed, longestPlaybackReportSeconds) * fastestPlaybackRate);
  const end = Math.min(to, duration);
  const advanced = end - from;
  // Positions are whole seconds, so the difference of two may exceed the time between them by one.
  if (possible <= 0 || advanced <= 0 || advanced > possible + 1) return null;
  return [end - Math.min(advanced, possible), end];
}

type Completion = { completed: boolean; source: CompletionSource | null };

/**
 * What a report makes of a module's completion, or `progressSourceInvalid`. Staff decide about any module; anyone else
 * only about modules with their source, and not about what staff decided.
 */
export function completionAfter(
  before: Completion,
  type: Schemas['ModuleType'],
  { completed, source }: { completed: boolean; source: CompletionSource },
): Completion | 'progressSourceInvalid' {
  const isOwn = source === 'STAFF' || source === progressSourceOf(type);
  if (completed === before.completed) {
    const isBetter = completed && isOwn && before.source === 'SELF_REPORTED';
    return isBetter ? { completed, source } : before;
  }
  if (completed) return isOwn ? { completed, source } : 'progressSourceInvalid';
  // Taken back only by who reported it: a player that repeats a film doesn't undo it.
  return isOwn && (source === 'STAFF' || source === before.source) ? { completed, source: null } : before;
}
