import type { Hono } from 'hono';
import { problem } from './problem.ts';
import type { RequestVariables } from './request-variables.ts';

/**
 * Answers 405 to every other method of a path, listing the allowed ones. Call it after registering their handlers.
 */
export function refuseOtherMethods(app: Hono<RequestVariables>, path: string, methods: string[]): void {
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  app.all(path, () => {
    throw problem('methodNotAllowed', { headers: { allow: allowed.join(', ') } });
  });
}
