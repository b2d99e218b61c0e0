import bidiFactory from 'bidi-js';
import type { Font } from 'fontkit';
import { readScriptFont } from './script-font.ts';
import { type ScriptFont, scriptFonts } from './scripts.ts';

const bidi = bidiFactory();

/** A file of a font package by its path, or null while it hasn't been read. */
type Files = ReadonlyMap<string, Uint8Array | null>;

type Range = [first: number, last: number];
type Face = { key: string; font: Font };
/** The smallest part of a text that is drawn in one font. `face` is null if it is the document's own. */
type Cluster = { text: string; face: Face | null; level: number };
/** `text` is in logical order. */
export type Run = Cluster;

/** Each file is decoded once. */
const decoded = new Map<string, (weight: number) => Font>();
const rangesOf = new Map<string, [file: string, Range[]][]>();

/** `unicode.json` of a font package: the characters of each of its files. */
function readRanges(source: string, weight: string, bytes: Uint8Array): [string, Range[]][] {
  const name = source.slice(source.indexOf('/') + 1);
  const entries = Object.entries(JSON.parse(new TextDecoder().decode(bytes)) as Record<string, string>);
  return entries.map(([part, ranges]) => [
    `${source}/files/${name}-${part.replaceAll(/[[\]]/g, '')}-${weight}-normal.woff2`,
    ranges.split(',').map((range): Range => {
      const [first, last = first] = range.slice(2).split('-');
      return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)];
    }),
  ]);
}

const isIgnorable = (character: string) => /\p{Default_Ignorable_Code_Point}/u.test(character);
const visible = (text: string) => Array.from(text).filter((character) => !isIgnorable(character));

/**
 * Orders what fontkit doesn't: the vowel and the medial that are written before a consonant of Myanmar, and the ring of
 * the vowel am of Thai and Lao below a tone mark.
 */
const inDrawnOrder = (cluster: string): string =>
  cluster
    .replace(
      /^([\u1000-\u102a\u103f](?:\u1039[\u1000-\u102a])*)(\u103b?)(\u103c?)([\u103d\u103e]*)(\u1031?)/,
      '$5$3$1$2$4',
    )
    .replace(/([\u0e48-\u0e4b]?)\u0e33/, '\u0e4d$1\u0e32')
    .replace(/([\u0ec8-\u0ecb]?)\u0eb3/, '\u0ecd$1\u0eb2');

/** Characters that lines may be broken beside, though no blank separates words. */
const isUnspaced = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    text,
  );

/** The fonts of a document besides its own, by the scripts of its texts. */
export class ScriptFonts {
  /** The files that the document needs and that haven't been read. */
  readonly missing = new Set<string>();
  private readonly faces = new Map<string, Face>();
  /** By cluster: a long text repeats its letters, and each is looked for in the thousands of ranges of a font's files. */
  private readonly found = new Map<string, Face | null>();
  private readonly files: Files;

  constructor(files: Files) {
    this.files = files;
  }

  private read(path: string): Uint8Array | null {
    const bytes = this.files.get(path);
    if (bytes === undefined) this.missing.add(path);
    return bytes ?? null;
  }

  private face(file: string, weight: number): Face | null {
    const key = `${file.slice(file.lastIndexOf('/') + 1, -'.woff2'.length)}-${weight}`;
    const cached = this.faces.get(key);
    if (cached) return cached;
    const bytes = this.read(file);
    if (!bytes) return null;
    const open = decoded.get(file) ?? readScriptFont(bytes, key.slice(0, key.lastIndexOf('-')));
    decoded.set(file, open);
    const face = { key, font: open(weight) };
    this.faces.set(key, face);
    return face;
  }

  /** The font for a cluster of a text, or null if there is none. */
  find(cluster: string, text: string, weight: number): Face | null {
    const characters = visible(cluster);
    const fonts = scriptFonts(characters[0] ?? ' ', text);
    const key = `${weight} ${fonts[0]!.source} ${cluster}`;
    const cachedFace = this.found.get(key);
    if (cachedFace !== undefined) return cachedFace;
    const face = this.search(characters, fonts, weight);
    this.found.set(key, face);
    return face;
  }

