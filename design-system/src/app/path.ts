/**
 * The path a visitor wanted (`?action=` or `?to=`), if it is safe to follow: a path on this origin. Refuses anything
 * that a browser would resolve elsewhere (`//host`, `/\host`, a scheme, control characters).
 */
export function safePath(wanted: string | null | undefined): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers strip these, which would change the meaning
  if (!wanted?.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(wanted) || wanted.startsWith('//'))
    return null;
  const base = 'https://self.invalid';
  try {
    const url = new URL(wanted, base);
    // Resolving dots can leave two slashes: `/.//host`.
    const isOwn = url.origin === base && !url.pathname.startsWith('//');
    return isOwn ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

/** `path?name=value`, leaving out empty values. Keeps an existing query and hash. */
export function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const url = new URL(path, 'https://self.invalid');
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}
