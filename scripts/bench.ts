/**
 * `npm run bench`: measures the README's figures on this machine. Starts the built product on a fresh folder and
 * again on the same one, then visits the sign-in pages in Chromium with the CPU slowed down four times.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from './machine/browser.ts';
import { freePort } from './machine/free-port.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const dataDir = mkdtempSync(join(tmpdir(), 'institute-bench-'));
const ports = { PORT_API: await freePort(), PORT_PORTAL: await freePort(), PORT_COACH: await freePort() };
const portal = `http://127.0.0.1:${ports.PORT_PORTAL}`;
const coach = `http://127.0.0.1:${ports.PORT_COACH}`;

/** Seconds from the command until the first page is served, including the build check. `stop` ends the server. */
async function start() {
  const begin = performance.now();
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      DATA_DIR: dataDir,
    },
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error('The product did not start: try `npm start`');
    const isUp = await fetch(`${portal}/index.html`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const seconds = (performance.now() - begin) / 1000;
  return {
    seconds,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function visit(url: string) {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  const bytes: Record<string, number> = {};
  const kinds = new Map<string, string>();
  const origins = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    if (response.url.startsWith('http')) origins.add(new URL(response.url).origin);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.addInitScript(() => {
    const figures = { shift: 0, paint: 0 };
    Object.assign(window, { figures });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        figures.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      figures.paint = list.getEntries().at(-1)!.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { shift, paint } = await page.evaluate(
    () => (window as unknown as { figures: { shift: number; paint: number } }).figures,
  );
  await browser.close();
  const kilobytes = (kind: string) => `${((bytes[kind] ?? 0) / 1000).toFixed(1)} kB`;
  console.log(
    `${url.replace(/\d+(?=\/)/, '…')}: script ${kilobytes('Script')}, style ${kilobytes('Stylesheet')}, fonts ${kilobytes('Font')} over the wire; ` +
      `largest paint ${Math.round(paint)} ms; layout shift ${shift.toFixed(3)}; ${origins.size - 1} other origins`,
  );
}

try {
  const first = await start();
  console.log(`npm start on a built tree, new database: ${first.seconds.toFixed(1)} s`);
  await visit(`${portal}/login`);
  await visit(`${coach}/login`);
  await visit(`${coach}/`);
  await first.stop();
  const second = await start();
  console.log(`npm start on a built tree, database there: ${second.seconds.toFixed(1)} s`);
  await second.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
