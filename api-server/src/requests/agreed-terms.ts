import { problem } from '../platform/problem.ts';

/**
 * Throws `termsChanged` if an act would take more from a person than the terms that they were shown. Callers that showed
 * none leave them out.
 */
export function requireAgreed<Terms>(
  agreed: Terms | null | undefined,
  isWorse: (agreed: Terms) => boolean,
): void {
  if (agreed !== null && agreed !== undefined && isWorse(agreed)) throw problem('termsChanged');
}
