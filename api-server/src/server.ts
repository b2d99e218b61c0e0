import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pino, { type Logger } from 'pino';
import { createApp } from './app.ts';
import { type Config, defaultConfig } from './config.ts';
import { openContentKey } from './files/content-key.ts';
import { type ContentKey, createContentSigner } from './files/signed-content.ts';
import { institutePageData } from './institute/describe.ts';
import { readSettings } from './institute/settings.ts';
import { jobList } from './job-list.ts';
import { demoSsoTargets } from './learning/demo-targets.ts';
import { deliverEmails } from './letters/outbox.ts';
import { createSandbox } from './money/gateway/create-sandbox.ts';
import { isSandbox } from './money/gateway/sandbox.ts';
import type { StripeOptions } from './money/gateway/stripe.ts';
import type { Database, OpenDatabase } from './platform/database.ts';
import { openDatabaseClock } from './platform/database-clock.ts';
import { second } from './platform/durations.ts';
import { openFolder, openMemory } from './platform/embedded-database.ts';
import { setInstituteTimeZone } from './platform/institute-days.ts';
import { type Job, startJobs } from './platform/jobs.ts';
import { type Listening, listen } from './platform/listen.ts';
import { redactQueryValues } from './platform/log.ts';
import { openPostgres } from './platform/postgres-database.ts';
import { createSite, type SiteOptions } from './platform/site.ts';
import { compileAhead } from './platform/validators.ts';
import { memoryFiles } from './ports/files.ts';
import { folderFiles } from './ports/folder-files.ts';
import { argon2Hasher } from './ports/hasher.ts';
import type { Hasher } from './ports/prepared-password.ts';
import { type S3Address, s3Files } from './ports/s3-files.ts';
import { smtpMail } from './ports/smtp-mail.ts';
import { purge } from './purge.ts';
import { hasDemoWorld, isLoopback, ReachableDemoWorld } from './seed/demo-world.ts';
import { isEmpty, seed } from './seed/seed.ts';
import { writePortraits } from './seed/seed-portraits.ts';
import { observePorts } from './telemetry/observe-ports.ts';
import { startTelemetry, type Telemetry, type TelemetryOptions } from './telemetry/telemetry.ts';

export type ServerOptions = {
  /** In memory (empty or restored from a dump), in a folder, any Postgres, or a database that is already open. */
  database?:
    | { kind: 'memory'; snapshot?: Blob }
    | { kind: 'opened'; database: OpenDatabase }
    | { kind: 'folder'; path: string }
    | { kind: 'postgres'; url: string; migrationUrl?: string; replicaUrl?: string };
  /** The folder of uploaded files. By default beside the embedded database; without one, they are kept in memory. */
  filesDir?: string;
  /** An S3-compatible store instead of the folder. */
  s3?: S3Address;
  host?: string;
  /** 0 picks any free port. */
  ports?: { api?: number; portal?: number; coach?: number };
  /** The folders of the built apps. An app without one is not served. */
  dist?: { portal?: string; coach?: string };
  config?: Partial<Config>;
  smtp?: { url: string; from: string };
  /** The payment provider. By default, the embedded sandbox. */
  stripe?: StripeOptions;
  /** Other origins that may call the apps. */
  connectSources?: string[];
  /** Metrics and traces. By default, nothing is observed, and what observes is not loaded. */
  telemetry?: TelemetryOptions;
  /** How many milliseconds `/readyz` answers 503 before the ports close, so that load balancers send nothing more. */
  drainTime?: number;
  /** Whether to fill an empty database with the demo world. */
  isSeeded?: boolean;
  /** Whether to seed the demo world. By default only if the server is reachable from this machine alone. */
  isDemoAllowed?: boolean;
  now?: () => Date;
  hasher?: Hasher;
  log?: Logger;
};

