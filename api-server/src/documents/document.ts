import type { components } from '@institute/api-schema';

export type Language = components['schemas']['LanguageIso2LetterCode'];

/** The signature as drawn into the document. */
export type Picture =
  | { kind: 'image'; bytes: Uint8Array; width: number; height: number }
  | { kind: 'path'; path: string; width: number; height: number };

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isOrdered?: boolean; items: string[] }
  /** The first cell of each row is its row heading. */
  | { kind: 'table'; caption: string; head: string[]; rows: string[][] }
  /** A code to scan: the dark modules as an SVG path, and what it opens. */
  | { kind: 'code'; path: string; size: number; address: string; alt: string }
  | { kind: 'signature'; name: string; description: string; picture: Picture | null };

export type Section = { title: string; blocks: Block[] };

/**
 * One source for the screen and for the stored PDF. Texts are plain: everything with a meaning is a separate block.
 */
export type Document = {
  title: string;
  language: Language;
  /** The version of the wording, such as `2026-01`. */
  version: string;
  introduction: string[];
  sections: Section[];
};

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const steps = (...items: string[]): Block => ({ kind: 'list', isOrdered: true, items });
export const table = (caption: string, head: string[], rows: string[][]): Block => ({
  kind: 'table',
  caption,
  head,
  rows,
});

/** The language tag (BCP 47) for HTML, PDF and formats. */
export const languageTag = (language: Language): string => (language === 'ES' ? 'es-US' : 'en-US');
