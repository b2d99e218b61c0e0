import { createRequire } from 'node:module';
import { transformSync } from 'esbuild';
import { parseAst } from 'vite';

const require = createRequire(import.meta.url);

interface Support {
  version_added: string | boolean | null | undefined;
  flags?: unknown[];
  prefix?: string;
  alternative_name?: string;
}
interface Feature {
  __compat?: { support: Record<string, Support | Support[]> };
  [name: string]: Feature | undefined | unknown;
}
/** Browser and Node support with versions (MDN). */
const compat = require('@mdn/browser-compat-data') as Record<'api' | 'css' | 'javascript', Feature>;
const builtins = (compat.javascript as { builtins: Record<string, Feature> }).builtins;
const api = compat.api as Record<string, Feature>;
const css = compat.css as Record<'properties' | 'at-rules' | 'selectors', Record<string, Feature>>;

/** Browser or `nodejs` → the oldest supported version. */
export type Targets = Record<string, string>;

/** Converts browserslist's `["safari >= 17.4"]` to `{ safari: "17.4" }`, with MDN's names. */
export function targetsOf(browserslist: readonly string[]): Targets {
  const names: Record<string, string> = { ios_saf: 'safari_ios' };
  return Object.fromEntries(
    browserslist.map((entry) => {
      const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(entry)!;
      return [names[name!] ?? name!, version!];
    }),
  );
}

const number = (version: string) => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
};

function isSupported(feature: Feature, targets: Targets): boolean {
  const support = feature.__compat?.support;
  if (!support) return true;
  return Object.entries(targets).every(([browser, oldest]) => {
    const [latest] = [support[browser] ?? []].flat();
    if (!latest || latest.flags || latest.prefix || latest.alternative_name) return !latest;
    return typeof latest.version_added === 'string'
      ? latest.version_added !== 'preview' && number(latest.version_added) <= number(oldest)
      : latest.version_added === true;
  });
}

/** Objects whose method names are unambiguous. */
const owners = [
  ...'Array ArrayBuffer Date Iterator Map Number Object Promise RegExp Set String TypedArray'
    .split(' ')
    .map((name) => builtins[name]),
  // Windows have a `maximize` too.
  builtins.Intl!.Locale as Feature,
  ...'Blob Document Element Event HTMLDialogElement HTMLElement HTMLInputElement Navigator Node Request Response Window'
    .split(' ')
    .map((name) => api[name]),
];
/** Method name → every feature with that name: `groupBy` of `Map` and of `Object`. */
const methods = new Map<string, Feature[]>();
for (const owner of owners)
  for (const [name, feature] of Object.entries(owner!)) {
    if (!/^[a-z]\w*$/.test(name) || !(feature as Feature).__compat) continue;
    methods.set(name, [...(methods.get(name) ?? []), feature as Feature]);
  }

interface Node {
  type: string;
  [key: string]: unknown;
}

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (typeof value === 'object' && value !== null && 'type' in value) {
    yield value as Node;
    for (const child of Object.values(value)) yield* nodesOf(child);
  }
}

const nameOf = (node: unknown) => {
  const { type, name } = node as Node;
  return type === 'Identifier' ? (name as string) : null;
};

/**
 * Finds what a module uses that the oldest supported browser (or Node) lacks: objects, their functions, and methods
 * with names that nothing older has. Types aren't known, so `.map` of an iterator passes as an array's.
 */
export function unsupportedApis(code: string, targets: Targets, hasDom: boolean): string[] {
  const found = new Set<string>();
  const globals: Record<string, Feature> = hasDom ? { ...api, ...builtins } : builtins;
  const called = new Set<unknown>();
  for (const node of nodesOf(parseAst(code))) {
    // An optional call `one?.()` checks for support.
    if (node.type === 'CallExpression' && !node.optional) called.add(node.callee);
    if (node.type === 'NewExpression') {
      const name = nameOf(node.callee);
      if (name && Object.hasOwn(globals, name) && !isSupported(globals[name]!, targets)) found.add(name);
    }
    if (node.type !== 'MemberExpression' || node.computed) continue;
    const [owner, name] = [nameOf(node.object), nameOf(node.property)];
    if (!name) continue;
    const feature =
      owner && Object.hasOwn(globals, owner)
        ? (globals[owner]![name] ?? globals[owner]![`${name}_static`])
        : null;
    if (feature) {
      if (!isSupported(feature as Feature, targets)) found.add(`${owner}.${name}`);
    } else if (called.has(node) && methods.get(name)?.every((one) => !isSupported(one, targets)))
      found.add(`.${name}`);
  }
  return [...found];
}

/** Whether all of `targets` support a module's syntax, so that nothing needs transpiling. */
export function hasOlderSyntax(code: string, targets: Targets): boolean {
  const esbuildNames: Record<string, string> = { safari_ios: 'ios', nodejs: 'node' };
  const target = Object.entries(targets).map(([name, version]) => `${esbuildNames[name] ?? name}${version}`);
  // esbuild rewrites these for every target.
  const options = { format: 'esm', supported: { 'regexp-unicode-property-escapes': true } } as const;
  return (
    transformSync(code, { ...options, target }).code ===
    transformSync(code, { ...options, target: 'esnext' }).code
  );
}

/** Properties, at-rules and selectors of a style sheet that an oldest supported browser lacks. */
export function unsupportedStyles(sheet: string, targets: Targets): string[] {
  const found = new Set<string>();
  const check = (kind: keyof typeof css, name: string, written: string) => {
    const feature = css[kind][name];
    if (feature && !isSupported(feature, targets)) found.add(written);
  };
  for (const [, name] of sheet.matchAll(/[{;]\s*([a-z][a-z-]+)\s*:/g)) check('properties', name!, name!);
  for (const [, name] of sheet.matchAll(/@([a-z-]+)/g)) check('at-rules', name!, `@${name}`);
  // Skips prefixed selectors, which are only for that browser.
  for (const [, name] of sheet.matchAll(/::?([a-z][a-z-]*)(?=[\s,:{()[.>~+])/g))
    check('selectors', name!, `:${name}`);
  return [...found];
}
