import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownVariables, readEnvironment } from './environment.ts';

/** What a server for real people needs. */
const services = {
  SMTP_URL: 'smtp://mail.example.com',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
};
const demo = { DEMO: 'true' };

it('needs nothing for a demo', () => {
  expect(readEnvironment(demo)).toMatchObject({
    database: { kind: 'folder', path: '.data' },
    filesDir: '.data/files',
    host: '127.0.0.1',
    ports: { api: 4000, portal: 4100, coach: 4200 },
    dist: {},
    config: { revealAccounts: true, trustProxy: false, rateLimitFactor: 1, corsOrigins: [], ssoSecret: null },
    isSeeded: true,
    isDemoAllowed: true,
    telemetry: {},
    logLevel: 'info',
  });
});

it('reads every variable', () => {
  const environment = readEnvironment({
    HOST: '0.0.0.0',
    PORT_API: '0',
    PORT_PORTAL: '5100',
    PORT_COACH: '5200',
    DATABASE_URL: 'postgres://user:secret@pooler/institute',
    DATABASE_MIGRATION_URL: 'postgres://user:secret@db/institute',
    DATABASE_REPLICA_URL: 'postgres://user:secret@pooler/replica',
    DRAIN_SECONDS: '7',
    SMTP_URL: 'smtps://mail.example.com',
    MAIL_FROM: 'hello@example.com',
    PORTAL_DIST: '/srv/portal',
    COACH_DIST: '/srv/coach',
    PORTAL_ORIGIN: 'https://portal.example.com/',
    COACH_ORIGIN: 'https://coach.example.com',
    REVEAL_ACCOUNTS: 'false',
    DEMO: 'true',
    MAILBOX: 'true',
    CORS_ORIGINS: 'https://a.example.com, https://b.example.com',
    CONNECT_ORIGINS: 'https://events.example.com',
    TRUST_PROXY: 'TRUE',
    SIGNATURE_NAME_RULE: 'refuse',
    RATE_LIMIT_FACTOR: '2.5',
    SSO_SECRET: 'x'.repeat(32),
    SSO_TARGETS: 'https://learn.example.com/sso, https://platform.example.com/in?from=institute',
    SSO_TARGET_ORIGINS: 'https://learn.example.com,https://platform.example.com',
    SSO_TARGET_SECRET: 'y'.repeat(32),
    LEARNING_PLATFORM_SECRET: 'z'.repeat(32),
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    SEED: 'false',
    FILES_DIR: '/srv/files',
    S3_URL: 'https://key:secret@store.example.com/institute?region=eu-west-1&pathStyle=true',
    LOG_LEVEL: 'warn',
    METRICS_PORT: '9464',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=k1, x-team = students',
    OTEL_SERVICE_NAME: 'institute-2',
    OTEL_TRACES_SAMPLER_ARG: '0.5',
  });
  expect(environment).toEqual({
    database: {
      kind: 'postgres',
      url: 'postgres://user:secret@pooler/institute',
      migrationUrl: 'postgres://user:secret@db/institute',
      replicaUrl: 'postgres://user:secret@pooler/replica',
    },
    filesDir: '/srv/files',
    s3: {
      endpoint: 'https://store.example.com',
      bucket: 'institute',
      prefix: '',
      region: 'eu-west-1',
      isPathStyle: true,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    },
    host: '0.0.0.0',
    ports: { api: 0, portal: 5100, coach: 5200 },
    dist: { portal: '/srv/portal', coach: '/srv/coach' },
    config: {
      revealAccounts: false,
      portalOrigin: 'https://portal.example.com',
      coachOrigin: 'https://coach.example.com',
      corsOrigins: ['https://a.example.com', 'https://b.example.com'],
      signatureNameRule: 'refuse',
      trustProxy: true,
      rateLimitFactor: 2.5,
      ssoSecret: 'x'.repeat(32),
      ssoTargets: ['https://learn.example.com/sso', 'https://platform.example.com/in?from=institute'],
      ssoTargetOrigins: ['https://learn.example.com', 'https://platform.example.com'],
      ssoTargetSecret: 'y'.repeat(32),
      learningPlatformSecret: 'z'.repeat(32),
      mailboxPage: true,
    },
    smtp: { url: 'smtps://mail.example.com', from: 'hello@example.com' },
    stripe: { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', publishableKey: 'pk_live_1' },
    connectSources: ['https://events.example.com'],
    telemetry: {
      metricsPort: 9464,
      tracing: {
        endpoint: 'http://collector:4318',
        headers: { 'api-key': 'k1', 'x-team': 'students' },
        service: 'institute-2',
        share: 0.5,
      },
    },
    isSeeded: false,
    isDemoAllowed: false,
    drainTime: 7000,
    logLevel: 'warn',
    warnings: [],
  });
});

it('seeds only its own database with the demo world, unless configured to', () => {
  const DATABASE_URL = 'postgres://db/institute';
  expect(readEnvironment({ ...demo, DATABASE_URL }).isSeeded).toBe(false);
  expect(readEnvironment({ ...demo, DATABASE_URL, SEED: 'true' }).isSeeded).toBe(true);
});

it.each([
  [{}, true, true],
  [{ HOST: 'localhost' }, true, true],
  [{ HOST: '127.0.0.2', SEED: 'false' }, false, true],
  [{ HOST: '0.0.0.0' }, false, false],
  [{ HOST: '::' }, false, false],
  [{ HOST: '192.168.1.5' }, false, false],
  [{ HOST: '127.evil.example' }, false, false],
  [{ HOST: '0.0.0.0', SEED: 'true' }, true, true],
])(
  'with %j fills an empty database: %s; shows a demo world that is there: %s',
  (variables, isSeeded, isDemoAllowed) => {
    expect(readEnvironment({ ...demo, ...variables })).toMatchObject({ isSeeded, isDemoAllowed });
  },
);

it('treats an empty variable as missing', () => {
  expect(readEnvironment({ ...demo, PORT_API: '', DATABASE_URL: ' ', MAILBOX: '' })).toEqual(
    readEnvironment(demo),
  );
});

it('names every invalid variable in one message', () => {
  const wrong = {
    PORT_API: '70000',
    PORT_PORTAL: 'eighty',
    DATABASE_URL: 'mysql://db',
    SMTP_URL: 'mail.example.com',
    REVEAL_ACCOUNTS: 'maybe',
    CORS_ORIGINS: 'https://a.example.com/path',
    RATE_LIMIT_FACTOR: '0',
    SSO_SECRET: 'short',
    LOG_LEVEL: 'loud',
    HOST: 'http://localhost',
    MAIL_FROM: 'Institute <office>',
    METRICS_PORT: 'on',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    OTEL_TRACES_SAMPLER_ARG: '5 %',
  };
  let message = '';
  try {
    readEnvironment(wrong);
  } catch (error) {
    message = (error as Error).message;
  }
  for (const name of Object.keys(wrong)) expect(message).toContain(`${name} must be`);
  expect(message).toContain('PORT_API must be a port number, 0 to 65535, not "70000".');
});

it('does not repeat a secret in its message', () => {
  expect(() => readEnvironment({ SSO_SECRET: 'hush' })).toThrow(/^(?!.*hush)/);
  expect(() => readEnvironment({ DATABASE_URL: 'mysql://user:hush@db' })).toThrow(/^(?!.*hush)/);
});

it('takes card payments with all of the provider’s keys, or with none', () => {
  expect(readEnvironment(demo)).not.toHaveProperty('stripe');
  expect(() => readEnvironment({ ...demo, STRIPE_SECRET_KEY: 'sk_live_hush' })).toThrow(
    /^(?!.*hush)STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY\.$/,
  );
  const wrong = {
    STRIPE_SECRET_KEY: 'pk_hush',
    STRIPE_WEBHOOK_SECRET: 'hush',
    STRIPE_PUBLISHABLE_KEY: 'sk_1',
  };
  expect(() => readEnvironment(wrong)).toThrow(
    /STRIPE_SECRET_KEY must.*STRIPE_WEBHOOK_SECRET must.*STRIPE_PUBLISHABLE_KEY must/,
  );
  expect(() => readEnvironment(wrong)).toThrow(/^(?!.*hush)/);
});

it('refuses to simulate payments or e-mails without DEMO=true', () => {
  expect(() => readEnvironment({})).toThrow(/^STRIPE_SECRET_KEY and SMTP_URL must be set\. .*DEMO=true\.$/);
  expect(() => readEnvironment({ ...services, SMTP_URL: '' })).toThrow(/^SMTP_URL must be set\./);
  for (const name of ['SEED', 'MAILBOX', 'DEMO_ADVISOR']) {
    expect(() => readEnvironment({ ...services, [name]: 'true' })).toThrow(`${name}=true needs DEMO=true.`);
  }
  const { isSeeded, isDemoAllowed, config, drainTime } = readEnvironment(services);
  expect({ isSeeded, isDemoAllowed, drainTime }).toEqual({
    isSeeded: false,
    isDemoAllowed: false,
    drainTime: 5000,
  });
  expect(config).toMatchObject({ mailboxPage: false, demoAdvisor: false, demoSsoTargets: false });
});

it('needs neither for a command that only uses the database', () => {
  expect(readEnvironment({}, { isServer: false }).database.kind).toBe('folder');
});

it('reports variables that look like its own', () => {
  const given = {
    TRUST_PROXYY: 'true',
    SMPT_URL: 'x',
    SSO_SECERT: 'x',
    STRIPE_KEY: 'x',
    COACH_SERVICE_HOST: 'x',
    HOME: '/root',
    PATH: '/bin',
  };
  expect(readEnvironment({ ...demo, ...given }).warnings).toEqual([
    'TRUST_PROXYY is unknown. Did you mean TRUST_PROXY?',
    'SMPT_URL is unknown. Did you mean SMTP_URL?',
    'SSO_SECERT is unknown. Did you mean SSO_SECRET?',
    'STRIPE_KEY is unknown.',
  ]);
  expect(readEnvironment({ ...demo, ...services, HOST: '127.0.0.1' }).warnings).toEqual([]);
});

it('says where links lead if that is probably not what people open', () => {
  const { warnings } = readEnvironment({
    ...services,
    HOST: '0.0.0.0',
    COACH_ORIGIN: 'https://c.example.com',
  });
  expect(warnings).toEqual([
    'PORTAL_ORIGIN is not set, so links in e-mails lead to the port that the server listens on.',
    'SSO_TARGETS is not set, so students can’t open their lessons on the learning platform.',
  ]);
});

it('is documented: every variable is in the README', async () => {
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(([, cell]) => cell!.split(', '));
  const files = readme.match(/`[A-Z\d_]+_FILE`/g)!;
  expect([...listed, ...files].map((name) => name.trim().slice(1, -1)).toSorted()).toEqual(
    knownVariables().toSorted(),
  );
});

describe('a secret in a file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'secrets-'));
    await writeFile(join(folder, 'database'), 'postgres://user:hush@db/institute\n');
    await writeFile(join(folder, 'key'), 'pk_hush\n');
    await writeFile(join(folder, 'empty'), '\n');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('counts as its variable', () => {
    const environment = readEnvironment({ ...demo, DATABASE_URL_FILE: join(folder, 'database') });
    expect(environment.database).toEqual({ kind: 'postgres', url: 'postgres://user:hush@db/institute' });
    expect(environment.warnings).toEqual([]);
  });

  it('is refused in plain words, and not repeated', () => {
    const missing = join(folder, 'missing');
    const read = () =>
      readEnvironment({
        ...demo,
        DATABASE_URL: 'postgres://db/institute',
        DATABASE_URL_FILE: join(folder, 'database'),
        SMTP_URL_FILE: missing,
        S3_URL_FILE: join(folder, 'empty'),
        STRIPE_SECRET_KEY_FILE: join(folder, 'key'),
      });
    expect(read).toThrow('Set either DATABASE_URL or DATABASE_URL_FILE, not both.');
    expect(read).toThrow(`The file ${missing} of SMTP_URL_FILE can’t be read (ENOENT).`);
    expect(read).toThrow(`The file ${join(folder, 'empty')} of S3_URL_FILE is empty.`);
    expect(read).toThrow('STRIPE_SECRET_KEY must be a key that begins with sk_ or rk_.');
    expect(read).toThrow(/^(?!.*hush)/);
  });

  it('is not read for a variable that is none', () => {
    expect(readEnvironment({ ...demo, SSO_SECRETS_FILE: '/nowhere' }).warnings).toEqual([
      'SSO_SECRETS_FILE is unknown. Did you mean SSO_SECRET_FILE?',
    ]);
  });
});
