import type { Hono } from 'hono';
import { html } from 'hono/html';
import { verify } from 'hono/jwt';
import { newSecret } from '../account/secrets.ts';
import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import type { RequestVariables } from '../platform/request-variables.ts';

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

/** Pages that verify a link like the other systems would, and show who signed in. */
export function mountDemoTargets(app: Hono<RequestVariables>, { config, now }: Dependencies): void {
  for (const [system, name] of Object.entries(systems)) {
    app.get(`/demo/${system}`, async (c) => {
      const times = { exp: false, nbf: false, iat: false };
      const claims = await verify(c.req.query('token') ?? '', config.ssoTargetSecret!, {
        alg: 'HS256',
        ...times,
      }).catch(() => null);
      const isGood = claims && Number(claims.exp) * 1000 > now().getTime();
      const target = c.req.query('target') || 'the front page';
      const said = isGood
        ? html`<p>${claims.given_name} ${claims.family_name} is signed in, and arrives at ${target}.</p>`
        : html`<p>This link has expired. Go back and open it again.</p>`;
      return c.html(
        html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title></head>
<body><main><h1>${name}</h1>${said}</main></body>
</html>`,
        isGood ? 200 : 403,
      );
    });
  }
}
