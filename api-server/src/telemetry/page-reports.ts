import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

export const pageScript = '/page-reports.js';

/** Cumulative layout shift is a share. The others are milliseconds: https://web.dev/articles/vitals. */
const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** What a page says of itself. */
export type PageReport = {
  /** The first part of its address, such as `payments`. */
  area: string;
  vitals: Partial<Record<(typeof vitalNames)[number], number>>;
  /** How many errors were not caught. */
  errors: number;
};

const isNumber = (value: unknown, max: number) => typeof value === 'number' && value >= 0 && value <= max;

/** Null if it isn't one. Anyone can send one. */
function readReport(text: string): PageReport | null {
  let report: Partial<PageReport>;
  try {
    report = JSON.parse(text) ?? {};
  } catch {
    return null;
  }
  const { area, vitals, errors } = report;
  if (typeof area !== 'string' || !/^[a-z-]{0,40}$/.test(area)) return null;
  if (typeof vitals !== 'object' || vitals === null || !isNumber(errors, 10_000)) return null;
  const measured = vitalNames.flatMap((name) => (name in vitals ? [[name, vitals[name]]] : []));
  if (!measured.every(([, value]) => isNumber(value, 3_600_000))) return null;
  return { area, vitals: Object.fromEntries(measured), errors: errors! };
}

/** Serves the script for pages, and records what it sends. */
export async function createPageReports(record: (report: PageReport) => void): Promise<Hono> {
  const library = new URL('web-vitals.iife.js', import.meta.resolve('web-vitals'));
  const scriptUrl = new URL('report-page.js', import.meta.url);
  const script = (
    await Promise.all([library, scriptUrl].map((url) => readFile(fileURLToPath(url), 'utf8')))
  ).join('\n');
  return new Hono()
    .get(pageScript, (c) =>
      c.body(script, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      }),
    )
    .post('/page-reports', bodyLimit({ maxSize: 2048 }), async (c) => {
      const report = readReport(await c.req.text());
      if (!report) return c.text('This is no report of a page.', 400);
      record(report);
      return c.body(null, 204);
    });
}
