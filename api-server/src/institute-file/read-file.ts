import { isTimeZone } from '@institute/design-system/formats';
import { email as emailRule, personName } from '@institute/design-system/rules';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type { InstituteFile } from './file.ts';
import schema from './institute.schema.json' with { type: 'json' };
import { valueFormats } from './values.ts';

export type Path = (string | number)[];

/** Everything that is wrong with a file, one line each: `institute.yaml:34:7 price must be …`. */
export class InstituteFileError extends Error {
  override name = 'InstituteFileError';
  lines: string[];

  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

export type ReadFile = {
  file: InstituteFile;
  /** An error line for the value at a path. */
  at: (path: Path, message: string) => string;
};

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
for (const [name, { pattern }] of Object.entries(valueFormats)) ajv.addFormat(name, pattern);
ajv.addFormat('email', (text: string) => !emailRule()(text));
ajv.addFormat('personName', (text: string) => !personName()(text));
ajv.addFormat('timeZone', isTimeZone);
const validate = ajv.compile<InstituteFile>(schema);

const plainTypes: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of keys',
};

/** What is wrong, as the rest of a sentence that begins with the field's name. */
function fault({ keyword, params, parentSchema }: ErrorObject): string {
  const named: Record<string, string> = {
    email: 'an e-mail address',
    personName: 'a name, with letters and without symbols',
    timeZone: 'the IANA name of a time zone, such as America/New_York',
  };
  switch (keyword) {
    case 'format':
      return `must be ${valueFormats[params.format]?.expected ?? named[params.format]}`;
    case 'type':
      return parentSchema?.format
        ? `must be ${valueFormats[parentSchema.format]?.expected ?? named[parentSchema.format]}`
        : `must be ${plainTypes[params.type] ?? params.type}`;
    case 'enum':
      return `must be one of ${params.allowedValues.join(', ')}`;
    case 'anyOf':
      return 'must be one value, or one per language (EN, ES)';
    case 'pattern':
      return params.pattern === schema.properties.institute.properties.currency.pattern
        ? 'must be an ISO 4217 code such as USD'
        : params.pattern.startsWith('^[A-Z')
          ? 'must be in capital letters, digits and hyphens, such as SPRING10'
          : 'must be in lower case letters, digits and hyphens, such as health-coach';
    case 'minLength':
      return 'is empty';
    case 'maxLength':
      return `can’t have more than ${params.limit} characters`;
    case 'minimum':
      return `must be ${params.limit} or more`;
    case 'maximum':
      return `must be ${params.limit} or less`;
    case 'minItems':
    case 'minProperties':
      return 'is empty';
    case 'maxItems':
      return `can’t have more than ${params.limit} entries`;
    default:
      return 'has the same entry twice';
  }
}

/** Reads a file. Throws `InstituteFileError` with the line and column of each fault. */
export function readInstituteFile(text: string, fileName: string): ReadFile {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number, message: string) => {
    const { line, col } = counter.linePos(offset);
    return `${fileName}:${line}:${col} ${message}`;
  };
  if (document.errors.length > 0) {
    throw new InstituteFileError(document.errors.map(({ pos, message }) => lineAt(pos[0], message)));
  }
  const offsetOf = (path: Path): number => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return node.range[0];
    return path.length === 0 ? 0 : offsetOf(path.slice(0, -1));
  };
  const keyOffset = (path: Path, key: string): number => {
    const map = path.length === 0 ? document.contents : document.getIn(path, true);
    const pair = isMap(map) ? map.items.find(({ key: one }) => String(one) === key) : undefined;
    return isNode(pair?.key) && pair.key.range ? pair.key.range[0] : offsetOf(path);
  };
  const at = (path: Path, message: string) => lineAt(offsetOf(path), message);

  const file: unknown = document.toJS() ?? {};
  if (!validate(file)) {
    const errors = validate.errors ?? [];
    const composite = new Set(
      errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath),
    );
    const lines = errors.flatMap((error) => {
      const path = error.instancePath
        .split('/')
        .slice(1)
        .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/')));
      const isInChoice = error.schemaPath.includes('/anyOf/');
      if (isInChoice && composite.has(error.instancePath) && error.keyword === 'type') return [];
      if (
        error.keyword === 'anyOf' &&
        errors.some(
          (one) => one !== error && one.keyword !== 'type' && one.instancePath.startsWith(error.instancePath),
        )
      )
        return [];
      if (error.keyword === 'additionalProperties') {
        const key = String(error.params.additionalProperty);
        const known = Object.keys(error.parentSchema?.properties ?? {}).join(', ');
        return [lineAt(keyOffset(path, key), `${key} is not a known key here. Known are ${known}`)];
      }
      if (error.keyword === 'required') {
        return [at(path, `${error.params.missingProperty} is missing`)];
      }
      const name = path.findLast((part) => typeof part === 'string') ?? 'the file';
      return [at(path, `${name} ${fault(error)}`)];
    });
    throw new InstituteFileError([...new Set(lines)]);
  }
  return { file, at };
}
