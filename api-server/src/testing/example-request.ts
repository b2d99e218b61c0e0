import type { contract } from '../platform/contract.ts';
import { resolved, type Schema } from '../platform/schema.ts';
import { pdfOf } from './uploads.ts';

type Operation = (typeof contract)[number];
/** Looks up existing ids by the name of a property. */
type KnownIds = { named: (name: string) => string[] };

/** The smallest file of each type that the server accepts. */
export const examplePdf = new Uint8Array(Buffer.from(pdfOf('example')));

function isForm({ requestBody }: Operation): boolean {
  return requestBody !== undefined && 'multipart/form-data' in requestBody.content;
}

/** The same as a form, with a file where the document has one. */
export function formOf(body: unknown, file: Uint8Array<ArrayBuffer> = examplePdf): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(Object(body))) {
    if (name === 'file') form.append(name, new File([file], 'example.pdf'));
    else form.append(name, typeof part === 'string' ? part : (JSON.stringify(part) ?? ''));
  }
  return form;
}

/** Replaces the made-up ids of an example with existing ones. */
function withKnownIds(value: unknown, known: KnownIds, kind = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withKnownIds(item, known, kind));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, withKnownIds(item, known, name)]),
    );
  }
  const isId = typeof value === 'string' && /Ids?$/.test(kind);
  return (isId && known.named(kind)[0]) || value;
}

/** The document's example body, ready to send. */
export function exampleBody(operation: Operation, known: KnownIds): unknown {
  const media = Object.values(operation.requestBody?.content ?? {})[0];
  if (!media) return undefined;
  const example = withKnownIds(resolved(media.schema as Schema).examples?.[0], known);
  return isForm(operation) ? formOf(example) : example;
}

/** A value that conforms to the schema of a required parameter. */
export function exampleValue(schema: Schema): unknown {
  const { enum: choices, examples, format, type } = resolved(schema);
  if (choices) return choices[0];
  if (examples) return examples[0];
  if (format === 'date') return '2026-03-02';
  if (format === 'uuid') return crypto.randomUUID();
  return type === 'integer' ? 1 : 'example';
}