  private search(characters: string[], fonts: readonly ScriptFont[], weight: number): Face | null {
    const codes = characters.map((character) => character.codePointAt(0)!);
    for (const { source, weight: files } of fonts) {
      const list = `${source}/unicode.json`;
      const bytes = this.read(list);
      if (!bytes) continue;
      const parts = rangesOf.get(list) ?? readRanges(source, files, bytes);
      rangesOf.set(list, parts);
      // The first character decides, because a mark may be in several files.
      for (const [file, ranges] of parts) {
        if (!ranges.some(([first, last]) => codes[0]! >= first && codes[0]! <= last)) continue;
        const face = this.face(file, weight);
        if (face && codes.every((code) => face.font.hasGlyphForCodePoint(code))) return face;
      }
    }
    return null;
  }
}

/** Which fonts draw the parts of a text, and where its lines may be broken. */
export class ShapedText {
  readonly words: Cluster[][];
  private readonly isRightToLeft: boolean;

  /** `own`: the document's font, used for every script of which it has all characters that the text has. */
  constructor(text: string, own: Pick<Font, 'hasGlyphForCodePoint'>, fonts: ScriptFonts, weight: number) {
    const has = (part: string) =>
      visible(part).every((each) => own.hasGlyphForCodePoint(each.codePointAt(0)!));
    const clusters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)];
    // One word isn't drawn in two fonts.
    const isLatinWhole = clusters.every(({ segment }) => !/^\p{Script=Latin}/u.test(segment) || has(segment));
    const hasLeft = /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u.test(text);
    const embedding = bidi.getEmbeddingLevels(text, hasLeft ? 'ltr' : 'auto');
    this.isRightToLeft = embedding.paragraphs[0]?.level === 1;
    const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
    const shaped = clusters.map(({ segment, index }): Cluster & { index: number } => {
      const level = embedding.levels[index]!;
      const drawn = mirrored.get(index) ?? segment;
      const isOwn = has(segment) && (isLatinWhole || !/^\p{Script=Latin}/u.test(segment));
      const face = isOwn ? null : fonts.find(drawn, text, weight);
      const font = face?.font ?? own;
      const drawable = Array.from(inDrawnOrder(drawn), (each) => {
        // fontkit draws them as spaces.
        if (isIgnorable(each) && !font.hasGlyphForCodePoint(0x20)) return '';
        return font.hasGlyphForCodePoint(each.codePointAt(0)!) ? each : isIgnorable(each) ? '' : '?';
      }).join('');
      return { text: drawable, face, level, index };
    });
    const starts = new Set<number>();
    let before = '';
    for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) {
      const isAfterBreak = /[\s\u00ad-]$/u.test(before) && !/^\s/u.test(segment);
      const isBetween = isUnspaced(before) && isUnspaced(segment);
      if (isAfterBreak || isBetween) starts.add(index);
      before = segment;
    }
    this.words = [];
    for (const { index, ...cluster } of shaped) {
      if (starts.has(index) || this.words.length === 0) this.words.push([]);
      this.words.at(-1)!.push(cluster);
    }
  }

  /** The runs of a line from left to right: clusters of one font and direction. */
  runs(line: Cluster[]): Run[] {
    const end = line.findLastIndex(({ text }) => text.trim() !== '') + 1;
    const base = Number(this.isRightToLeft);
    const runs: Run[] = [];
    for (const [index, cluster] of line.entries()) {
      const level = index < end ? cluster.level : base;
      const last = runs.at(-1);
      const isSame = last && last.level === level && last.face === cluster.face;
      // The document's own fonts are of scripts from left to right, so they don't order what is between.
      if (isSame && (cluster.face || level % 2 === 0)) last.text += cluster.text;
      else runs.push({ ...cluster, level });
    }
    // Rule L2 of the Unicode bidirectional algorithm, by runs.
    const highest = Math.max(0, ...runs.map(({ level }) => level));
    for (let level = highest; level > 0; level -= 1) {
      for (let start = 0; start < runs.length; start += 1) {
        let stop = start;
        while (stop < runs.length && runs[stop]!.level >= level) stop += 1;
        if (stop > start) runs.splice(start, stop - start, ...runs.slice(start, stop).reverse());
        start = Math.max(start, stop);
      }
    }
    return runs;
  }
}
