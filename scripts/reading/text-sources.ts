import { type CompileOptions, compileSync } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { parseSync } from 'vite';
import type { Language } from './words.ts';

/** A text that people read, and the line on which it begins. */
export interface SourceText {
  text: string;
  line: number;
  languages: readonly Language[];
}

type Node = { type: string; start: number; end: number; value?: unknown; computed?: boolean; key?: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const both = ['en', 'es'] as const;
const lineAt = (code: string, start: number) => code.slice(0, start).split('\n').length;

/** Policies are Markdown with tables, in which figures are named. */
export const policyMarkdown: CompileOptions = { remarkPlugins: [remarkGfm] };

/** The files of the server whose strings are read by people, and the public pages, which are written in JSX. */
const inSource: [RegExp, readonly Language[]][] = [
  [/^api-server\/src\/(?!testing\/|system-tests\/|tables\/|seed\/large\/)(?!.*\.test\.ts$).+\.ts$/, both],
  [/^coach\/src\/public\/.+Screen\.tsx$/, ['en']],
];

/** Identifiers, keys and paths have no spaces and begin with a small letter, or have no small letters. */
const isProse = (text: string) => /\s|^\p{Lu}/u.test(text.trim()) && /\p{Ll}/u.test(text);

/** The strings and JSX texts of a module. Adjacent pieces of one text (`'a ' + 'b'`) are joined. */
function textsOfModule(code: string, file: string, languages: readonly Language[]): SourceText[] {
  const texts: SourceText[] = [];
  const add = (text: string, start: number) => {
    if (isProse(text)) texts.push({ text, line: lineAt(code, start), languages });
  };
  /** The text of a literal, a template or a sum of them; other expressions are placeholders. */
  function textOf(node: Node): string | null {
    const { left, right, quasis, operator } = node as never as {
      left: Node;
      right: Node;
      quasis: { value: { cooked: string } }[];
      operator: string;
    };
    if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
    if (node.type === 'TemplateLiteral') return quasis.map(({ value }) => value.cooked).join('{x}');
    if (node.type !== 'BinaryExpression' || operator !== '+') return null;
    const [before, after] = [textOf(left), textOf(right)];
    return before === null && after === null ? null : `${before ?? '{x}'}${after ?? '{x}'}`;
  }
  function visit(node: unknown): void {
    if (Array.isArray(node)) for (const child of node) visit(child);
    if (!isNode(node) || /^(?:Import|ExportAll|TS|TaggedTemplate)/.test(node.type)) return;
    const text = node.type === 'JSXText' ? String(node.value) : textOf(node);
    if (text !== null) add(text, node.start);
    if (text !== null) visitPlaceholders(node);
    else
      for (const [name, child] of Object.entries(node))
        if (typeof child === 'object' && (name !== 'key' || node.computed)) visit(child);
  }
  /** What a text has placeholders for can have texts of its own. */
  function visitPlaceholders(node: Node): void {
    const { expressions, left, right } = node as never as { expressions: Node[]; left: Node; right: Node };
    if (node.type === 'TemplateLiteral') visit(expressions);
    if (node.type !== 'BinaryExpression') return;
    for (const side of [left, right]) {
      if (textOf(side) === null) visit(side);
      else visitPlaceholders(side);
    }
  }
  visit(parseSync(file, code).program);
  return texts;
}

/** The texts of a catalog: `en.json` has descriptions for translators, too, which no one else reads. */
function textsOfCatalog(code: string, language: Language): SourceText[] {
  const lines = code.split('\n');
  const entries = Object.entries(JSON.parse(code) as Record<string, string | { defaultMessage: string }>);
  return entries.map(([id, entry]) => ({
    text: typeof entry === 'string' ? entry : entry.defaultMessage,
    line: lines.findIndex((line) => line.startsWith(`  ${JSON.stringify(id)}:`)) + 1,
    languages: [language],
  }));
}

/** A policy, which is compiled to a module. The line is that of the first words. */
function textsOfPolicy(code: string): SourceText[] {
  const compiled = String(compileSync(code, { ...policyMarkdown, jsx: true }));
  return textsOfModule(compiled, 'policy.jsx', ['en']).map(({ text, languages }) => {
    const start = code.indexOf(text.trim().split('\n')[0]!);
    return { text, line: lineAt(code, Math.max(0, start)), languages };
  });
}

/** A file of an institute, without its comments. Texts may run over several lines, so it is read as one. */
function textsOfYaml(code: string): SourceText[] {
  return code.split(/\n(?=\s*(?:- )?[\w-]+:)/).reduce<SourceText[]>((texts, entry) => {
    const line = texts.length === 0 ? 1 : texts.at(-1)!.line + texts.at(-1)!.text.split('\n').length;
    const text = entry.replace(/(^|\n)\s*#.*/g, '$1').replace(/[\w-]+:/g, '');
    texts.push({ text, line, languages: both });
    return texts;
  }, []);
}

/** The texts of a file that people read: a catalog, a module of the server, a policy, or an institute's file. */
export function textsOf(file: string, code: string): SourceText[] {
  const catalog = /\/lang\/(en|es)\.json$/.exec(file);
  if (catalog) return textsOfCatalog(code, catalog[1] as Language);
  if (/^api-server\/src\/.+\.yaml$/.test(file)) return textsOfYaml(code);
  if (/^coach\/src\/public\/policies\/.+\.mdx$/.test(file)) return textsOfPolicy(code);
  const source = inSource.find(([path]) => path.test(file));
  return source ? textsOfModule(code, file, source[1]) : [];
}