export type RunningServer = {
  /** The URL of each, such as `http://127.0.0.1:4000`. */
  api: string;
  portal: string | null;
  coach: string | null;
  /** Where Prometheus reads metrics. */
  metrics: string | null;
  /** Whether the people of the demo world can sign in. */
  hasDemoWorld: boolean;
  /** Finishes requests in progress, then closes the database. */
  close: () => Promise<void>;
};

/** The innermost error, which says what happened. */
const originOf = (error: unknown): unknown =>
  error instanceof AggregateError
    ? originOf(error.errors[0])
    : error instanceof Error && error.cause
      ? originOf(error.cause)
      : error;

class UnreachableDatabase extends Error {
  constructor(cause: unknown) {
    const origin = originOf(cause);
    const reason = origin instanceof Error ? origin.message : String(origin);
    super(
      `The database at DATABASE_URL can’t be opened: ${reason}. Check its host, port, name, user and password.`,
      { cause },
    );
  }
}

async function open(
  database: NonNullable<ServerOptions['database']>,
  log: Logger,
  telemetry: Telemetry,
): Promise<OpenDatabase> {
  if (database.kind === 'opened') return database.database;
  if (database.kind === 'memory') return openMemory(database.snapshot);
  if (database.kind === 'folder') return openFolder(database.path);
  const observe = telemetry.hasQueries ? telemetry.observe : undefined;
  const { url, migrationUrl, replicaUrl } = database;
  const opened = openPostgres(url, log, { migrationUrl, replicaUrl, observe });
  try {
    await opened.db.execute(sql`select 1`);
    return opened;
  } catch (error) {
    await opened.close();
    throw new UnreachableDatabase(error);
  }
}

type Preparation = Required<Pick<ServerOptions, 'host' | 'hasher' | 'isSeeded' | 'isDemoAllowed' | 'now'>> & {
  log: Logger;
};

/** Migrates the database, seeds it if asked to, and reads the key that signs links to files. */
async function prepare(
  opened: OpenDatabase,
  { host, hasher, isSeeded, isDemoAllowed, now, log }: Preparation,
): Promise<{ contentKey: ContentKey; isDemoWorld: boolean }> {
  const { db } = opened;
  let contentKey: ContentKey | undefined;
  let isDemoWorld = false;
  await opened.migrate(async () => {
    if (isSeeded && (await isEmpty(db))) await seed({ db, now, hasher });
    isDemoWorld = await hasDemoWorld({ db, hasher });
    if (isDemoWorld && !isDemoAllowed) throw new ReachableDemoWorld(host);
    if (await isEmpty(db)) {
      log.warn('the database is empty: make the first administrator with “npm run admin -- create EMAIL”');
    }
    contentKey = await openContentKey(db, now());
  });
  setInstituteTimeZone((await readSettings(db)).timeZone);
  // A server that is started often would never come to the job.
  await purge(db, now()).catch((err) => log.error({ err }, 'outdated rows not deleted'));
  return { contentKey: contentKey!, isDemoWorld };
}

type Origins = { api: Listening; portal: Listening | null; coach: Listening | null };

/** An embedded database shares this process's clock. The time of Postgres is read again and again. */
async function openClock(
  { kind }: NonNullable<ServerOptions['database']>,
  db: Database,
  given: (() => Date) | undefined,
): Promise<{ now: () => Date; adjusting: Job[] }> {
  if (given || kind !== 'postgres') return { now: given ?? (() => new Date()), adjusting: [] };
  const { now, adjust } = await openDatabaseClock(db);
  return { now, adjusting: [{ name: 'clock', pause: 10_000, run: adjust }] };
}

/** How many milliseconds are left, when the server closes, for e-mails that the last requests caused. */
const lastDeliveries = 5 * second;

