import { join } from 'node:path';
import { readS3Address } from '../ports/s3-files.ts';
import { isLoopback } from '../seed/demo-world.ts';
import type { ServerOptions } from '../server.ts';

/** Names every invalid variable in one message. */
export class BadEnvironment extends Error {}

export type Environment = Required<Pick<ServerOptions, 'database' | 'host' | 'ports' | 'dist' | 'config'>> &
  Pick<
    ServerOptions,
    'filesDir' | 's3' | 'smtp' | 'stripe' | 'connectSources' | 'isSeeded' | 'isDemoAllowed'
  > & {
    logLevel: string;
  };

type Variables = Record<string, string | undefined>;

/** Their values may contain passwords, so no message repeats them. */
const secret = new Set([
  'DATABASE_URL',
  'S3_URL',
  'SMTP_URL',
  'SSO_SECRET',
  'SSO_TARGET_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** The environment variables, read once. An empty one counts as unset. */
export function readEnvironment(variables: Variables): Environment {
  const faults: string[] = [];

  function read<T>(name: string, fallback: T, parse: (text: string) => T | undefined, expected: string): T {
    const text = variables[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === undefined)
      faults.push(`${name} must be ${expected}${secret.has(name) ? '' : `, not "${text}"`}.`);
    return value ?? fallback;
  }
  const readText = (name: string) => read<string | undefined>(name, undefined, (text) => text, 'a text');
  const readPort = (name: string, fallback: number) =>
    read(
      name,
      fallback,
      (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined),
      'a port number, 0 to 65535',
    );
  const readFlag = (name: string, fallback: boolean) =>
    read(name, fallback, (text) => ({ true: true, false: false })[text.toLowerCase()], '"true" or "false"');
  const readUrl = (name: string, protocols: string[]) =>
    read<string | undefined>(
      name,
      undefined,
      (text) => (URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined),
      `a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
  const readOrigin = (name: string) => {
    const url = readUrl(name, ['http:', 'https:']);
    return url && new URL(url).origin;
  };
  const readOrigins = (name: string) =>
    read<string[]>(
      name,
      [],
      (text) => {
        const origins = text.split(',').map((part) => part.trim());
        return origins.every((part) => URL.canParse(part) && new URL(part).origin === part)
          ? origins
          : undefined;
      },
      'a list of origins such as https://app.example.com, separated by commas',
    );

  const readSecret = (name: string) =>
    read<string | null>(
      name,
      null,
      (text) => (text.length >= 32 ? text : undefined),
      'at least 32 characters long',
    );

  const ssoTargets = read<string[]>(
    'SSO_TARGETS',
    [],
    (text) => {
      const urls = text.split(',').map((part) => part.trim());
      return urls.every((url) => /^https?:\/\//.test(url) && URL.canParse(url)) ? urls : undefined;
    },
    'a list of URLs such as https://learn.example.com/sso, separated by commas',
  );
  const ssoTargetOrigins = readOrigins('SSO_TARGET_ORIGINS');
  const ssoTargetSecret = readSecret('SSO_TARGET_SECRET');
  if (ssoTargets.some((url) => !ssoTargetOrigins.includes(new URL(url).origin)))
    faults.push('SSO_TARGET_ORIGINS must name the origin of each of SSO_TARGETS.');
  if (ssoTargets.length > 0 && !variables.SSO_TARGET_SECRET?.trim())
    faults.push('SSO_TARGET_SECRET is needed for SSO_TARGETS.');

  const host = readText('HOST') ?? '127.0.0.1';
  const databaseUrl = readUrl('DATABASE_URL', ['postgres:', 'postgresql:']);
  const s3Url = readUrl('S3_URL', ['http:', 'https:']);
  const s3 = s3Url && readS3Address(s3Url);
  if (s3Url && !s3)
    faults.push('S3_URL must name a bucket, such as https://key:secret@host/bucket?region=eu-west-1.');
  const smtpUrl = readUrl('SMTP_URL', ['smtp:', 'smtps:']);
  const portalOrigin = readOrigin('PORTAL_ORIGIN');
  const coachOrigin = readOrigin('COACH_ORIGIN');
  const mailboxPage = variables.MAILBOX?.trim() ? readFlag('MAILBOX', false) : undefined;
  const readKey = (name: string, pattern: RegExp, expected: string) =>
    read<string | undefined>(name, undefined, (text) => (pattern.test(text) ? text : undefined), expected);
  const secretKey = readKey('STRIPE_SECRET_KEY', /^[sr]k_\w+$/, 'a key that begins with sk_ or rk_');
  const webhookSecret = readKey('STRIPE_WEBHOOK_SECRET', /^whsec_\w+$/, 'a secret that begins with whsec_');
  const publishableKey = readKey('STRIPE_PUBLISHABLE_KEY', /^pk_\w+$/, 'a key that begins with pk_');
  if (variables.STRIPE_SECRET_KEY?.trim() && !(webhookSecret && publishableKey)) {
    faults.push('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY.');
  }
  const instituteName = readText('INSTITUTE_NAME');
  const demoAdvisor = variables.DEMO_ADVISOR?.trim() ? readFlag('DEMO_ADVISOR', false) : undefined;
  const portalDist = readText('PORTAL_DIST');
  const coachDist = readText('COACH_DIST');

  const dataDir = readText('DATA_DIR') ?? '.data';
  const environment: Environment = {
    database: databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'folder', path: dataDir },
    filesDir: readText('FILES_DIR') ?? join(dataDir, 'files'),
    ...(s3 && { s3 }),
    host,
    ports: {
      api: readPort('PORT_API', 4000),
      portal: readPort('PORT_PORTAL', 4100),
      coach: readPort('PORT_COACH', 4200),
    },
    dist: { ...(portalDist && { portal: portalDist }), ...(coachDist && { coach: coachDist }) },
    config: {
      revealAccounts: readFlag('REVEAL_ACCOUNTS', true),
      ...(portalOrigin && { portalOrigin }),
      ...(coachOrigin && { coachOrigin }),
      corsOrigins: readOrigins('CORS_ORIGINS'),
      trustProxy: readFlag('TRUST_PROXY', false),
      rateLimitFactor: read(
        'RATE_LIMIT_FACTOR',
        1,
        (text) => (/^\d+(\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : undefined),
        'a number above 0',
      ),
      ...(instituteName && { instituteName }),
      signatureNameRule: read<'confirm' | 'refuse'>(
        'SIGNATURE_NAME_RULE',
        'confirm',
        (text) => (text === 'confirm' || text === 'refuse' ? text : undefined),
        'confirm or refuse',
      ),
      ssoSecret: readSecret('SSO_SECRET'),
      ssoTargets,
      ssoTargetOrigins,
      ssoTargetSecret,
      ...(mailboxPage !== undefined && { mailboxPage }),
      ...(demoAdvisor !== undefined && { demoAdvisor }),
    },
    ...(smtpUrl && {
      smtp: { url: smtpUrl, from: readText('MAIL_FROM') ?? 'Institute <no-reply@example.com>' },
    }),
    ...(secretKey &&
      webhookSecret &&
      publishableKey && { stripe: { secretKey, webhookSecret, publishableKey } }),
    connectSources: readOrigins('CONNECT_ORIGINS'),
    // The demo world's passwords are public. If others can reach the server or its database, it must be requested
    // explicitly.
    isSeeded: readFlag('SEED', databaseUrl === undefined && isLoopback(host)),
    isDemoAllowed: readFlag('SEED', isLoopback(host)) || isLoopback(host),
    logLevel: read(
      'LOG_LEVEL',
      'info',
      (text) => logLevels.find((level) => level === text),
      `one of ${logLevels.join(', ')}`,
    ),
  };
  if (faults.length > 0) throw new BadEnvironment(faults.join(' '));
  return environment;
}
