import { type ProblemKey, problem } from './problem.ts';

/** The outcome of an event: the next state, or the key of the reason why it is not allowed. */
export type Outcome<State> = { next: State } | { refused: ProblemKey };

/** Returns the next state, or throws the refusal as a problem. */
export function accepted<State>(outcome: Outcome<State>): State {
  if ('refused' in outcome) throw problem(outcome.refused);
  return outcome.next;
}
