import { html } from 'hono/html';
import { nameOf, resolved, type Schema } from '../schema.ts';
import { type Html, inline } from './markdown.ts';

const isNull = (schema: Schema) => schema.type === 'null';

/** Describes the type of a value. Named schemas are links to their descriptions. */
export function typeOf(schema: Schema): Html {
  const name = nameOf(schema);
  if (name) return html`<a href="schemas#${name}">${name}</a>`;
  if (schema.anyOf) {
    const [first, ...rest] = schema.anyOf.map((one) => (isNull(one) ? html`<code>null</code>` : typeOf(one)));
    return [first!, ...rest.map((one) => html` or ${one}`)];
  }
  if (schema.enum) {
    const values = schema.enum.map((value) => html`<code>${String(value)}</code>`);
    return values.flatMap((value, index) => (index === 0 ? [value] : [', ', value]));
  }
  if ('const' in schema) return html`<code>${String(schema.const)}</code>`;
  if (schema.items) return html`list of ${typeOf(schema.items)}`;
  const types = [schema.type ?? 'any'].flat().join(' or ');
  return schema.format ? html`${types} (${schema.format})` : html`${types}`;
}

/** `1 to 100 characters`, `at most 30 items`, `0 or more`. */
function range(min: number | undefined, max: number | undefined, unit: string): string[] {
  const what = unit && ` ${unit}`;
  if (min !== undefined && max !== undefined)
    return [min === max ? `${min}${what}` : `${min} to ${max}${what}`];
  if (max !== undefined) return [`at most ${max}${what}`];
  return min === undefined ? [] : [`${min}${what} or more`];
}

/** The limits of a value, and its default. */
export function limitsOf(schema: Schema): string {
  const resolvedSchema = resolved(schema);
  const isChoice = resolvedSchema.enum !== undefined || resolvedSchema.format === 'uuid';
  return [
    ...(isChoice ? [] : range(resolvedSchema.minLength, resolvedSchema.maxLength, 'characters')),
    ...range(resolvedSchema.minimum, resolvedSchema.maximum, ''),
    ...range(resolvedSchema.minItems, resolvedSchema.maxItems, 'items'),
    ...(resolvedSchema.default === undefined ? [] : [`by default ${JSON.stringify(resolvedSchema.default)}`]),
  ].join(', ');
}

type Row = { name: string; schema: Schema; isRequired: boolean };

/** The members of an object. Members of nested anonymous objects follow below theirs. */
function rowsOf(schema: Schema, prefix = ''): Row[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([member, value]) => {
    const name = `${prefix}${member}`;
    const inner = value.items ?? value;
    const within = inner.properties ? rowsOf(inner, `${name}${value.items ? '[]' : ''}.`) : [];
    return [{ name, schema: value, isRequired: required.has(member) }, ...within];
  });
}

/** A table that becomes a list of its rows on a narrow screen. Explicit roles survive the change of `display`. */
export function table(caption: string, columns: string[], rows: Html[][]): Html {
  const head = columns.map((column) => html`<th role="columnheader" scope="col">${column}</th>`);
  const body = rows.map(
    ([first, ...rest]) =>
      html`<tr role="row"><th role="rowheader" scope="row">${first}</th>${rest.map(
        (cell) => html`<td role="cell">${cell}</td>`,
      )}</tr>`,
  );
  return html`<table role="table"><caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body}</tbody></table>`;
}

function sentence(text: string): string {
  const whole = text.trim();
  return whole === '' || /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

/** The description of a value, followed by its limits. */
export function meaningOf(schema: Schema): Html {
  const description = schema.description ?? resolved(schema).description ?? '';
  const limit = limitsOf(schema);
  return [
    inline(sentence(description)),
    limit && html` <small>${sentence(limit[0]!.toUpperCase() + limit.slice(1))}</small>`,
  ];
}

export function schemaTable(schema: Schema, caption: string): Html {
  const resolvedSchema = resolved(schema);
  const rows = rowsOf(resolvedSchema).map(({ name, schema: value, isRequired }) => [
    html`<code>${name}</code>${isRequired ? '' : html` <small>optional</small>`}`,
    typeOf(value),
    meaningOf(value),
  ]);
  if (rows.length > 0) return table(caption, ['Name', 'Type', 'Meaning'], rows);
  return html`<p>${typeOf(resolvedSchema)}. ${meaningOf(resolvedSchema)}</p>`;
}

export function example(value: unknown, label: string): Html {
  if (value === undefined) return '';
  return html`<figure><figcaption>${label}</figcaption>
<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre></figure>`;
}