/** Opens a port for the API and for each built app, and adds them to the list of ports to close. */
async function openPorts(
  host: string,
  ports: NonNullable<ServerOptions['ports']>,
  dist: NonNullable<ServerOptions['dist']>,
  listening: Listening[],
): Promise<Origins> {
  async function openPort(port: number | undefined, variable: string): Promise<Listening> {
    const one = await listen(host, port ?? 0, variable);
    listening.push(one);
    return one;
  }
  const api = await openPort(ports.api, 'PORT_API');
  const portal = dist.portal ? await openPort(ports.portal, 'PORT_PORTAL') : null;
  const coach = dist.coach ? await openPort(ports.coach, 'PORT_COACH') : null;
  return { api, portal, coach };
}

function configOf(given: Partial<Config>, { api, portal, coach }: Origins, isDemo: boolean): Config {
  const config: Config = {
    ...defaultConfig,
    demoAdvisor: isDemo,
    demoSsoTargets: isDemo && !given.ssoTargets?.length,
    ...(portal && { portalOrigin: portal.origin }),
    ...(coach && { coachOrigin: coach.origin }),
    ...given,
  };
  if (config.demoSsoTargets) Object.assign(config, demoSsoTargets(api.origin));
  return config;
}

const openGateway = async (db: Database, now: () => Date, stripe: StripeOptions | undefined) =>
  stripe ? (await import('./money/gateway/stripe.ts')).createStripe(stripe, now) : createSandbox(db, now);

/** Opens the store of uploaded files and sweeps it. With the database of a demo world, it has its portraits. */
async function openFiles(
  s3: S3Address | undefined,
  filesDir: string | undefined,
  isShared: boolean,
  demoWorld: Database | null,
) {
  const files = s3 ? s3Files(s3) : filesDir ? folderFiles(filesDir) : memoryFiles();
  // Other processes may share the folder, and recent files may be theirs.
  await files.sweep(new Date(Date.now() - (isShared ? 3_600_000 : 0)));
  if (demoWorld) await writePortraits(demoWorld, files);
  return files;
}

type Known = Pick<Config, 'portalOrigin'> & {
  kind: NonNullable<ServerOptions['database']>['kind'];
  db: Database;
  now: () => Date;
  isDemoWorld: boolean;
  observe: Telemetry['observe'];
};

/** Opens what the server talks to. */
const openOutside = async (
  { smtp, stripe, s3, filesDir }: Pick<ServerOptions, 'smtp' | 'stripe' | 's3' | 'filesDir'>,
  { kind, db, now, isDemoWorld, portalOrigin, observe }: Known,
) =>
  observePorts(observe, {
    mail: smtp ? smtpMail(smtp.url, smtp.from, `${portalOrigin}/settings/communication-preferences`) : null,
    files: await openFiles(s3, filesDir, kind === 'postgres', isDemoWorld ? db : null),
    gateway: await openGateway(db, now, stripe),
  });

/** The apps' origins that the pages name: the given ones, or those they are served at. */
const appOrigins = (
  { portalOrigin, coachOrigin }: Partial<Config>,
  { portal, coach }: Pick<Origins, 'portal' | 'coach'>,
) => ({
  portal: portalOrigin ?? portal?.origin ?? null,
  coach: coachOrigin ?? coach?.origin ?? null,
});

const urlsOf = ({ api, portal, coach }: Origins) => ({
  api: api.origin,
  portal: portal?.origin ?? null,
  coach: coach?.origin ?? null,
});

type Served = Pick<SiteOptions, 'app' | 'connectSources' | 'provider'> & {
  db: Database;
  telemetry: Telemetry;
};

/** Serves the built apps, each with the API on its own origin. */
async function serveApps(
  { portal, coach }: Origins,
  dist: NonNullable<ServerOptions['dist']>,
  given: Partial<Config>,
  { db, telemetry, ...site }: Served,
): Promise<void> {
  const apps = appOrigins(given, { portal, coach });
  const pageData = () => institutePageData(db, apps);
  async function serve(app: 'portal' | 'coach', { serve: answer }: Listening) {
    const pageReports = (await telemetry.pageReports?.(app)) ?? null;
    const served = { dist: dist[app]!, origin: apps[app]!, pageData, pageReports };
    answer((await createSite({ ...site, ...served })).fetch);
  }
  if (portal) await serve('portal', portal);
  if (coach) await serve('coach', coach);
}

