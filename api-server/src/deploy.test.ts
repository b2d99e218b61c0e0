import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../scripts/machine/free-port.ts';
import { knownVariables } from './environment.ts';
import { metricTable } from './telemetry/metric-table.ts';

const root = join(import.meta.dirname, '../..');
const deploy = join(root, 'deploy');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const operate = read('docs/operate.md');

type Service = {
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  image?: string;
  command?: string;
  logging?: { options: Record<string, string> };
};
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
};
const rules = (
  parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: { alert: string; expr: string }[] }[] }
).groups.flatMap((group) => group.rules);

/** The names of metrics in expressions of Prometheus, without the parts of histograms. */
const metricsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\b(?:institute|process)_\w+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    ),
  ),
];
const metrics = Object.values(metricTable).map(([name]) => name as string);

const isInstalled = (command: string) => spawnSync(command, ['--version']).error === undefined;
const run = (command: string, args: string[], env = {}) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, output: stdout + stderr };
};

describe('the composed services', () => {
  it('set only variables that the server has', () => {
    const set = Object.keys(compose.services['server-1']!.environment!);
    expect(set.length).toBeGreaterThan(10);
    expect(set.filter((name) => !knownVariables().includes(name))).toEqual([]);
    // The rest is the image's, or of a server without Postgres, store, mail or payments.
    const unset = knownVariables().filter((name) => !set.includes(name) && !set.includes(`${name}_FILE`));
    const own = /^(?:HOST|PORT_\w+|(?:PORTAL|COACH)_DIST|DATA_DIR|FILES_DIR|SEED|MAILBOX|DEMO|DEMO_ADVISOR)$/;
    expect(unset.filter((name) => !own.test(name) && !set.includes(name.replace(/_FILE$/, '')))).toEqual([]);
  });

  it('mount files that exist, and secrets that docs/operate.md makes', () => {
    const services = Object.values(compose.services);
    const mounted = services.flatMap(({ volumes = [] }) => volumes).map((volume) => volume.split(':')[0]!);
    const files = mounted.filter((path) => path.startsWith('./') && !path.startsWith('./secrets/'));
    expect(files.filter((path) => !existsSync(join(deploy, path)))).toEqual([]);
    for (const name of new Set(services.flatMap(({ secrets = [] }) => secrets))) {
      expect(compose.secrets[name]?.file).toBe(`./secrets/${name}`);
      expect(operate).toContain(name);
    }
  });

  it('have logs that end', () => {
    const services = Object.entries(compose.services);
    expect(services.filter(([, { logging }]) => !logging?.options['max-size']).map(([name]) => name)).toEqual(
      [],
    );
  });

  it('scrape every server and database, and run the version of Node that is tested', () => {
    const names = Object.keys(compose.services);
    for (const name of names.filter((name) => name.startsWith('database-')))
      expect(read('deploy/prometheus/prometheus.yml')).toContain(`${name}:8008`);
    const servers = names.filter((name) => name.startsWith('server-'));
    for (const name of servers) {
      expect(read('deploy/prometheus/prometheus.yml')).toContain(`${name}:9464`);
      expect(read('deploy/haproxy/public.cfg').split(`${name}:`)).toHaveLength(3);
    }
    const { node } = JSON.parse(read('package.json')).devDependencies;
    const used = read('deploy/Dockerfile').match(/^FROM \S+/gm)!;
    expect(new Set(used)).toEqual(new Set([`FROM node:${node}-bookworm-slim`]));
  });

  it('have every package of ours that the server imports', () => {
    const packages = new Set(['api-server']);
    for (const name of packages) {
      const { dependencies } = JSON.parse(read(`${name}/package.json`));
      for (const other of Object.keys(dependencies))
        if (other.startsWith('@institute/')) packages.add(other.slice('@institute/'.length));
    }
    expect(packages.size).toBeGreaterThan(3);
    const image = read('deploy/Dockerfile');
    for (const name of packages) {
      expect(image).toContain(`COPY ${name}/package.json ${name}/\n`);
      expect(image).toMatch(new RegExp(`-w @institute/${name}\\b`));
      expect(image).toContain(`COPY --from=build /app/${name}/src ${name}/src\n`);
    }
  });
});

