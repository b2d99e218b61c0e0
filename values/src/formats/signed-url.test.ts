import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromQueryBase64, isCovered, readPolicy, signedUrl, toQueryBase64 } from './index.ts';

function policyFor(resource: string) {
  const statement = { Resource: resource, Condition: { DateLessThan: { 'AWS:EpochTime': 1_772_463_600 } } };
  return toQueryBase64(btoa(JSON.stringify({ Statement: [statement] })));
}

const policy = policyFor('http*://*/api/content/media-*');
const credentials = { keyPairId: 'K1', signature: 'a-b~c_', policy };
const added = `Policy=${policy}&Signature=a-b~c_&Key-Pair-Id=K1`;

describe('a private URL', () => {
  it('gets the three query values [D-10]', () => {
    expect(signedUrl('/api/content/media-1.jpg', credentials)).toBe(`/api/content/media-1.jpg?${added}`);
    const whole = 'https://portal.example.com/api/content/media-1.jpg';
    expect(signedUrl(whole, credentials)).toBe(`${whole}?${added}`);
  });

  it('keeps its query and fragment [D-10]', () => {
    expect(signedUrl('/api/content/media-1.jpg?w=80&name=a%20b&x#t=5', credentials)).toBe(
      `/api/content/media-1.jpg?w=80&name=a%20b&x&${added}#t=5`,
    );
  });

  it('that was signed before has only the new values', () => {
    const once = signedUrl('/api/content/media-1.jpg?w=80', { ...credentials, signature: 'old' });
    expect(signedUrl(once, credentials)).toBe(`/api/content/media-1.jpg?w=80&${added}`);
  });
});

describe('a URL', () => {
  it.each([
    '/assets/logo.svg',
    '/api/content/document-1.pdf',
    'https://www.youtube.com/watch?v=1',
    '//evil.example.com/x.jpg',
    'https://example.com/?u=/api/content/media-1.jpg',
    'data:image/png;base64,AAAA',
    'blob:https://portal.example.com/1',
    '',
  ])('that is public stays unchanged: %s [D-10]', (url) => {
    expect(signedUrl(url, credentials)).toBe(url);
  });

  it('stays unchanged without credentials, or with unreadable ones [D-10]', () => {
    const url = '/api/content/media-1.jpg';
    expect(signedUrl(url, null)).toBe(url);
    expect(signedUrl(url, undefined)).toBe(url);
    for (const bad of ['', '!', toQueryBase64(btoa('{}')), toQueryBase64(btoa('null'))]) {
      expect(signedUrl(url, { ...credentials, policy: bad })).toBe(url);
    }
  });

  it('of a content host is private only there [D-10]', () => {
    const host = { ...credentials, policy: policyFor('https://cdn.example.com/media-*') };
    expect(signedUrl('https://cdn.example.com/media-1.jpg', host)).toContain('Key-Pair-Id=K1');
    expect(signedUrl('https://cdn.example.org/media-1.jpg', host)).toBe(
      'https://cdn.example.org/media-1.jpg',
    );
    expect(signedUrl('/media-1.jpg', host)).toBe('/media-1.jpg');
  });
});

it('parses a policy', () => {
  expect(readPolicy(policy)).toEqual({ resource: 'http*://*/api/content/media-*', endsAt: 1_772_463_600 });
});

it('writes base64 without characters that have a meaning in a query', () => {
  fc.assert(
    fc.property(fc.base64String(), (base64) => {
      const text = toQueryBase64(base64);
      expect(text).toMatch(/^[\w~-]*$/);
      expect(fromQueryBase64(text)).toBe(base64);
    }),
  );
});

it('matches like the equivalent regular expression', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '.'), maxLength: 8 });
  const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*', '?'), maxLength: 8 });
  fc.assert(
    fc.property(letters, pattern, (url, resource) => {
      const source = resource.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.');
      expect(isCovered(url, resource)).toBe(new RegExp(`^${source}$`).test(url));
    }),
    { numRuns: 2000 },
  );
});
