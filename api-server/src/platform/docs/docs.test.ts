import document from '@institute/api-schema/openapi.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { contract } from '../contract.ts';
import { errorKeys } from './error-keys.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const origin = 'http://api.test';
const get = async (path: string) => {
  const response = await world.app.request(new URL(path, origin));
  return { response, text: await response.text() };
};

/** Every page of the documentation, found by following links from the first one. */
async function visitAll() {
  const pages = new Map<string, string>();
  const waiting = ['/docs'];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    const { response, text } = await get(path);
    expect([path, response.status]).toEqual([path, 200]);
    pages.set(path, text);
    for (const [, href] of text.matchAll(/href="([^"]+)"/g)) {
      const { pathname } = new URL(href!, `${origin}${path}`);
      if (!pages.has(pathname) && !waiting.includes(pathname) && !/\.(css|json)$/.test(pathname))
        waiting.push(pathname);
    }
  }
  return pages;
}

describe('the rendered document', () => {
  it('shows every operation once, with its path, and every key', async () => {
    const pages = await visitAll();
    const all = [...pages.values()].join('');
    for (const { id, method, path } of contract) {
      expect(all.split(`<section id="${id}"`)).toHaveLength(2);
      expect(all).toContain(`<strong>${method.toUpperCase()}</strong> ${path}`);
    }
    for (const [key] of errorKeys) expect(pages.get('/docs/error-keys')).toContain(`<section id="${key}"`);
    for (const name of Object.keys(document.components.schemas)) {
      expect(pages.get('/docs/schemas')).toContain(`<section id="${name}"`);
    }
  });

  it('has no dead links', async () => {
    const pages = await visitAll();
    const broken: string[] = [];
    for (const [path, text] of pages) {
      for (const [, href] of text.matchAll(/href="([^"]+)"/g)) {
        const { pathname, hash } = new URL(href!, `${origin}${path}`);
        const target = pages.get(pathname) ?? (await get(pathname)).text;
        if (hash && !target.includes(`id="${hash.slice(1)}"`)) broken.push(`${path} → ${href}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('has unique ids, and skips no heading level', async () => {
    for (const [path, text] of await visitAll()) {
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
      const levels = [...text.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
      expect([path, levels.filter((level) => level === 1)]).toEqual([path, [1]]);
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect([path, jumps]).toEqual([path, []]);
    }
  });

  it('needs no scripts, and allows none', async () => {
    const { response, text } = await get('/docs/students');
    expect(text).not.toMatch(/<script|style="|\son\w+="/);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect((await get('/docs/style.css')).response.headers.get('content-type')).toBe(
      'text/css; charset=utf-8',
    );
  });

  it('serves the document, and 404 for a missing page', async () => {
    const { response, text } = await get('/docs/openapi.json');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(JSON.parse(text)).toEqual(document);
    for (const name of ['nope', 'constructor', 'docs.ts', '__proto__']) {
      expect((await get(`/docs/${name}`)).response.status).toBe(404);
    }
  });
});
