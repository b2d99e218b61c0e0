import { email, required, rules } from '@institute/values/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { type FieldCheck, FieldChecks } from './field-checks.ts';
import { FormStore } from './form-store.ts';

interface Values {
  name: string;
  email: string;
  rows: { city: string }[];
}

const schema = z.object({
  name: z.string().check(rules(required())),
  email: z.string().check(rules(required(), email())),
  rows: z.array(z.object({ city: z.string().check(rules(required())) })),
});
const blank: Values = { name: '', email: '', rows: [{ city: '' }, { city: '' }] };
const valid: Values = { name: 'Ana', email: 'ana@example.com', rows: [] };

let controlErrors: Map<string, string>;
let pointer: Promise<void> | null;
let values: Values;
let store: FormStore;

/** A rule that waits, such as for a server. */
const asyncSchema = (waiting: Array<() => void>) =>
  z.object({
    name: z.string().check(
      z.refine(async (name) => {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
        return name !== 'taken';
      }, 'Already taken'),
    ),
  });

/** A page without a document: the fields in the order of their names. */
const fields = {
  names: ['name', 'email', 'rows'],
  label: (name: string) => name.toUpperCase(),
  fieldOf: (name: string) => fields.names.find((key) => name === key || name.startsWith(`${key}[`)) ?? null,
  inDocumentOrder: (names: Iterable<string>) => [...names].sort(),
  controlErrors: () => controlErrors,
};

function start(from: Values, checks?: Record<string, FieldCheck<unknown>>): void {
  values = from;
  controlErrors = new Map();
  pointer = null;
  store = new FormStore(values, { fields, afterPointerUp: () => pointer }, checks && new FieldChecks(checks));
  store.setSchema(schema);
}

function type<Name extends keyof Values>(name: Name, value: Values[Name]): void {
  values = { ...values, [name]: value };
  store.setValues(values, name);
}

async function edit<Name extends keyof Values>(name: Name, value: Values[Name]): Promise<void> {
  store.focus(name);
  type(name, value);
  await store.blur(name);
}

const ruleOf = (name: string) => store.shownError(name)?.rule ?? null;
const submit = (answer: unknown = null) => store.submit(async () => answer);

beforeEach(() => start(blank));

describe('a field shows its error', () => {
  it('not while it is first typed in, but once it is left', async () => {
    store.focus('email');
    type('email', 'ana');
    expect(ruleOf('email')).toBeNull();
    await store.blur('email');
    expect(ruleOf('email')).toBe('email');
  });

  it('not when it is left empty', async () => {
    store.focus('email');
    await store.blur('email');
    expect(ruleOf('email')).toBeNull();
  });

  it('until it is fixed, and after that only when it is left again', async () => {
    await edit('email', 'ana');
    store.focus('email');
    type('email', 'ana@example.com');
    expect(ruleOf('email')).toBeNull();
    type('email', 'ana@');
    expect(ruleOf('email')).toBeNull();
    await store.blur('email');
    expect(ruleOf('email')).toBe('email');
  });

  it('not while it is typed in after a failed submit, if it is another one by then', async () => {
    await submit();
    expect(ruleOf('email')).toBe('required');
    store.focus('email');
    expect(ruleOf('email')).toBe('required');
    type('email', 'a');
    expect(ruleOf('email')).toBeNull();
    type('email', 'an');
    expect(ruleOf('email')).toBeNull();
    await store.blur('email');
    expect(ruleOf('email')).toBe('email');
    // The same error stays where it is.
    store.focus('email');
    type('email', 'ana');
    expect(ruleOf('email')).toBe('email');
  });

  it('again on a submit from the field itself', async () => {
    await submit();
    store.focus('email');
    type('email', 'a');
    await submit();
    expect(ruleOf('email')).toBe('email');
  });

  it('only after the pointer is up, so that nothing moves during a click', async () => {
    let release = () => {};
    pointer = new Promise((resolve) => {
      release = resolve;
    });
    const left = edit('email', 'ana');
    await Promise.resolve();
    expect(ruleOf('email')).toBeNull();
    release();
    await left;
    expect(ruleOf('email')).toBe('email');
  });

  it('not after code has set the value', async () => {
    await edit('email', 'ana');
    store.resetTouched('email');
    type('email', '');
    expect(ruleOf('email')).toBeNull();
  });

  it('as worded by its control, if the schema finds nothing', async () => {
    start(valid);
    controlErrors.set('name', 'Still uploading');
    expect(await submit()).toBe(false);
    expect(store.shownError('name')).toEqual({ rule: 'control', values: {}, detail: 'Still uploading' });
  });
});

