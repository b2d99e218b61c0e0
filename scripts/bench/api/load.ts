import { readFileSync } from 'node:fs';
import { type Call, Connection, percentile } from './client.ts';

/** Sends a number of calls over parallel connections, cycling through those given. Returns calls per second. */
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

/** A process's current memory in megabytes. */
export function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}

/** The 95th percentile of sequential calls, cycling through those given, in milliseconds. */
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

/** The requests of a student who browses the portal. */
export const readsOf = ({ token, studentId }: { token: string; studentId: string }): Call[] => [
  { path: '/auth/session', token },
  { path: `/students/${studentId}`, token },
  { path: `/students/${studentId}/account_history`, token },
  { path: `/students/${studentId}/activity_log`, token },
  { path: `/students/${studentId}/communication_intents`, token, method: 'POST', body: {} },
  { path: `/students/${studentId}/courses`, token },
];
