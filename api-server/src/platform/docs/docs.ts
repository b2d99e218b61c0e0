import document from '@institute/api-schema/openapi.json' with { type: 'json' };
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import { contract } from '../contract.ts';
import { problem, statusOf } from '../problem.ts';
import type { RequestVariables } from '../request-variables.ts';
import { schemas } from '../schema.ts';
import { errorKeys, isGeneral } from './error-keys.ts';
import { anchorOf, type Html, headingsOf, inline, markdown } from './markdown.ts';
import { described, operationSection } from './operation.ts';
import { example, schemaTable } from './schema-table.ts';
import { style } from './style.ts';

type Operation = (typeof contract)[number];

const { info, tags } = document;

function operationsOf(tag: string): Operation[] {
  return contract.filter((operation) => described(operation).tags.includes(tag));
}

/** URLs are relative: the pages are served under /docs here, and under /api/docs on the apps' origins. */
function page(title: string, name: string, content: Html) {
  const folder = name === '' ? 'docs/' : '';
  const pages = [
    ['', 'Introduction'],
    ...tags.map((tag) => [anchorOf(tag.name), tag.name]),
    ['schemas', 'Schemas'],
    ['error-keys', 'Error keys'],
    ['openapi.json', 'OpenAPI document'],
  ] as [string, string][];
  const links = pages.map(([to, text]) => {
    const href = to === '' ? (name === '' ? 'docs' : '../docs') : `${folder}${to}`;
    return html`<li><a href="${href}"${to === name ? html` aria-current="page"` : ''}>${text}</a></li>`;
  });
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === info.title ? title : `${title} – ${info.title}`}</title>
<link rel="stylesheet" href="${folder}style.css">
</head>
<body><a class="skip" href="#content">Skip to the content</a><div class="page">
<nav aria-label="Pages"><ul>${links}</ul></nav>
<main id="content"><h1>${title}</h1>${content}</main>
</div></body>
</html>`;
}

function operationLinks(operations: Operation[], prefix: string): Html {
  const items = operations.map(
    (operation) => html`<li><a href="${prefix}#${operation.id}">${described(operation).summary}</a>
<code>${operation.method.toUpperCase()} ${operation.path}</code></li>`,
  );
  return html`<ul>${items}</ul>`;
}

function introduction() {
  const headings = headingsOf(info.description).map(
    (heading) => html`<li><a href="#${anchorOf(heading)}">${heading}</a></li>`,
  );
  const sections = tags.map(
    ({ name, description }) => html`<h3>${name}</h3><p>${inline(description)}</p>
${operationLinks(operationsOf(name), `docs/${anchorOf(name)}`)}`,
  );
  return page(
    info.title,
    '',
    html`<p>${info.summary}</p><ul>${headings}<li><a href="#operations">Operations</a></li></ul>
${markdown(info.description)}<h2 id="operations">Operations</h2>${sections}`,
  );
}

function tagPage({ name, description }: (typeof tags)[number]) {
  const operations = operationsOf(name);
  return page(
    name,
    anchorOf(name),
    html`<p>${inline(description)}</p>${operationLinks(operations, '')}${operations.map(operationSection)}`,
  );
}

function schemaPage() {
  const named = Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const sections = named.map(
    ([name, schema]) => html`<section id="${name}" aria-labelledby="${name}-title">
<h2 id="${name}-title">${name}</h2>${schema.properties ? html`<p>${inline(schema.description ?? '')}</p>` : ''}
${schemaTable(schema, `Members of ${name}`)}${example(schema.examples?.[0], 'Example')}</section>`,
  );
  const links = named.map(([name]) => html`<li><a href="#${name}">${name}</a></li>`);
  return page('Schemas', 'schemas', html`<ul class="keys">${links}</ul>${sections}`);
}

function errorKeyPage() {
  const sections = errorKeys.map(([key, meaning]) => {
    const answering = contract.filter((operation) => operation.errorKeys.includes(key));
    const who = answering.map(
      (operation) =>
        html`<li><a href="${anchorOf(described(operation).tags[0]!)}#${operation.id}">${described(operation).summary}</a></li>`,
    );
    return html`<section id="${key}" aria-labelledby="${key}-title"><h2 id="${key}-title"><code>${key}</code></h2>
<p>${inline(meaning)}</p><dl><dt>Status</dt><dd>${statusOf(key)}</dd></dl>
${isGeneral(key) ? html`<p>A general key: any operation may answer it.</p>` : html`<h3>Answered by</h3><ul>${who}</ul>`}</section>`;
  });
  const links = errorKeys.map(([key]) => html`<li><a href="#${key}"><code>${key}</code></a></li>`);
  return page(
    'Error keys',
    'error-keys',
    html`<p>The <code>key</code> of a failure, what it means, and which operations answer it.</p>
<ul class="keys">${links}</ul>${sections}`,
  );
}

/** The contract as HTML pages, rendered once on the first request. */
export function mountDocs(app: Hono<RequestVariables>): void {
  const pages: Record<string, () => ReturnType<typeof page>> = {
    schemas: schemaPage,
    'error-keys': errorKeyPage,
    ...Object.fromEntries(tags.map((tag) => [anchorOf(tag.name), () => tagPage(tag)])),
  };
  const made = new Map<string, ReturnType<typeof page>>();
  const render = (name: string, make: () => ReturnType<typeof page>) => {
    if (!made.has(name)) made.set(name, make());
    return made.get(name)!;
  };

  app.use(
    '/docs/*',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
      xFrameOptions: 'DENY',
      referrerPolicy: 'no-referrer',
    }),
  );
  app.use('/docs/*', async (c, next) => {
    await next();
    c.header('cache-control', 'no-cache');
  });
  app.get('/docs', (c) => c.html(render('', introduction)));
  app.get('/docs/style.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/docs/openapi.json', (c) => c.json(document as unknown as Record<string, never>));
  app.get('/docs/:name', (c) => {
    const name = c.req.param('name');
    if (!Object.hasOwn(pages, name)) throw problem('notFound');
    return c.html(render(name, pages[name]!));
  });
}
