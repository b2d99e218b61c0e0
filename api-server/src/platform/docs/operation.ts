import document from '@institute/api-schema/openapi.json' with { type: 'json' };
import { html } from 'hono/html';
import type { contract, Owner } from '../contract.ts';
import { resolved, type Schema } from '../schema.ts';
import { type Html, inline, markdown } from './markdown.ts';
import { example, meaningOf, schemaTable, table, typeOf } from './schema-table.ts';

type Operation = (typeof contract)[number];
type Described = {
  summary: string;
  description: string;
  tags: string[];
  responses: Record<string, { description?: string; $ref?: string }>;
};

/** The operation as described in the document. */
export function described({ path, method }: Operation): Described {
  const paths = document.paths as unknown as Record<string, Record<string, Described>>;
  return paths[path]![method]!;
}

const names = (of: string[]) => of.join(', ');

function ownerText(owner: Owner): string {
  if (owner === 'none') return '';
  if (owner === 'caller') return ' It is about the caller.';
  const { student, coach, others = [] } = owner;
  const whose = [
    student && `the student to whom \`${student}\` leads`,
    coach && `the coach to whom \`${coach}\` leads`,
  ];
  const only = whose.filter((one) => one !== undefined).join(' or ');
  const also = others.length > 0 ? `, and to ${names(others)}` : '';
  return ` Open to ${only}${also}; to everyone else it does not exist (404).`;
}

function callersText({ roles, owner, isForUnverified }: Operation): string {
  if (roles === 'public') return 'Everyone, signed in or not.';
  const unverified = isForUnverified ? ' Also before the e-mail address is confirmed.' : '';
  return `Signed in as ${names(roles)}.${ownerText(owner)}${unverified}`;
}

const places = { path: 'In the path.', query: 'In the query.', header: 'As a header.' };

function parameterTable({ parameters, id }: Operation): Html {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: place, required, schema, description }) => [
    html`<code>${name}</code>${required ? '' : html` <small>optional</small>`}`,
    typeOf(schema as Schema),
    html`${meaningOf({ ...resolved(schema as Schema), description: description ?? '' })} <small>${places[place]}</small>`,
  ]);
  return html`<h3 id="${id}-parameters">Parameters</h3>${table('What the request is asked with', ['Name', 'Type', 'Meaning'], rows)}`;
}

function bodyOf({ requestBody, id }: Operation): Html {
  if (!requestBody) return '';
  const [mediaType, { schema }] = Object.entries(requestBody.content)[0]!;
  const shown = html`<code>${mediaType}</code>${requestBody.required ? '' : ', which may be left out'}`;
  return html`<h3 id="${id}-body">Body</h3><p>${shown}: ${typeOf(schema as Schema)}</p>
${schemaTable(schema as Schema, 'Members of the body')}${example(resolved(schema as Schema).examples?.[0], 'Example')}`;
}

/** The contents of a response, without the envelope that all responses share. */
function contentOf(schema: Schema): Schema | undefined {
  return schema.properties?.content;
}

function answerOf(operation: Operation): Html {
  const { id, successStatus, responses } = operation;
  const { description } = described(operation).responses[successStatus]!;
  const [mediaType, media] = Object.entries(responses[successStatus]?.content ?? {})[0] ?? [];
  const content = media && contentOf(media.schema as Schema);
  const isList = (media?.schema as Schema | undefined)?.properties?.pagination !== undefined;
  const item = content?.items ?? content;
  const shape = content
    ? html`<p><code>{ "content": ${isList ? '[…], "pagination": { "total": n }' : '…'} }</code>, where <code>content</code> is ${typeOf(content)}.</p>
${item && schemaTable(item, isList ? 'Members of one row' : 'Members of the content')}
${item && example(resolved(item).examples?.[0], isList ? 'Example of one row' : 'Example of the content')}`
    : html`<p>${mediaType ? html`A file: <code>${mediaType}</code>.` : 'No content.'}</p>`;
  return html`<h3 id="${id}-answer">Answer ${successStatus}</h3><p>${inline(description ?? '')}</p>${shape}`;
}

function failuresOf({ id, errorKeys }: Operation): Html {
  const items = errorKeys.map((key) => html`<li><a href="error-keys#${key}"><code>${key}</code></a></li>`);
  const general = html`<p>The <a href="error-keys">general keys</a>.</p>`;
  return html`<h3 id="${id}-failures">Failures</h3>${
    items.length > 0
      ? html`<p>Beside the <a href="error-keys">general keys</a>:</p><ul class="keys">${items}</ul>`
      : general
  }`;
}

/** Renders an operation, from its access rules to its errors. */
export function operationSection(operation: Operation): Html {
  const { id, method, path, origin } = operation;
  const { summary, description } = described(operation);
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${summary}</h2>
<p class="call"><code><strong>${method.toUpperCase()}</strong> ${path}</code></p>
${markdown(description)}
<dl><dt>Who</dt><dd>${inline(callersText(operation))}</dd>
<dt>Origin</dt><dd>${origin === 'documented' ? 'Documented: shown by the specification.' : 'Designed here, not documented.'}</dd>
<dt>Operation</dt><dd><code>${id}</code></dd></dl>
${parameterTable(operation)}${bodyOf(operation)}${answerOf(operation)}${failuresOf(operation)}
</section>`;
}