describe('a submit', () => {
  it('shows every error, in the order of the page', async () => {
    expect(await submit()).toBe(false);
    expect(store.failure?.entries.map(({ name, label }) => [name, label])).toEqual([
      ['email', 'EMAIL'],
      ['name', 'NAME'],
      ['rows[0].city', 'ROWS[0].CITY'],
      ['rows[1].city', 'ROWS[1].CITY'],
    ]);
    expect(ruleOf('name')).toBe('required');
  });

  it('sends valid values, one submit at a time', async () => {
    start(valid);
    let sent = 0;
    let answer = (_: null) => {};
    const first = store.submit(() => {
      sent += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    expect(store.isSubmitting).toBe(true);
    expect(await submit()).toBe(false);
    answer(null);
    expect(await first).toBe(true);
    expect(sent).toBe(1);
    expect(store.isSubmitting).toBe(false);
  });

  it('sends what the schema makes of the values, and what they are', async () => {
    start({ ...valid, name: ' Ana ' });
    store.setSchema(
      z.object({
        name: z.pipe(
          z.string().check(z.trim()),
          z.transform((name) => name.toUpperCase()),
        ),
      }),
    );
    let sent: unknown[] = [];
    await store.submit(async (...given) => {
      sent = given;
    });
    expect(sent).toEqual([{ ...valid, name: ' Ana ' }, { name: 'ANA' }]);
  });

  it('sends nothing but what was validated, whatever happens while a rule waits', async () => {
    const waiting: Array<() => void> = [];
    const release = async () => {
      for (const resolve of waiting.splice(0)) resolve();
      await new Promise((resolve) => setTimeout(resolve));
    };
    start({ ...valid, name: 'take' });
    const sent: unknown[] = [];
    const send = async (given: unknown) => void sent.push(given);
    store.setSchema(asyncSchema(waiting));
    const refused = store.submit(send);
    type('name', 'taken');
    await release();
    await release();
    expect(await refused).toBe(false);
    expect(store.shownError('name')?.detail).toBe('Already taken');

    // A field that is left in the meantime validates again.
    start({ ...valid, name: 'taken' });
    store.setSchema(asyncSchema(waiting));
    const left = store.submit(send);
    store.focus('name');
    type('name', 'taken');
    void store.blur('name');
    await release();
    await release();
    expect(await left).toBe(false);
    expect(sent).toEqual([]);
  });

  it('ends with a reset while a rule waits', async () => {
    const waiting: Array<() => void> = [];
    start({ ...valid, name: 'Eva' });
    store.setSchema(asyncSchema(waiting));
    const send = vi.fn();
    const ended = store.submit(send);
    type('name', 'Ana');
    store.clear();
    for (const resolve of waiting.splice(0)) resolve();
    expect(await ended).toBe(false);
    expect([send.mock.calls, waiting, store.isSubmitting, store.failure]).toEqual([[], [], false, null]);
  });

  it('shows an error of the whole form, and names what has no field', async () => {
    start(valid);
    store.setSchema(z.object({ name: z.string() }).check(z.refine(() => false, 'A and B must match')));
    await submit();
    expect(store.failure?.entries).toEqual([
      { name: '', label: '', error: { rule: 'schema', values: {}, detail: 'A and B must match' } },
    ]);
  });

  it('shows server errors at their fields until these change, and the rest above the button', async () => {
    start(valid);
    const taken = { pointer: '/email', rule: 'taken', detail: 'Taken' };
    expect(await submit({ errors: [taken] })).toBe(false);
    expect(ruleOf('email')).toBe('taken');
    expect(store.failure?.error).toBeNull();
    type('name', 'Eva');
    expect(ruleOf('email')).toBe('taken');
    type('email', 'eva@example.com');
    expect(ruleOf('email')).toBeNull();

    const lost = { errors: [taken, { pointer: '/phone', rule: 'phone' }] };
    await submit(lost);
    expect(store.failure?.error).toBe(lost);
    expect(store.failure?.attempt).toBe(2);
  });

  it('shows server errors at the values that they are about, whatever is done while it waits', async () => {
    const rows = [{ city: 'Lima' }, { city: 'Nowhere' }];
    start({ ...valid, email: 'taken@example.com', rows });
    const page = { fields: { ...fields, fieldOf: (name: string) => name }, afterPointerUp: () => null };
    store = new FormStore(values, page);
    const answer = {
      errors: ['/email', '/rows/0/city', '/rows/1/city'].map((pointer) => ({ pointer, rule: 'refused' })),
    };
    const sent = store.submit(async () => {
      type('email', 'free@example.com');
      store.removeItem('rows', 0);
      type('rows', [rows[1]!]);
      type('rows', [rows[1]!, { city: '' }]);
      return answer;
    });
    expect(await sent).toBe(false);
    expect(store.failure?.entries.map(({ name }) => name)).toEqual(['rows[0].city']);
    expect(store.failure?.error).toBeNull();

    // If nothing of it still applies, the answer itself is shown.
    const late = { errors: [{ pointer: '/rows/0/city', rule: 'refused' }] };
    await store.submit(async () => {
      type('rows', []);
      return late;
    });
    expect(store.failure).toMatchObject({ entries: [], error: late });
  });

  it('shows a thrown error', async () => {
    start(valid);
    const error = new Error('offline');
    expect(await store.submit(() => Promise.reject(error))).toBe(false);
    expect(store.failure?.error).toBe(error);
  });
});

describe('a server that is asked about a field', () => {
  let asked: string[];
  let signals: AbortSignal[];
  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    signals = [];
    start(valid, {
      name: async (name, signal) => {
        asked.push(name as string);
        signals.push(signal);
        await new Promise((resolve) => setTimeout(resolve, 50));
        return name === 'taken' ? 'Already taken' : null;
      },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is asked when typing pauses, once for each value, and its answer is shown when the field is left', async () => {
    store.focus('name');
    type('name', 'tak');
    await vi.advanceTimersByTimeAsync(200);
    type('name', 'taken');
    await vi.advanceTimersByTimeAsync(400);
    expect(asked).toEqual(['taken']);
    expect(ruleOf('name')).toBeNull();
    await store.blur('name');
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual(['taken']);
    expect(store.shownError('name')?.detail).toBe('Already taken');
    store.focus('name');
    type('name', 'free');
    expect(ruleOf('name')).toBeNull();
  });

  it('gets a signal when its answer no longer matters', async () => {
    type('name', 'taken');
    await vi.advanceTimersByTimeAsync(310);
    type('name', 'free');
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
    await vi.advanceTimersByTimeAsync(400);
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
    expect(store.isWrong('name')).toBe(false);
  });

  it('is waited for by a submit, which asks at once', async () => {
    type('name', 'taken');
    const sent = submit();
    await vi.advanceTimersByTimeAsync(60);
    expect(await sent).toBe(false);
    expect(store.failure?.entries.map(({ name }) => name)).toEqual(['name']);
    expect(asked).toEqual(['taken']);
  });

  it('stops nothing if it doesn’t answer', async () => {
    start(valid, { name: () => new Promise(() => {}) });
    type('name', 'free');
    const sent = submit();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await sent).toBe(true);
  });

  it('isn’t asked about a value that is saved', async () => {
    const name = async (value: unknown) => {
      asked.push(String(value));
      return null;
    };
    const checks = new FieldChecks({ name });
    checks.savedValues = () => valid;
    expect(checks.settle(['name'], valid)).toBeNull();
    expect(checks.settle(['name'], { ...valid, name: 'new' })).not.toBeNull();
    expect(asked).toEqual(['new']);
  });

  it('stops nothing if it can’t be reached', async () => {
    start(valid, { name: () => Promise.reject(new Error('offline')) });
    expect(await submit()).toBe(true);
  });

  it('is not asked about what the schema refuses', async () => {
    store.setSchema(z.object({ name: z.string().check(z.minLength(9)) }));
    type('name', 'taken');
    expect(await submit()).toBe(false);
    expect(asked).toEqual([]);
  });
});

describe('the items of a list', () => {
  it('keep their errors when they are moved', async () => {
    start({ ...valid, rows: [{ city: '' }, { city: 'Quito' }, { city: 'Lima' }] });
    await submit();
    store.moveItems('rows', (index) => [2, 0, 1][index]!);
    type('rows', [values.rows[1]!, values.rows[2]!, values.rows[0]!]);
    expect(['rows[0].city', 'rows[1].city', 'rows[2].city'].map(ruleOf)).toEqual([null, null, 'required']);
  });

  it('keep their errors when an earlier one is removed', async () => {
    start({ ...valid, rows: [{ city: '' }, { city: 'Quito' }, { city: '' }] });
    await submit();
    expect(ruleOf('rows[2].city')).toBe('required');
    store.removeItem('rows', 0);
    type('rows', values.rows.slice(1));
    expect(ruleOf('rows[0].city')).toBeNull();
    expect(ruleOf('rows[1].city')).toBe('required');
  });
});

it('hides the errors of all parts of a value that code has set', async () => {
  await submit();
  expect(ruleOf('rows[0].city')).toBe('required');
  store.resetTouched('rows');
  expect(['rows[0].city', 'name'].map(ruleOf)).toEqual([null, 'required']);
});

describe('a listener', () => {
  it('of a field is notified about that field only', () => {
    const heard: string[] = [];
    for (const name of ['name', 'email']) store.subscribeTo(name, () => heard.push(name));
    type('email', 'a');
    expect(heard).toEqual(['email']);
  });

  it('of a group is notified about its parts', () => {
    let count = 0;
    store.subscribeTo('rows', () => {
      count += 1;
    });
    store.setValues({ ...values, rows: [{ city: 'Quito' }, { city: '' }] }, 'rows[0].city');
    expect(count).toBe(1);
  });
});