it('upgrades a database that the version before still works with: migrations only add', () => {
  const later = globSync('api-server/migrations/*.sql', { cwd: root }).filter(
    (file) => !file.includes('/0000_'),
  );
  expect(later.length).toBeGreaterThan(0);
  const breaking =
    /\b(?:drop|rename|truncate)\b|set not null|set data type|add column (?!.*default).*not null/i;
  expect(later.filter((file) => breaking.test(read(file)))).toEqual([]);
});

describe('alerts and dashboard', () => {
  it('use metrics that exist', () => {
    const alerted = metricsIn(rules.map(({ expr }) => expr).join('\n'));
    const drawn = metricsIn(read('deploy/grafana/dashboard.json'));
    expect([alerted.length, drawn.length].map((count) => count > 8)).toEqual([true, true]);
    expect([...alerted, ...drawn].filter((name) => !metrics.includes(name))).toEqual([]);
  });

  it('are explained in docs/operate.md: each alert by a section, each metric by a row', () => {
    const [, section = ''] = operate.split('## What to do for each alert');
    const headings = [...section.split(/^## /m)[0]!.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(headings.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
    expect(metrics.filter((name) => !operate.includes(`\`${name}\``))).toEqual([]);
  });
});

describe.skipIf(!isInstalled('promtool'))('Prometheus (skipped where promtool is not installed)', () => {
  it('accepts its configuration and the alerts', () => {
    const { status, output } = run('promtool', [
      'check',
      'config',
      join(deploy, 'prometheus/prometheus.yml'),
    ]);
    expect(output).toContain(`${rules.length} rules found`);
    expect(status).toBe(0);
  });

  it('raises the alerts when it should, and not before', () => {
    const tests = globSync(join(deploy, 'prometheus/*.test.yml'));
    expect(tests).toHaveLength(1);
    const { status, output } = run('promtool', ['test', 'rules', ...tests]);
    expect(output).toContain('SUCCESS');
    expect(status).toBe(0);
  });
});

describe.skipIf(!isInstalled('haproxy'))('HAProxy (skipped where it is not installed)', () => {
  it('accepts its configuration without a warning', () => {
    const certificates = mkdtempSync(join(tmpdir(), 'certificates-'));
    const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(certificates, name));
    const made = run('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=test',
      '-keyout',
      key!,
      '-out',
      certificate!,
    ]);
    expect(made.status).toBe(0);
    writeFileSync(
      join(certificates, 'both.pem'),
      readFileSync(certificate!, 'utf8') + readFileSync(key!, 'utf8'),
    );
    const { environment, command } = compose.services.proxy!;
    const env = {
      ...environment,
      CERTIFICATES: join(certificates, 'both.pem'),
      PORTAL_HOST: 'portal.example.com',
      COACH_HOST: 'coach.example.com',
    };
    const [file, ...args] = command!.replaceAll('/usr/local/etc/haproxy', join(deploy, 'haproxy')).split(' ');
    const { status, output } = run(file!, ['-c', ...args], env);
    rmSync(certificates, { recursive: true });
    expect(output).not.toMatch(/WARNING|ALERT/);
    expect(status).toBe(0);
  });

  it('tells to try again while there is no server: apps by a problem, people by a page', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'haproxy-'));
    const port = await freePort();
    const file = join(folder, 'no-server.cfg');
    const forPeople = /http-request return.*/.exec(read('deploy/haproxy/public.cfg'))![0];
    const page = join(deploy, 'haproxy/unavailable.html');
    writeFileSync(
      file,
      `listen servers\n  bind 127.0.0.1:${port}\n  ${forPeople.replace('unavailable.html', page)}\n`,
    );
    const child = spawn('haproxy', ['-db', '-f', join(deploy, 'haproxy/defaults.cfg'), '-f', file]);
    const ended = once(child, 'exit');
    try {
      const response = await vi.waitFor(() => fetch(`http://127.0.0.1:${port}`), 20_000);
      const { status, headers } = response;
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      const traceId = headers.get('x-request-id');
      expect(await response.json()).toMatchObject({ status: 503, key: 'unavailable', traceId });
      const shown = await fetch(`http://127.0.0.1:${port}`, { headers: { accept: 'text/html,*/*' } });
      expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await shown.text()).toContain('Back in a moment');
    } finally {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    }
  });
});
