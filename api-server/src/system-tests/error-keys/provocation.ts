import type { OperationId } from '../../platform/contract.ts';
import type { Database } from '../../platform/database.ts';
import type { ProblemKey } from '../../platform/problem.ts';
import { withRollback } from '../../testing/with-rollback.ts';
import type { World, WorldOptions } from '../../testing/world.ts';

/** What a provocation can do besides calling operations. */
export type Scenario = World & {
  /** Sends any request that isn't a regular operation call. */
  request: (method: string, path: string) => Promise<void>;
  /** After this many more, every transaction fails unexpectedly. */
  breakDatabase: (transactions?: number) => void;
  mendDatabase: () => void;
  /** From here on every rate limit is exceeded. */
  exhaust: () => void;
  /** Advances the clock. */
  wait: (seconds: number) => void;
};

/** A short sequence of calls that ends in a key. */
export type Provocation = {
  world?: Omit<WorldOptions, 'opened'>;
  play: (play: Scenario) => Promise<unknown>;
};

/** The provocations of one part of the product. */
export type Provocations = Partial<Record<ProblemKey, Provocation>>;

/** One for each operation with the key: the last call is of that operation. */
export type OperationProvocations = Partial<
  Record<ProblemKey, Partial<Record<OperationId, Provocation['play']>>>
>;

/** How the last step ended: a call of `operation` with `key` and `status`. */
type ScenarioOutcome = {
  operation: OperationId | undefined;
  key: string | undefined;
  status: number;
};

/** Runs a provocation in a world that is rolled back. */
export async function runScenario(
  world: Pick<World, 'db'>,
  { world: options = {}, play }: Provocation,
): Promise<ScenarioOutcome> {
  let transactionsLeft = Number.POSITIVE_INFINITY;
  const breakable = (db: Database): Database =>
    new Proxy(db, {
      get: (target, name) => {
        if (name === 'transaction') {
          if (transactionsLeft === 0) throw new Error('unforeseen');
          transactionsLeft -= 1;
        }
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const optionsWith = (db: Database) => ({ ...options, replace: { db: breakable(db), ...options.replace } });
  return withRollback(world, optionsWith, async (inside) => {
    const outcome: ScenarioOutcome = { operation: undefined, key: undefined, status: 0 };
    const call: World['call'] = async (id, request = {}) => {
      const answer = await inside.call(id, request);
      const key = answer.status >= 400 ? answer.problem.key : undefined;
      Object.assign(outcome, { operation: id, key, status: answer.status });
      return answer;
    };
    await play({
      ...inside,
      call,
      request: async (method, path) => {
        const response = await inside.app.request(path, { method });
        Object.assign(outcome, { key: (await response.json()).key, status: response.status });
      },
      breakDatabase: (transactions = 0) => {
        transactionsLeft = transactions;
      },
      mendDatabase: () => {
        transactionsLeft = Number.POSITIVE_INFINITY;
      },
      exhaust: () => {
        inside.dependencies.config.rateLimitFactor = 0;
      },
      wait: (seconds) => inside.clock.forward(seconds),
    });
    return outcome;
  });
}
