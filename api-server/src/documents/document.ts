import type { Schemas } from '@institute/api-schema';

export type Language = Schemas['LanguageIso2LetterCode'];

/** The signature as drawn into the document. */
export type Picture =
  | { kind: 'image'; bytes: Uint8Array; width: number; height: number }
  | { kind: 'path'; path: string; width: number; height: number };

/** A label and its value. */
export type Fact = [label: string, value: string];

type TableOptions = {
  /** The columns of amounts and other figures, which are aligned at their end. */
  figures?: number[];
  /** The last row, for a total. */
  total?: string[];
};

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isOrdered?: boolean; items: string[] }
  /** Labels with their values. */
  | { kind: 'facts'; facts: Fact[] }
  /** The first cell of each row is its row heading. */
  | ({ kind: 'table'; caption: string | null; head: string[]; rows: string[][] } & TableOptions)
  /** A code to scan: the dark modules as an SVG path, and what it opens. */
  | { kind: 'code'; path: string; size: number; address: string; alt: string }
  | { kind: 'signature'; name: string; description: string; picture: Picture | null };

/** Who issues a paper: the institute as its file describes it. */
export type Issuer = {
  name: string;
  address: string | null;
  supportEmail: string | null;
  supportPhone: string | null;
};

export type Section = { title: string; blocks: Block[] };

/**
 * One source for the screen and for the stored PDF. Texts are plain: everything with a meaning is a separate block.
 */
export type Document = {
  title: string;
  language: Language;
  /** The version of the wording, such as `2026-01`. */
  version: string;
  /** The title page of a printed contract: the label of its issuer, and facts to recognize it by. */
  cover?: { issuer: string; facts: Fact[] };
  /** The most important line, such as “Paid $ 457.80”. */
  highlight?: string;
  introduction: string[];
  /** Whether its sections have no numbers, because nothing refers to them. */
  isUnnumbered?: boolean;
  sections: Section[];
};

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const steps = (...items: string[]): Block => ({ kind: 'list', isOrdered: true, items });
export const facts = (...entries: Fact[]): Block => ({ kind: 'facts', facts: entries });
/** `caption`: null where the section's title is one. */
export const table = (
  caption: string | null,
  head: string[],
  rows: string[][],
  options: TableOptions = {},
): Block => ({ kind: 'table', caption, head, rows, ...options });

/** The language tag (BCP 47) for HTML, PDF and formats. */
export const languageTag = (language: Language) => (language === 'ES' ? 'es-US' : 'en-US');
export type LanguageTag = ReturnType<typeof languageTag>;
