/** A session's credentials for private content, named like CloudFront's custom policies. */
export interface SignedUrlCredentials {
  keyPairId: string;
  signature: string;
  policy: string;
}

export interface ContentPolicy {
  /** A URL pattern: `*` matches any characters, `?` one. */
  resource: string;
  /** Seconds since 1970. */
  endsAt: number;
}

const parameters = ['Policy', 'Signature', 'Key-Pair-Id'];

/** Base64 with URL-safe replacements for the characters that have a meaning in a query. */
export function toQueryBase64(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('=', '_').replaceAll('/', '~');
}

export function fromQueryBase64(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/');
}

/** Parses a policy. Returns null for anything else. */
export function readPolicy(policy: string): ContentPolicy | null {
  try {
    const [statement] = JSON.parse(atob(fromQueryBase64(policy))).Statement;
    const { Resource: resource, Condition: condition } = statement;
    const endsAt = condition.DateLessThan['AWS:EpochTime'];
    return typeof resource === 'string' && Number.isInteger(endsAt) ? { resource, endsAt } : null;
  } catch {
    return null;
  }
}

/** Whether a resource pattern matches a URL. Scans both once, backtracking only to the last `*`. */
export function isCovered(url: string, resource: string): boolean {
  let at = 0;
  let star = -1;
  let resume = 0;
  for (let index = 0; index < url.length; ) {
    if (resource[at] === '*') {
      star = at;
      resume = index;
      at += 1;
    } else if (at < resource.length && (resource[at] === '?' || resource[at] === url[index])) {
      at += 1;
      index += 1;
    } else if (star >= 0) {
      at = star + 1;
      resume += 1;
      index = resume;
    } else return false;
  }
  return /^\**$/.test(resource.slice(at));
}

/**
 * Adds credentials to the URL of a private file or image. The policy determines which URLs are private. All others,
 * and all of them without credentials, stay unchanged. Keeps an existing query; signing again replaces the old
 * values.
 */
export function signedUrl(url: string, credentials: SignedUrlCredentials | null | undefined): string {
  const policy = credentials && readPolicy(credentials.policy);
  if (!policy) return url;
  const [, address = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(url) ?? [];
  const isOnOrigin = address.startsWith('/') && !address.startsWith('//');
  if (!isCovered(isOnOrigin ? `https://origin${address}` : address, policy.resource)) return url;
  const keptParameters = query
    .split('&')
    .filter((part) => part && !parameters.includes(part.split('=', 1)[0]!));
  const added = [credentials.policy, credentials.signature, credentials.keyPairId].map(
    (value, index) => `${parameters[index]}=${encodeURIComponent(value)}`,
  );
  return `${address}?${[...keptParameters, ...added].join('&')}${hash}`;
}
