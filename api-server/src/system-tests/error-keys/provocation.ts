import { contract, type OperationId } from '../../platform/contract.ts';
import type { Database } from '../../platform/database.ts';
import type { ProblemKey } from '../../platform/problem.ts';
import { withRollback } from '../../testing/with-rollback.ts';
import type { World, WorldOptions } from '../../testing/world.ts';

/** The steps of a provocation. Everything it does is recorded for the page. */
export type Scenario = World & {
  /** Sends any request that isn't a regular operation call. */
  request: (method: string, path: string) => Promise<void>;
  /** After this many more, every transaction fails unexpectedly. */
  breakDatabase: (transactions?: number) => void;
  mendDatabase: () => void;
  /** From here on every rate limit is exceeded. */
  exhaust: () => void;
  /** Advances the clock. */
  wait: (seconds: number, words: string) => void;
};

/** A short sequence of calls that ends in a key. */
export type Provocation = {
  /** Preconditions that no call can bring about. */
  given?: string;
  world?: Omit<WorldOptions, 'opened'>;
  play: (play: Scenario) => Promise<unknown>;
};

/** The provocations of one part of the product. */
export type Provocations = Partial<Record<ProblemKey, Provocation>>;

/** One for each operation with the key: the last call is of that operation. */
export type OperationProvocations = Partial<
  Record<ProblemKey, Partial<Record<OperationId, Provocation['play']>>>
>;

/** A recorded sequence: the last step, a call of `operation`, ended in `key` with `status`. */
export type ScenarioOutcome = {
  given?: string;
  steps: string[];
  operation: OperationId | undefined;
  key: string | undefined;
  status: number;
};

/** Keeps the demo world's ids and masks those that differ on every run. */
function steady(text: string): string {
  return text
    .replaceAll(/\b(?!01980a3c-1f00)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '…')
    .replaceAll(/(?<![\w-])[\w-]{40,}(\.[\w-]+)*/g, '…')
    .replaceAll(/"\d{6}"/g, '"…"');
}

function shownBody(body: unknown): string {
  if (body === undefined) return '';
  if (body instanceof FormData) return ' with a form';
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return ` with \`${steady(text.length > 300 ? `${text.slice(0, 200)}…` : text)}\``;
}

/** Merges identical consecutive steps into one. */
function counted(steps: string[]): string[] {
  const runs: { step: string; times: number }[] = [];
  for (const step of steps) {
    const last = runs.at(-1);
    if (last?.step === step) last.times += 1;
    else runs.push({ step, times: 1 });
  }
  return runs.map(({ step, times }) => (times === 1 ? step : `${times} times ${step}`));
}

/** Runs a provocation in a world that is rolled back. */
export async function runScenario(
  world: Pick<World, 'db'>,
  { given, world: options = {}, play }: Provocation,
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
    const steps: string[] = [];
    const emailOf = new Map<string, string>();
    let operation: OperationId | undefined;
    let key: string | undefined;
    let status = 0;
    const note = (words: string, answered: number, problemKey: string | undefined) => {
      [status, key] = [answered, problemKey];
      steps.push(`${words} → ${answered}${problemKey ? ` \`${problemKey}\`` : ''}`);
    };
    const call: World['call'] = async (id, request = {}) => {
      const answer = await inside.call(id, request);
      operation = id;
      const { method, path } = contract.find((operation) => operation.id === id)!;
      const query = new URLSearchParams(request.query as Record<string, string>).toString();
      const target = path.replaceAll(/\{(\w+)\}/g, (_, name) => String(Object(request.path)[name]));
      const email = request.token && emailOf.get(request.token);
      const who = email ? `as ${email}: ` : '';
      const shown = steady(`${method.toUpperCase()} ${target}${query && `?${query}`}`);
      const failed = answer.status >= 400 ? answer.problem.key : undefined;
      note(`${who}\`${shown}\`${shownBody(request.body)}`, answer.status, failed);
      return answer;
    };
    await play({
      ...inside,
      call,
      signIn: async (email) => {
        const session = await inside.signIn(email);
        emailOf.set(session.accessToken, email);
        return session;
      },
      request: async (method, path) => {
        const response = await inside.app.request(path, { method });
        note(`\`${method} ${path}\``, response.status, (await response.json()).key);
      },
      breakDatabase: (transactions = 0) => {
        transactionsLeft = transactions;
        steps.push('The database begins to fail.');
      },
      mendDatabase: () => {
        transactionsLeft = Number.POSITIVE_INFINITY;
        steps.push('The database is back.');
      },
      exhaust: () => {
        inside.dependencies.config.rateLimitFactor = 0;
        steps.push('No attempt is left.');
      },
      wait: (seconds, words) => {
        inside.clock.forward(seconds);
        steps.push(words);
      },
    });
    return { ...(given && { given }), steps: counted(steps), operation, key, status };
  });
}
