import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { readS3Address } from './ports/s3-files.ts';
import { isLoopback } from './seed/demo-world.ts';
import type { ServerOptions } from './server.ts';

/** Names every invalid variable in one message. */
export class BadEnvironment extends Error {}

export type Environment = Required<Pick<ServerOptions, 'database' | 'host' | 'ports' | 'dist' | 'config'>> &
  Pick<
    ServerOptions,
    | 'filesDir'
    | 's3'
    | 'smtp'
    | 'stripe'
    | 'connectSources'
    | 'telemetry'
    | 'isSeeded'
    | 'isDemoAllowed'
    | 'drainTime'
  > & {
    logLevel: string;
    /** Variables that are probably misspelled, as sentences. */
    warnings: string[];
  };

type Variables = Record<string, string | undefined>;

/** Their values may contain passwords, so no message repeats them, and each can come from the file at `NAME_FILE`. */
const secret = new Set([
  'DATABASE_URL',
  'LEARNING_PLATFORM_SECRET',
  'DATABASE_MIGRATION_URL',
  'DATABASE_REPLICA_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'S3_URL',
  'SMTP_URL',
  'SSO_SECRET',
  'SSO_TARGET_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** The secrets whose value is in a file, as Docker and Kubernetes mount them. A line break at its end doesn't count. */
function readSecretFiles(variables: Variables, faults: string[]): Variables {
  const values: Variables = {};
  for (const name of secret) {
    const variable = `${name}_FILE`;
    const path = variables[variable]?.trim();
    if (!path) continue;
    if (variables[name]?.trim()) faults.push(`Set either ${name} or ${variable}, not both.`);
    try {
      values[name] = readFileSync(path, 'utf8').trim();
      if (values[name] === '') faults.push(`The file ${path} of ${variable} is empty.`);
    } catch (error) {
      faults.push(
        `The file ${path} of ${variable} can’t be read (${(error as NodeJS.ErrnoException).code}).`,
      );
    }
  }
  return values;
}

/** Reads variables and collects what is wrong with them. An empty one counts as unset. */
function createReader(given: Variables) {
  const faults: string[] = [];
  /** Those that the server reads. */
  const knownNames = new Set<string>();
  const variables = { ...given, ...readSecretFiles(given, faults) };
  const isSet = (name: string) => Boolean(variables[name]?.trim());

  function read<T>(name: string, fallback: T, parse: (text: string) => T | undefined, expected: string): T {
    knownNames.add(name);
    if (secret.has(name)) knownNames.add(`${name}_FILE`);
    const text = variables[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === undefined)
      faults.push(`${name} must be ${expected}${secret.has(name) ? '' : `, not "${text}"`}.`);
    return value ?? fallback;
  }
  const url = (name: string, protocols: string[]) =>
    read<string | undefined>(
      name,
      undefined,
      (text) => (URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined),
      `a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
  const list = (name: string, isValid: (part: string) => boolean, expected: string) =>
    read<string[]>(
      name,
      [],
      (text) => {
        const parts = text.split(',').map((part) => part.trim());
        return parts.every(isValid) ? parts : undefined;
      },
      `a list of ${expected}, separated by commas`,
    );

  return {
    faults,
    known: knownNames,
    isSet,
    read,
    url,
    list,
    text: (name: string) => read<string | undefined>(name, undefined, (text) => text, 'a text'),
    port: <Fallback>(name: string, fallback: Fallback) =>
      read<number | Fallback>(
        name,
        fallback,
        (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined),
        'a port number, 0 to 65535',
      ),
    flag: (name: string, fallback: boolean) =>
      read(name, fallback, (text) => ({ true: true, false: false })[text.toLowerCase()], '"true" or "false"'),
    origin: (name: string) => {
      const found = url(name, ['http:', 'https:']);
      return found && new URL(found).origin;
    },
    origins: (name: string) =>
      list(
        name,
        (part) => URL.canParse(part) && new URL(part).origin === part,
        'origins such as https://app.example.com',
      ),
    secret: (name: string) =>
      read<string | null>(
        name,
        null,
        (text) => (text.length >= 32 ? text : undefined),
        'at least 32 characters long',
      ),
    key: (name: string, pattern: RegExp, expected: string) =>
      read<string | undefined>(name, undefined, (text) => (pattern.test(text) ? text : undefined), expected),
  };
}

type Reader = ReturnType<typeof createReader>;

function readSso({ faults, isSet, list, origins, secret }: Reader) {
  const ssoTargets = list(
    'SSO_TARGETS',
    (part) => /^https?:\/\//.test(part) && URL.canParse(part),
    'URLs such as https://learn.example.com/sso',
  );
  const ssoTargetOrigins = origins('SSO_TARGET_ORIGINS');
  const ssoTargetSecret = secret('SSO_TARGET_SECRET');
  if (ssoTargets.some((url) => !ssoTargetOrigins.includes(new URL(url).origin)))
    faults.push('SSO_TARGET_ORIGINS must name the origin of each of SSO_TARGETS.');
  if (ssoTargets.length > 0 && !isSet('SSO_TARGET_SECRET'))
    faults.push('SSO_TARGET_SECRET is needed for SSO_TARGETS.');
  return { ssoSecret: secret('SSO_SECRET'), ssoTargets, ssoTargetOrigins, ssoTargetSecret };
}

function readStripe({ faults, isSet, key }: Reader): Pick<Environment, 'stripe'> {
  const secretKey = key('STRIPE_SECRET_KEY', /^[sr]k_\w+$/, 'a key that begins with sk_ or rk_');
  const webhookSecret = key('STRIPE_WEBHOOK_SECRET', /^whsec_\w+$/, 'a secret that begins with whsec_');
  const publishableKey = key('STRIPE_PUBLISHABLE_KEY', /^pk_\w+$/, 'a key that begins with pk_');
  if (isSet('STRIPE_SECRET_KEY') && !(webhookSecret && publishableKey)) {
    faults.push('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY.');
  }
  return secretKey && webhookSecret && publishableKey
    ? { stripe: { secretKey, webhookSecret, publishableKey } }
    : {};
}

/** `name=value`, several separated by commas, as the OpenTelemetry specification has it. */
function parseHeaders(text: string): Record<string, string> | undefined {
  const pairs = text.split(',').map((part) => /^\s*([\w-]+)\s*=\s*(\S.*?)\s*$/.exec(part));
  return pairs.every((pair) => pair !== null)
    ? Object.fromEntries(pairs.map(([, name, value]) => [name!, value!]))
    : undefined;
}

function readTelemetry({ faults, isSet, read, url, port, text }: Reader): Environment['telemetry'] {
  const endpoint = url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  const headers = read('OTEL_EXPORTER_OTLP_HEADERS', {}, parseHeaders, 'headers such as api-key=secret');
  if (isSet('OTEL_EXPORTER_OTLP_HEADERS') && !isSet('OTEL_EXPORTER_OTLP_ENDPOINT'))
    faults.push('OTEL_EXPORTER_OTLP_HEADERS needs OTEL_EXPORTER_OTLP_ENDPOINT.');
  const service = text('OTEL_SERVICE_NAME') ?? 'institute-server';
  const share = read(
    'OTEL_TRACES_SAMPLER_ARG',
    0.01,
    (text) => (/^(?:0|1|0?\.\d+|1\.0+)$/.test(text) ? Number(text) : undefined),
    'a number from 0 to 1',
  );
  const metricsPort = port('METRICS_PORT', undefined);
  return {
    ...(metricsPort !== undefined && { metricsPort }),
    ...(endpoint && { tracing: { endpoint, headers, service, share } }),
  };
}

function readS3({ faults, url }: Reader): Pick<Environment, 's3'> {
  const s3Url = url('S3_URL', ['http:', 'https:']);
  const s3 = s3Url && readS3Address(s3Url);
  if (s3Url && !s3)
    faults.push('S3_URL must name a bucket, such as https://key:secret@host/bucket?region=eu-west-1.');
  return s3 ? { s3 } : {};
}

function readConfig(reader: Reader, isDemo: boolean): Environment['config'] {
  const { read, isSet, flag, origin, origins, secret } = reader;
  const portalOrigin = origin('PORTAL_ORIGIN');
  const coachOrigin = origin('COACH_ORIGIN');
  const mailboxPage = flag('MAILBOX', false);
  const demoAdvisor = flag('DEMO_ADVISOR', false);
  return {
    revealAccounts: flag('REVEAL_ACCOUNTS', true),
    ...(portalOrigin && { portalOrigin }),
    ...(coachOrigin && { coachOrigin }),
    corsOrigins: origins('CORS_ORIGINS'),
    trustProxy: flag('TRUST_PROXY', false),
    rateLimitFactor: read(
      'RATE_LIMIT_FACTOR',
      1,
      (text) => (/^\d+(\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : undefined),
      'a number above 0',
    ),
    signatureNameRule: read<'confirm' | 'refuse'>(
      'SIGNATURE_NAME_RULE',
      'confirm',
      (text) => (text === 'confirm' || text === 'refuse' ? text : undefined),
      'confirm or refuse',
    ),
    ...readSso(reader),
    learningPlatformSecret: secret('LEARNING_PLATFORM_SECRET'),
    // Without these, the server shows them in a demo that only this machine can reach.
    ...((isSet('MAILBOX') || !isDemo) && { mailboxPage }),
    ...((isSet('DEMO_ADVISOR') || !isDemo) && { demoAdvisor }),
    ...(!isDemo && { demoSsoTargets: false }),
  };
}

/** Whether one text becomes the other by changing, adding or leaving out one character, or swapping two. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (long.length - short.length === 1) return rest(short, 0) === rest(long, 1);
  if (long.length !== short.length) return false;
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return rest(short, 1) === rest(long, 1) || (isSwapped && rest(short, 2) === rest(long, 2));
}

/** Prefixes that only our variables have. */
const ownPrefixes = /^(?:SSO|STRIPE|DATABASE|S3|RATE_LIMIT|PORTAL|COACH|PORT|DEMO|SMTP)_/;
/** Kubernetes and Docker set these for each service. */
const foreign = /_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT(?:_\d+_\w+)?)$/;

/** Finds variables that the server doesn't read but that look like its own. */
function misspelled(variables: Variables, known: Set<string>): string[] {
  return Object.keys(variables).flatMap((name) => {
    if (known.has(name) || foreign.test(name)) return [];
    const meant = [...known].find((one) => one.length > 4 && isSlip(one, name));
    if (meant) return [`${name} is unknown. Did you mean ${meant}?`];
    return ownPrefixes.test(name) ? [`${name} is unknown.`] : [];
  });
}

/** What only a demo may simulate or show. */
function refuseHalfDemo({ faults, isSet, flag }: Reader): void {
  const hint = 'To try out the product with simulated payments and e-mails, set DEMO=true.';
  const needed = ['STRIPE_SECRET_KEY', 'SMTP_URL'].filter((name) => !isSet(name));
  if (needed.length > 0) faults.push(`${needed.join(' and ')} must be set. ${hint}`);
  for (const name of ['SEED', 'MAILBOX', 'DEMO_ADVISOR']) {
    if (flag(name, false)) faults.push(`${name}=true needs DEMO=true.`);
  }
}

function readMail({ read, url }: Reader): Pick<Environment, 'smtp'> {
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:']);
  const from = read(
    'MAIL_FROM',
    'Institute <no-reply@example.com>',
    (text) => (/^(?:[^\s<>@]+@[^\s<>@]+|[^<>]*<[^\s<>@]+@[^\s<>@]+>)$/.test(text) ? text : undefined),
    'an e-mail address, such as Institute <office@example.com>',
  );
  return smtpUrl ? { smtp: { url: smtpUrl, from } } : {};
}

function readDatabase({ faults, isSet, url }: Reader, dataDir: string): Environment['database'] {
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const migrationUrl = url('DATABASE_MIGRATION_URL', ['postgres:', 'postgresql:']);
  const replicaUrl = url('DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']);
  for (const name of ['DATABASE_MIGRATION_URL', 'DATABASE_REPLICA_URL'])
    if (isSet(name) && !isSet('DATABASE_URL')) faults.push(`${name} needs DATABASE_URL.`);
  return databaseUrl
    ? {
        kind: 'postgres',
        url: databaseUrl,
        ...(migrationUrl && { migrationUrl }),
        ...(replicaUrl && { replicaUrl }),
      }
    : { kind: 'folder', path: dataDir };
}

function readAll(reader: Reader, isServer: boolean): Omit<Environment, 'warnings'> {
  const { read, text, port, flag, origins } = reader;
  const isDemo = flag('DEMO', false);
  if (isServer && !isDemo) refuseHalfDemo(reader);
  const host = read(
    'HOST',
    '127.0.0.1',
    (text) => (isIP(text) > 0 || /^[\w.-]+$/.test(text) ? text : undefined),
    'an IP address or a host name',
  );
  const portal = text('PORTAL_DIST');
  const coach = text('COACH_DIST');
  const dataDir = text('DATA_DIR') ?? '.data';
  const database = readDatabase(reader, dataDir);
  return {
    database,
    filesDir: text('FILES_DIR') ?? join(dataDir, 'files'),
    ...readS3(reader),
    host,
    ports: {
      api: port('PORT_API', 4000),
      portal: port('PORT_PORTAL', 4100),
      coach: port('PORT_COACH', 4200),
    },
    dist: { ...(portal && { portal }), ...(coach && { coach }) },
    config: readConfig(reader, isDemo),
    ...readMail(reader),
    ...readStripe(reader),
    connectSources: origins('CONNECT_ORIGINS'),
    telemetry: readTelemetry(reader),
    // The demo world's passwords are public. If others can reach the server or its database, it must be requested
    // explicitly.
    isSeeded: isDemo && flag('SEED', database.kind === 'folder' && isLoopback(host)),
    isDemoAllowed: isDemo && (flag('SEED', isLoopback(host)) || isLoopback(host)),
    drainTime:
      1000 *
      read(
        'DRAIN_SECONDS',
        isDemo ? 0 : 5,
        (text) => (/^\d{1,3}$/.test(text) ? Number(text) : undefined),
        'a number of seconds, 0 to 999',
      ),
    logLevel: read(
      'LOG_LEVEL',
      'info',
      (text) => logLevels.find((level) => level === text),
      `one of ${logLevels.join(', ')}`,
    ),
  };
}

/** The names of all variables that the server reads. */
export function knownVariables(): string[] {
  const reader = createReader({ DEMO: 'true' });
  readAll(reader, true);
  return [...reader.known];
}

/** What a server that others reach would miss: its own host and port are rarely those that people open. */
function missingAddresses({ isSet }: Reader, isDemo: boolean): string[] {
  const missing = ['PORTAL_ORIGIN', 'COACH_ORIGIN']
    .filter((name) => !isSet(name))
    .map((name) => `${name} is not set, so links in e-mails lead to the port that the server listens on.`);
  if (!isDemo && !isSet('SSO_TARGETS'))
    missing.push('SSO_TARGETS is not set, so students can’t open their lessons on the learning platform.');
  return missing;
}

/**
 * The environment variables, read once. Throws `BadEnvironment` if any is invalid. `isServer` is false for a command that
 * only uses the database.
 */
export function readEnvironment(variables: Variables, { isServer = true } = {}): Environment {
  const reader = createReader(variables);
  const environment = readAll(reader, isServer);
  const { faults, known } = reader;
  if (faults.length > 0) throw new BadEnvironment([...new Set(faults)].join(' '));
  const warnings = misspelled(variables, known);
  if (isServer && !isLoopback(environment.host))
    warnings.push(...missingAddresses(reader, reader.flag('DEMO', false)));
  return { ...environment, warnings };
}
