export interface BenchFigures {
  /** The number of students in the large world. */
  large: number;
  /** How long it took to fill, in seconds. */
  seconds: number;
  lists: { small: Map<string, number>; large: Map<string, number> };
  signIns: { alone: number; whole: number };
  reads: { session: number; student: number; mixed: number };
  memory: number[];
  /** Milliseconds on the embedded database. */
  embedded: number;
}

/** Below this many milliseconds, a ratio depends more on the clock's resolution than on the list. */
const noise = 5;

/** The page docs/api-bench.md. */
export function pageOf(
  { large, seconds, lists, signIns, reads, memory, embedded }: BenchFigures,
  processors: { model: string }[],
): string {
  const ms = (value: number | undefined) => (value === undefined ? '–' : `${value.toFixed(1)} ms`);
  const rows = [...lists.large].map(([name, value]) => {
    const small = lists.small.get(name) ?? lists.small.get(name.replace(/, .*/, ', first page'))!;
    const isFlat = value <= 25 && value <= 1.5 * Math.max(small, noise);
    return `| ${name} | ${ms(lists.small.get(name))} | ${ms(value)} | ${isFlat ? 'yes' : 'no'} |`;
  });
  return `# API benchmark

\`\`\`sh
npm run bench:api -- --write
\`\`\`

The server runs as a separate process on one core (\`taskset\`). Postgres, with its default settings, and the client share the
other core; ${processors.length} × ${processors[0]!.model.trim()}. Times are those of sequential HTTP calls, including the whole response.

|  | target | measured |
| --- | --- | --- |
| seeding the database with ${large} students | a few minutes | ${seconds.toFixed(0)} s |
| sign-in, median; argon2 alone | slightly more | ${ms(signIns.whole)}; ${ms(signIns.alone)} |
| reads per second, one core: the session | ≥ 1500 | ${reads.session.toFixed(0)} |
| reads per second, one core: a student | ≥ 1500 | ${reads.student.toFixed(0)} |
| reads per second, one core: six different ones in turn | | ${reads.mixed.toFixed(0)} |
| memory after each fifth of the calls | flat | ${memory.map((value) => value.toFixed(0)).join(', ')} MB |
| embedded database, demo world, six reads in turn, p95 | ≤ 15 ms | ${ms(embedded)} |

## Lists

The 95th percentile for a page of 10 rows, and whether the larger database meets the target: at most 25 ms, and at most 1.5 times
the smaller one. A page that the smaller database doesn't have is compared with its first page, and times below ${noise} ms count as ${noise} ms.

| list | 1000 students | ${large} students | flat |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
