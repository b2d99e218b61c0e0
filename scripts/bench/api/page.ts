export interface BenchFigures {
  /** The number of students in the large world. */
  large: number;
  /** Seconds it took to fill. */
  seconds: number;
  lists: { small: Map<string, number>; large: Map<string, number> };
  signIns: { alone: number; whole: number };
  reads: { session: number; student: number; mixed: number };
  memory: number[];
  /** Milliseconds on the embedded database. */
  embedded: number;
}

/** Below this many milliseconds, a ratio depends more on the clock than on the list. */
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
  return `# The API bench

\`\`\`sh
npm run bench:api -- --write
\`\`\`

The server is a process of its own on one core (\`taskset\`), on a real Postgres with its default settings that shares the
other core with the caller; ${processors.length} × ${processors[0]!.model.trim()}. Times are those of calls over HTTP, one after the other,
answers and all.

|  | target | measured |
| --- | --- | --- |
| filling the world of ${large} students | a few minutes | ${seconds.toFixed(0)} s |
| sign-in, median; argon2 alone | little more | ${ms(signIns.whole)}; ${ms(signIns.alone)} |
| reads a second, one core: who is signed in | ≥ 1500 | ${reads.session.toFixed(0)} |
| reads a second, one core: a student | ≥ 1500 | ${reads.student.toFixed(0)} |
| reads a second, one core: six different ones in turn | | ${reads.mixed.toFixed(0)} |
| memory after each fifth of the calls | flat | ${memory.map((value) => value.toFixed(0)).join(', ')} MB |
| embedded database, demo world, six reads in turn, p95 | ≤ 15 ms | ${ms(embedded)} |

## Lists

The 95th percentile of a page of ten, and whether the larger world meets the target: at most 25 ms, and at most 1.5 times the
smaller one (a page that the smaller world does not have is compared with its first one, and what takes less than ${noise} ms with ${noise} ms).

| list | 1000 students | ${large} students | flat |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
