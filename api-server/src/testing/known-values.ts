import { cases } from '../../../scripts/given/lane.ts';
import { contract } from '../platform/contract.ts';
import { exampleBody } from './example-request.ts';
import type { World } from './world.ts';

type Operation = (typeof contract)[number];
type Values = Record<string, string>;

/** `/payment_methods` and `paymentMethodId` refer to the same kind, named by a stem: `payment_method`, `cours`. */
export function kindOf(name: string): string {
  return name
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .replace(/_ids?$/, '')
    .replace(/ies$/, 'y')
    .replace(/e?s$/, '')
    .replace(/e$/, '');
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The maximum number of ways to request one list, or to look up one thing. */
const combinationLimit = 60;

/** Ids and names collected from responses, by kind. */
export class KnownValues {
  private readonly values = new Map<string, Set<string>>();

  add(kind: string, value: string): void {
    this.values.set(kind, (this.values.get(kind) ?? new Set()).add(value));
  }

  /** Uses the value only where no other of its kind fits. */
  putLast(kind: string, value: string): void {
    this.values.get(kind)?.delete(value);
    this.add(kind, value);
  }

  get size(): number {
    return [...this.values.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** A `target_cohort` is a `cohort` and vice versa, if no value of the exact kind is known. */
  of(kind: string): string[] {
    const same = this.values.get(kind);
    if (same) return [...same];
    return [...this.values].flatMap(([other, values]) =>
      other.endsWith(`_${kind}`) || kind.endsWith(`_${other}`) ? [...values] : [],
    );
  }

  /** The known values for the name of a property or parameter. */
  named(name: string): string[] {
    return this.of(kindOf(name));
  }

  /** Candidate values of a parameter, by the path segment before it, then by its name. */
  candidates(operation: Operation, name: string): string[] {
    const before = operation.path.split('/').at(operation.path.split('/').indexOf(`{${name}}`) - 1)!;
    const byPlace = operation.path.includes(`{${name}}`) ? this.of(kindOf(before)) : [];
    return [...new Set([...byPlace, ...this.named(name)])];
  }

  /** Every way to fill these parameters; none if no value is known for one of them. */
  combinations(operation: Operation, names: string[], limit = combinationLimit): Values[] {
    let found: Values[] = [{}];
    for (const name of names) {
      const candidates = this.candidates(operation, name);
      found = found
        .flatMap((values) => candidates.map((value) => ({ ...values, [name]: value })))
        .slice(0, limit);
    }
    return found;
  }

  /** Collects the values of a response. */
  learn(kinds: string[], value: unknown): void {
    if (typeof value === 'string' && uuid.test(value)) for (const kind of kinds) this.add(kind, value);
    else if (Array.isArray(value)) for (const item of value) this.learn(kinds, item);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) {
        if (name === 'id') this.learn(kinds, item);
        else if (name === 'fileName') this.add(kindOf(name), String(item));
        else if (name === 'shareToken' && typeof item === 'string') this.add(kindOf(name), item);
        else if (typeof item !== 'string' || name.endsWith('Id')) {
          this.learn(name === 'content' ? kinds : [kindOf(name)], item);
        }
      }
    }
  }
}

/** The kind of a response's items: the last segment of the path. */
function kindsOf({ path }: Operation): string[] {
  const segments = path.split('/').slice(1);
  const last = segments.findLastIndex((segment) => segment.startsWith('{'));
  const named = last === segments.length - 1 ? segments.slice(last - 1, last) : segments.slice(last + 1);
  return named.map(kindOf);
}

function isReading({ method, parameters }: Operation): boolean {
  return method === 'get' || (method === 'post' && parameters.some(({ name }) => name === 'page'));
}

/** Sends all read-only requests repeatedly, until the responses show nothing new. */
export async function explore(
  call: World['call'],
  person: { accessToken: string; studentId: string; coachId: string | null },
  known: KnownValues = new KnownValues(),
): Promise<KnownValues> {
  known.add('student', person.studentId);
  if (person.coachId) known.add('coach', person.coachId);
  const asked = new Set<string>();
  for (let size = -1; size !== known.size; ) {
    size = known.size;
    for (const operation of contract.filter(isReading)) {
      const required = operation.parameters.filter((parameter) => parameter.required);
      const names = required.filter(({ in: part }) => part === 'path').map(({ name }) => name);
      if (required.length > names.length) continue;
      for (const path of known.combinations(operation, names, cases(4))) {
        const request = `${operation.id} ${JSON.stringify(path)}`;
        if (asked.has(request)) continue;
        asked.add(request);
        const { status, body } = await call(operation.id, {
          path: path as never,
          token: person.accessToken,
          body: exampleBody(operation, known),
        });
        if (status === 200) known.learn(kindsOf(operation), body);
      }
    }
  }
  return known;
}

/** No list returns files, so this uploads one. */
export async function addFile(call: World['call'], token: string, known: KnownValues): Promise<void> {
  const operation = contract.find(({ id }) => id === 'uploadFile')!;
  const { body } = await call('uploadFile', { token, body: exampleBody(operation, known) });
  known.learn([], body);
}

/** The secret of a calendar is shown only once, so this makes a new one. */
export async function addCalendarFeed(
  call: World['call'],
  { accessToken: token, coachId }: { accessToken: string; coachId: string | null },
  known: KnownValues,
): Promise<void> {
  if (!coachId) return;
  const { body } = await call('createCoachCalendarFeed', { token, path: { coachId } });
  known.add(kindOf('feedSecret'), body.content.path.split('/')[2]!);
}
