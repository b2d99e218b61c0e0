import { fastestPlaybackRate } from '@institute/api-schema/policy';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { sign, verify } from 'hono/jwt';
import { newSecret } from '../account/secrets.ts';
import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { isId } from '../platform/identifier.ts';
import type { RequestVariables } from '../platform/request-variables.ts';
import { modules } from '../tables/courses.ts';
import { signReport } from './learning-platform.ts';
import { progressSourceOf } from './progress-rules.ts';

const systems = { 'learning-system': 'Learning system', 'learning-platform': 'Learning platform' };

/** The settings with which the API simulates the other systems. */
export function demoSsoTargets(
  origin: string,
): Pick<Config, 'ssoTargets' | 'ssoTargetOrigins' | 'ssoTargetSecret' | 'learningPlatformSecret'> {
  return {
    ssoTargets: Object.keys(systems).map((system) => `${origin}/demo/${system}`),
    ssoTargetOrigins: [origin],
    ssoTargetSecret: newSecret(),
    learningPlatformSecret: newSecret(),
  };
}

/** How long someone stays signed in to a simulated system, in seconds. */
const stay = 2 * 3600;
/** The simulated player reports its position this often, in seconds, at the fastest playback that counts. */
const reportInterval = 10;

type Lesson = { studentId: string; moduleId: string; position: number };

const page = (name: string, content: unknown, refresh?: string) => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${
  refresh ? html`<meta http-equiv="refresh" content="${reportInterval}; url=${refresh}">` : ''
}<title>${name}</title></head>
<body><main><h1>${name}</h1>${content}</main></body>
</html>`;

type Demo = Pick<Dependencies, 'db' | 'config' | 'now'>;

/** What can be done in the lesson that a link leads to. */
async function lesson({ db, config, now }: Demo, studentId: string, target: string) {
  const [, moduleId = '', position = '0'] =
    /^\/courses\/[\w-]+\/modules\/([\w-]+)\?t=(\d+)$/.exec(target) ?? [];
  if (!isId(moduleId)) return '';
  const [module] = await db.select().from(modules).where(eq(modules.id, moduleId));
  const source = module && progressSourceOf(module.type);
  if (!source || source === 'SELF_REPORTED') return '';
  const exp = Math.floor(now().getTime() / 1000) + stay;
  const session = await sign(
    { studentId, moduleId, position: Number(position), exp },
    config.ssoTargetSecret!,
    'HS256',
  );
  return source === 'WATCHED'
    ? html`<p><a href="/demo/learning-platform/player?session=${session}">Play “${module.title}” at double speed</a></p>`
    : html`<form method="post" action="/demo/learning-platform/results">
<input type="hidden" name="session" value="${session}"><button>Complete “${module.title}”</button></form>`;
}

/** Pages that verify a link like the other systems would, show who signed in, and report results like the platform. */
export function mountDemoTargets(app: Hono<RequestVariables>, demo: Demo): void {
  const { db, config, now } = demo;
  const read = (token: string | undefined) =>
    verify(token ?? '', config.ssoTargetSecret!, { alg: 'HS256', exp: false, nbf: false, iat: false })
      .then((claims) => (Number(claims.exp) * 1000 > now().getTime() ? claims : null))
      .catch(() => null);

  /** Sends a report over HTTP, signed, as the platform does. */
  async function report(
    { studentId, moduleId, position }: Lesson,
    activityProgress: string,
  ): Promise<boolean> {
    const body = JSON.stringify({
      id: newSecret(),
      studentId,
      moduleId,
      activityProgress,
      position,
      occurredAt: now().toISOString(),
    });
    const signature = signReport(config.learningPlatformSecret!, body, now());
    const headers = { 'content-type': 'application/json', 'learning-platform-signature': signature };
    return (await app.request('/lms/results', { method: 'POST', headers, body })).ok;
  }

  for (const [system, name] of Object.entries(systems)) {
    app.get(`/demo/${system}`, async (c) => {
      const claims = await read(c.req.query('token'));
      if (!claims?.sub)
        return c.html(page(name, html`<p>This link has expired. Go back and open it again.</p>`), 403);
      const target = c.req.query('target') ?? '';
      const shown = html`<p>${claims.given_name} ${claims.family_name} is signed in, and arrives at ${
        target || 'the front page'
      }.</p>${system === 'learning-platform' ? await lesson(demo, String(claims.sub), target) : ''}`;
      return c.html(page(name, shown));
    });
  }

  const platform = systems['learning-platform'];
  const ended = html`<p>Your session has ended. Go back to the portal and open the lesson again.</p>`;

  app.post('/demo/learning-platform/results', async (c) => {
    const { session } = await c.req.parseBody();
    const claims = (await read(String(session))) as Lesson | null;
    if (!claims) return c.html(page(platform, ended), 403);
    const isReported = await report(claims, 'COMPLETED');
    return c.html(
      page(
        platform,
        isReported
          ? html`<p>Completed. The portal shows it as done.</p>`
          : html`<p>The result was not accepted.</p>`,
      ),
    );
  });

  app.get('/demo/learning-platform/player', async (c) => {
    const claims = (await read(c.req.query('session'))) as Lesson | null;
    if (!claims) return c.html(page(platform, ended), 403);
    const [module] = await db.select().from(modules).where(eq(modules.id, claims.moduleId));
    const duration = (module?.minutes ?? 0) * 60;
    await report(claims, 'IN_PROGRESS');
    if (claims.position >= duration)
      return c.html(page(platform, html`<p>The end. The portal shows it as done.</p>`));
    const position = Math.min(claims.position + reportInterval * fastestPlaybackRate, duration);
    const session = await sign({ ...claims, position }, config.ssoTargetSecret!, 'HS256');
    return c.html(
      page(
        platform,
        html`<p>Playing “${module?.title}”: second ${claims.position} of ${duration}. Keep this page open.</p>`,
        `/demo/learning-platform/player?session=${session}`,
      ),
    );
  });
}
