/** What one number of students costs. */
export interface WorldFigures {
  scale: number;
  /** How long it took to fill, in seconds. */
  seconds: number;
  lists: Map<string, number>;
}

export interface BenchFigures {
  /** The smallest first, with which the others are compared. */
  worlds: WorldFigures[];
  signIns: { alone: number; whole: number };
  reads: { session: number; student: number; mixed: number };
  memory: number[];
  /** Milliseconds on the embedded database. */
  embedded: number;
}

/** Below this many milliseconds, a ratio depends more on the clock's resolution than on the list. */
const noise = 5;

const ms = (value: number | undefined) => (value === undefined ? '–' : `${value.toFixed(1)} ms`);
const spell = (count: number) => count.toLocaleString('en');

/** The times of a list in each world, and whether the larger ones meet the target. */
function rowOf(name: string, [smallest, ...larger]: WorldFigures[]): string {
  const base = smallest!.lists.get(name) ?? smallest!.lists.get(name.replace(/, .*/, ', first page'))!;
  const isFlat = larger.every(({ lists }) => {
    const value = lists.get(name)!;
    return value <= 25 && value <= 1.5 * Math.max(base, noise);
  });
  const times = [smallest!, ...larger].map(({ lists }) => ms(lists.get(name)));
  return `| ${[name, ...times, isFlat ? 'yes' : 'no'].join(' | ')} |`;
}

/** The page docs/api-bench.md. */
export function pageOf(
  { worlds, signIns, reads, memory, embedded }: BenchFigures,
  processors: { model: string }[],
): string {
  const largest = worlds.at(-1)!;
  const rows = [...largest.lists.keys()].map((name) => rowOf(name, worlds));
  const filled = worlds
    .slice(1)
    .map(
      ({ scale, seconds }) =>
        `| filling the database with ${spell(scale)} students | minutes | ${seconds.toFixed(0)} s |`,
    );
  return `# API benchmark

\`\`\`sh
npm run bench:api -- --write ${worlds
    .slice(1)
    .map(({ scale }) => `--scale ${scale}`)
    .join(' ')}
\`\`\`

The server runs as a separate process on one core (\`taskset\`). Postgres, with its default settings, and the client share the
other core; ${processors.length} × ${processors[0]!.model.trim()}. Times are those of sequential HTTP calls, including the whole response. Reads, sign-ins and
memory are those of the largest database.

|  | target | measured |
| --- | --- | --- |
${filled.join('\n')}
| sign-in, median; argon2 alone | slightly more | ${ms(signIns.whole)}; ${ms(signIns.alone)} |
| reads per second, one core: the session | ≥ 1500 | ${reads.session.toFixed(0)} |
| reads per second, one core: a student | ≥ 1500 | ${reads.student.toFixed(0)} |
| reads per second, one core: six different ones in turn | | ${reads.mixed.toFixed(0)} |
| memory after each fifth of the calls | flat | ${memory.map((value) => value.toFixed(0)).join(', ')} MB |
| embedded database, demo world, six reads in turn, p95 | ≤ 15 ms | ${ms(embedded)} |

## Lists

The 95th percentile for a page of 10 rows, and whether the larger databases meet the target: at most 25 ms, and at most 1.5 times
the smallest one. A page that the smallest database doesn't have is compared with its first page, and times below ${noise} ms count as ${noise} ms.

| list | ${worlds.map(({ scale }) => `${spell(scale)} students`).join(' | ')} | flat |
| --- | ${worlds.map(() => '---').join(' | ')} | --- |
${rows.join('\n')}
`;
}