/** Opens a port for Prometheus, apart from those that are public. Returns its URL. */
async function serveMetrics(
  { answer }: Telemetry,
  host: string,
  port: number | undefined,
  listening: Listening[],
): Promise<string | null> {
  if (!answer) return null;
  const metrics = await listen(host, port ?? 0, 'METRICS_PORT');
  listening.push(metrics);
  metrics.serve(answer);
  return `${metrics.origin}/metrics`;
}

/** Starts the API and the given apps in this process, each on its own port. */
export async function startServer({
  database = { kind: 'memory' },
  filesDir = database.kind === 'folder' ? join(database.path, 'files') : undefined,
  s3,
  host = '127.0.0.1',
  ports = {},
  dist = {},
  config: given = {},
  smtp,
  stripe,
  connectSources = [],
  isDemoAllowed = isLoopback(host),
  isSeeded = isDemoAllowed,
  drainTime = 0,
  telemetry: observing = {},
  now: givenNow,
  hasher = argon2Hasher(),
  log: everything = pino({ level: 'silent' }),
}: ServerOptions = {}): Promise<RunningServer> {
  const log = redactQueryValues(everything);
  const telemetry = await startTelemetry(observing, log);
  const opened = await open(database, log, telemetry);
  const listening: Listening[] = [];
  let jobs: ReturnType<typeof startJobs> | undefined;
  const release = async (beforeTheDatabase = async () => {}) => {
    await Promise.all(listening.map((one) => one.close()));
    await jobs?.stop();
    await beforeTheDatabase();
    await opened.close();
    await telemetry.close();
  };

  try {
    const { db, lists } = opened;
    const { now, adjusting } = await openClock(database, db, givenNow);
    const preparation = { host, hasher, isSeeded, isDemoAllowed, now, log };
    const { contentKey, isDemoWorld } = await prepare(opened, preparation);

    const origins = await openPorts(host, ports, dist, listening);
    const isDemo = database.kind !== 'postgres' && isLoopback(host);
    const config = configOf({ mailboxPage: !smtp && isDemo, ...given }, origins, isDemo);
    const known = { ...config, kind: database.kind, db, now, isDemoWorld, observe: telemetry.observe };
    const { mail, files, gateway } = await openOutside({ smtp, stripe, s3, filesDir }, known);
    const content = createContentSigner(contentKey);
    const dependencies = { db, lists, now, hasher, files, content, gateway, log, config };
    const closing = new AbortController();
    const app = createApp(dependencies, () => closing.signal.aborted, telemetry.observe);
    const site = { db, app, connectSources, provider: gateway.sources, telemetry };
    await serveApps(origins, dist, given, site);
    const recurring = [...jobList(dependencies, app, mail), ...adjusting];
    const names = recurring.map(({ name }) => name);
    telemetry.watch(opened, now, names);
    const metrics = await serveMetrics(telemetry, host, observing.metricsPort, listening);
    origins.api.serve(app.fetch);

    jobs = startJobs(recurring, log, telemetry.observe);
    compileAhead(closing.signal).catch((err) => log.error({ err }, 'schemas not compiled ahead'));
    if (isSandbox(gateway) && !config.mailboxPage)
      log.warn('card payments are played by the sandbox: no money moves (STRIPE_SECRET_KEY is not set)');
    const served = { ...urlsOf(origins), metrics };
    log.info(served, 'listening');

    return {
      ...served,
      hasDemoWorld: isDemoWorld,
      close: async () => {
        closing.abort();
        await setTimeout(drainTime);
        await release(async () => {
          if (mail) await deliverEmails(db, mail, { now, log }, AbortSignal.timeout(lastDeliveries));
          await mail?.close();
        });
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
