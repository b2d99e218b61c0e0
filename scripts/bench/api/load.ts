import { readFileSync } from 'node:fs';
import { type Call, Connection, percentile } from './client.ts';

/** Sends so many calls over so many connections at once, in turn those given; answers how many there were in a second. */
export async function load(
  origin: string,
  calls: Call[],
  count: number,
  connections: number,
): Promise<number> {
  let sent = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = new Connection(origin);
      while (sent < count) await connection.call(calls[sent++ % calls.length]!);
      connection.close();
    }),
  );
  return (count / (performance.now() - start)) * 1000;
}

/** Megabytes of memory that a process has now. */
export function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}

/** The 95th percentile of calls one after the other, in turn those given, in milliseconds. */
export async function latency(origin: string, calls: Call[], count: number): Promise<number> {
  const connection = new Connection(origin);
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const start = performance.now();
    await connection.call(calls[index % calls.length]!);
    times.push(performance.now() - start);
  }
  connection.close();
  return percentile(times, 0.95);
}

/** What a student reads who looks around. */
export const readsOf = ({ token, studentId }: { token: string; studentId: string }): Call[] => [
  { path: '/auth/session', token },
  { path: `/students/${studentId}`, token },
  { path: `/students/${studentId}/account_history`, token },
  { path: `/students/${studentId}/activity_log`, token },
  { path: `/students/${studentId}/communication_intents`, token, method: 'POST', body: {} },
  { path: `/students/${studentId}/courses`, token },
];
