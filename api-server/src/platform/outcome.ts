import { type ProblemKey, problem } from './problem.ts';

/** What becomes of something when an event reaches it: its next state, or the key of the reason why not. */
export type Outcome<State> = { next: State } | { refused: ProblemKey };

/** The next state, or the refusal as a problem. */
export function accepted<State>(outcome: Outcome<State>): State {
  if ('refused' in outcome) throw problem(outcome.refused);
  return outcome.next;
}
