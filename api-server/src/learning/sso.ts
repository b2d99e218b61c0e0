import { eq } from 'drizzle-orm';
import { sign } from 'hono/jwt';
import { newSecret } from '../account/secrets.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import { problem } from '../platform/problem.ts';
import { students } from '../tables/students.ts';

/** Seconds until a link expires. */
const linkLifetime = 60;

export function ssoHandlers({ db, now, config }: Dependencies): Pick<Handlers, 'getSsoLoginUrl'> {
  return {
    getSsoLoginUrl: async ({ path, query, caller }) => {
      const target = config.ssoTargets[path.n];
      if (!target || !config.ssoTargetSecret) throw problem('notFound');
      const url = new URL(target);
      if (!config.ssoTargetOrigins.includes(url.origin)) throw problem('notFound');
      const [student] = await db
        .select({
          firstName: students.firstName,
          lastName: students.lastName,
          learningSystemId: students.learningSystemId,
          learningPlatformUserId: students.learningPlatformUserId,
        })
        .from(students)
        .where(eq(students.id, caller.studentId));
      const issuedAt = Math.floor(now().getTime() / 1000);
      const token = await sign(
        {
          iss: config.portalOrigin,
          aud: url.origin,
          sub: caller.studentId,
          email: caller.email,
          given_name: student!.firstName,
          family_name: student!.lastName,
          learning_system_id: student!.learningSystemId,
          learning_platform_user_id: student!.learningPlatformUserId,
          org_unit_id: query.orgUnitId,
          jti: newSecret(),
          iat: issuedAt,
          exp: issuedAt + linkLifetime,
        },
        config.ssoTargetSecret,
        'HS256',
      );
      url.hash = '';
      url.searchParams.delete('target');
      url.searchParams.set('token', token);
      return {
        content: {
          link: `${url.href}&target=`,
          expiresAt: new Date((issuedAt + linkLifetime) * 1000).toISOString(),
        },
      };
    },
  };
}
