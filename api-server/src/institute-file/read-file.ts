import { isTimeZone } from '@institute/values/formats';
import { email as emailRule, personName } from '@institute/values/rules';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isMap, isNode, LineCounter, type Node, parseDocument, visit, type YAMLMap } from 'yaml';
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

/** Many times the size of any institute's file. */
const maxCharacters = 2_000_000;
/** So many faults are one mistake, such as a wrong file. */
const maxFaults = 200;

/** Reads a file. Throws `InstituteFileError` with the line and column of each fault, of the first 200 if there are more. */
export function readInstituteFile(text: string, fileName: string): ReadFile {
  const refuse = (message: string) => new InstituteFileError([`${fileName}:1:1 ${message}`]);
  if (text.length > maxCharacters) throw refuse(`the file has more than ${maxCharacters} characters`);
  try {
    return read(text, fileName);
  } catch (error) {
    // The stack is exhausted at a depth of thousands. No file has more than ten levels.
    if (error instanceof RangeError) throw refuse('the file has too many lists or keys inside each other');
    throw error;
  }
}

function read(text: string, fileName: string): ReadFile {
  const counter = new LineCounter();
  // Its own check compares every key with every other one.
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, uniqueKeys: false });
  const lineAt = (offset: number, message: string) => {
    const { line, col } = counter.linePos(offset);
    return `${fileName}:${line}:${col} ${message}`;
  };
  if (document.errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION')) throw new RangeError();
  if (document.errors.length > 0) {
    throw new InstituteFileError(
      document.errors.slice(0, maxFaults).map(({ pos, message }) => lineAt(pos[0], message)),
    );
  }
  const keys = new Map<YAMLMap, Map<string, Node>>();
  const repeated: string[] = [];
  visit(document, {
    Map: (_, map) => {
      const definitions = new Map<string, Node>();
      keys.set(map, definitions);
      for (const { key } of map.items) {
        const name = String(key);
        if (isNode(key) && definitions.has(name) && name !== '<<')
          repeated.push(lineAt(key.range?.[0] ?? 0, 'Map keys must be unique'));
        else if (isNode(key)) definitions.set(name, key);
      }
    },
  });
  if (repeated.length > 0) throw new InstituteFileError(repeated.slice(0, maxFaults));
  const offsetOf = (path: Path): number => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return node.range[0];
    return path.length === 0 ? 0 : offsetOf(path.slice(0, -1));
  };
  const keyOffset = (path: Path, key: string): number => {
    const map = path.length === 0 ? document.contents : document.getIn(path, true);
    const found = isMap(map) ? keys.get(map)?.get(key) : undefined;
    return found?.range ? found.range[0] : offsetOf(path);
  };
  const at = (path: Path, message: string) => lineAt(offsetOf(path), message);

  const file: unknown = document.toJS() ?? {};
  if (!validate(file)) {
    const errors = (validate.errors ?? []).slice(0, maxFaults);
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
        const knownKeys = Object.keys(error.parentSchema?.properties ?? {}).join(', ');
        return [lineAt(keyOffset(path, key), `${key} is not a known key here. Known are ${knownKeys}`)];
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
