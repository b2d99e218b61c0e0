import { inflateSync } from 'node:zlib';

type Value = string | number | boolean | null | Value[] | Reference | Dictionary;
type Reference = { reference: number };
type Dictionary = { [name: string]: Value };

export type PdfElement = {
  tag: string;
  /** The text drawn on the page, decoded with the file's glyph map. */
  text: string;
  alt?: string;
  actual?: string;
  scope?: string;
  children: PdfElement[];
};

export type ReadPdf = {
  catalog: Dictionary;
  info: Dictionary;
  metadata: string;
  pages: number;
  /** The structure tree, as a screen reader presents it. */
  structure: PdfElement[];
  /** Whether everything drawn belongs to the structure or is marked as an artifact. */
  isAllMarked: boolean;
};

/** Parses the values of one object: the subset of PDF syntax for files without encryption and object streams. */
function parse(text: string): Value {
  let at = 0;
  const space = () => {
    while (/\s/.test(text[at] ?? '')) at += 1;
  };
  function string(): string {
    let [depth, result] = [1, ''];
    for (at += 1; ; at += 1) {
      const character = text[at]!;
      if (character === '\\') {
        at += 1;
        result += { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[text[at]!] ?? text[at]!;
        continue;
      }
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
      if (depth === 0) break;
      result += character;
    }
    at += 1;
    if (!result.startsWith('\u00fe\u00ff')) return result;
    return Buffer.from(result.slice(2), 'latin1').swap16().toString('utf16le');
  }
  function value(): Value {
    space();
    if (text.startsWith('<<', at)) {
      const dictionary: Dictionary = {};
      at += 2;
      for (space(); !text.startsWith('>>', at); space()) {
        const name = value() as string;
        dictionary[name.slice(1)] = value();
      }
      at += 2;
      return dictionary;
    }
    if (text[at] === '[') {
      const items: Value[] = [];
      at += 1;
      for (space(); text[at] !== ']'; space()) items.push(value());
      at += 1;
      return items;
    }
    if (text[at] === '(') return string();
    const rest = text.slice(at);
    const reference = /^(\d+) \d+ R/.exec(rest);
    if (reference) {
      at += reference[0].length;
      return { reference: Number(reference[1]) };
    }
    const hex = /^<[\da-fA-F]*>/.exec(rest);
    const word = hex?.[0] ?? /^\/?[^\s/<>[\]()]*/.exec(rest)![0];
    at += word.length;
    if (word === 'null') return null;
    if (word === 'true' || word === 'false') return word === 'true';
    return /^[-+.\d]/.test(word) ? Number(word) : word;
  }
  return value();
}

function glyphMap(cmap: string): Map<string, string> {
  const characters = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  const map = new Map<string, string>();
  for (const [, first, , codes] of cmap.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    for (const [index, [, hex]] of [...codes!.matchAll(/<([\w ]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first!, 16) + index).toString(16).padStart(4, '0');
      map.set(glyph, characters(hex!.replaceAll(' ', '')));
    }
  }
  return map;
}

function readObjects(file: string) {
  const objects = new Map<number, { value: Value; stream: string }>();
  for (const [, number, body] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head, raw] = body!.split(/\nstream\n/);
    const value = parse(head!);
    const data = Buffer.from(raw?.replace(/\nendstream$/, '') ?? '', 'latin1');
    const isPacked = (value as Dictionary).Filter === '/FlateDecode';
    const stream = raw === undefined ? '' : (isPacked ? inflateSync(data) : data).toString('latin1');
    objects.set(Number(number), { value, stream });
  }
  return objects;
}

/** Reads a PDF like a screen reader would. Supports only what this server produces, and fails on anything else. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = readObjects(file);
  const isReference = (value: Value | undefined): value is Reference =>
    typeof value === 'object' && value !== null && 'reference' in value;
  const follow = <T = Dictionary>(value: Value | undefined): T =>
    (isReference(value) ? objects.get(value.reference)!.value : value) as T;
  const streamOf = (value: Value | undefined) => objects.get((value as Reference).reference)!.stream;

  const trailer = parse(file.slice(file.lastIndexOf('trailer') + 7)) as Dictionary;
  const catalog = follow(trailer.Root);
  const pageReferences = follow(catalog.Pages).Kids as Reference[];

  let isAllMarked = true;
  /** The text of each marked-content item, by page and number. */
  const pieces = new Map<string, string>();
  for (const { reference } of pageReferences) {
    const page = follow({ reference });
    const pageFonts = follow(follow(page.Resources).Font ?? {});
    const maps = Object.fromEntries(
      Object.entries(pageFonts).map(([name, font]) => [name, glyphMap(streamOf(follow(font).ToUnicode))]),
    );
    const open: (number | null)[] = [];
    let font = '';
    const content = streamOf(page.Contents).replaceAll(/<<[^<>]*>>/g, (words) => words.replaceAll('\n', ' '));
    for (const line of content.split('\n')) {
      if (/ (BDC|BMC)$/.test(line)) open.push(Number(/\/MCID (\d+)/.exec(line)?.[1] ?? Number.NaN));
      else if (line === 'EMC') open.pop();
      font = /^\/(\w+) \S+ Tf$/.exec(line)?.[1] ?? font;
      if (/( |^)(TJ|Tj|Do|S|f)$/.test(line) && open.length === 0) isAllMarked = false;
      if (!/T[jJ]$/.test(line)) continue;
      const mcid = open.findLast((number) => number !== null && !Number.isNaN(number));
      const glyphs = [...line.matchAll(/<([\da-f]*)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
      const key = `${reference} ${mcid}`;
      pieces.set(key, (pieces.get(key) ?? '') + glyphs.map((glyph) => maps[font]!.get(glyph)).join(''));
    }
  }

  function element(dictionary: Dictionary): PdfElement {
    const kids = [dictionary.K ?? []].flat();
    const children: PdfElement[] = [];
    let text = '';
    for (const kid of kids) {
      const content = typeof kid === 'number' ? null : follow(kid);
      if (content && 'S' in content) {
        children.push(element(content));
        continue;
      }
      const page = (content?.Pg ?? dictionary.Pg) as Reference;
      text += pieces.get(`${page.reference} ${content ? content.MCID : kid}`) ?? '';
    }
    const scope = dictionary.A ? (follow(dictionary.A).Scope as string | undefined) : undefined;
    return {
      tag: (dictionary.S as string).slice(1),
      text: text.trim(),
      ...(dictionary.Alt !== undefined && { alt: follow<string>(dictionary.Alt) }),
      ...(dictionary.ActualText !== undefined && { actual: follow<string>(dictionary.ActualText) }),
      ...(scope && { scope: scope.slice(1) }),
      children,
    };
  }

  const roots = [follow(catalog.StructTreeRoot).K ?? []].flat();
  return {
    catalog,
    info: Object.fromEntries(
      Object.entries(follow(trailer.Info)).map(([name, value]) => [name, follow(value)]),
    ),
    metadata: catalog.Metadata ? streamOf(catalog.Metadata) : '',
    pages: pageReferences.length,
    structure: roots.map((root) => element(follow(root))),
    isAllMarked,
  };
}

/** Every element with its own text, in reading order. */
export function textsOf(elements: PdfElement[]): { tag: string; text: string }[] {
  return elements.flatMap(({ tag, text, actual, children }) => [
    ...(text ? [{ tag, text: actual ?? text }] : []),
    ...textsOf(children),
  ]);
}
