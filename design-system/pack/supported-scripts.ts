import { transform } from 'esbuild';
import type { ESTree } from 'rolldown/utils';
import { parseSync, Visitor } from 'rolldown/utils';
import { compat, type Feature, Lacking, lackedBy, type Targets } from './supported.ts';

const { api, html } = compat;
const builtins = compat.javascript.builtins as unknown as Record<string, Feature>;

/** Objects whose method names are unambiguous. */
const owners = [
  ...'Array ArrayBuffer Date Iterator Map Number Object Promise RegExp Set String TypedArray'
    .split(' ')
    .map((name) => builtins[name]),
  // Windows have a `maximize` too.
  builtins.Intl!.Locale as Feature,
  ...'Blob Document Element Event HTMLDialogElement HTMLElement HTMLInputElement Node Request Response'
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

/** The interfaces of objects that every page has. */
const pageObjects: Record<string, Feature> = {
  document: api!.Document!,
  navigation: api!.Navigation!,
  navigator: api!.Navigator!,
  window: api!.Window!,
};

const nameOf = (node: ESTree.Node) => (node.type === 'Identifier' ? node.name : null);
const textOf = (node: ESTree.Node | undefined) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' ? node.quasis[0]!.value.cooked : null;
};

/**
 * Finds what a module uses that the oldest supported browser (or Node) lacks: objects, their functions, and methods
 * with names that nothing older has; and elements and attributes that it gives React. Types aren't known, so `.map` of an
 * iterator passes as an array's.
 */
export function unsupportedApis(code: string, targets: Targets, hasDom: boolean): Lacking {
  const lacking = new Lacking(targets);
  const globals: Record<string, Feature> = hasDom ? { ...api, ...builtins, ...pageObjects } : builtins;
  const called = new Set<ESTree.Node>();

  const checkElement = ([type, props]: ESTree.Argument[]) => {
    const element = textOf(type);
    const features = element && html.elements![element];
    if (!features) return;
    lacking.check(features, `<${element}>`);
    for (const prop of props?.type === 'ObjectExpression' ? props.properties : []) {
      const name = prop.type === 'Property' && nameOf(prop.key)?.toLowerCase();
      if (name) lacking.check(features[name] ?? html.global_attributes![name], `<${element} ${name}>`);
    }
  };

  new Visitor({
    CallExpression(node) {
      // An optional call `one?.()` checks for support.
      if (!node.optional) called.add(node.callee);
      const name = nameOf(node.callee);
      if (hasDom && name) lacking.check(Object.hasOwn(api!.Window!, name) && api!.Window![name], name);
      if (hasDom) checkElement(node.arguments);
    },
    NewExpression({ callee }) {
      const name = nameOf(callee);
      if (name && Object.hasOwn(globals, name)) lacking.check(globals[name], name);
    },
    MemberExpression(node) {
      // An optional one `navigation?.entries` does too.
      if (node.computed || node.optional) return;
      const [owner, name] = [nameOf(node.object), nameOf(node.property)];
      if (!name) return;
      const features = owner && Object.hasOwn(globals, owner) ? globals[owner] : undefined;
      const feature = features?.[name] ?? features?.[`${name}_static`];
      if (feature) lacking.check(feature, `${owner}.${name}`);
      else if (called.has(node)) {
        const perOwner = methods.get(name)?.map((method) => lackedBy(method, targets));
        if (perOwner?.every((browsers) => browsers.length > 0)) lacking.set(`.${name}`, perOwner[0]!);
      }
    },
    Literal(node) {
      if ('regex' in node && /\(\?[ims]*-?[ims]*:/.test(node.regex.pattern.replaceAll('(?:', '')))
        lacking.check(compat.javascript.regular_expressions!.modifier, '(?i:…)');
    },
  }).visit(parseSync('module.js', code).program);
  return lacking;
}

/** Whether `target` (`['safari17.4']`) supports a module's syntax, so that nothing needs transpiling. */
export async function hasOlderSyntax(code: string, target: string[]): Promise<boolean> {
  // esbuild rewrites these for every target.
  const options = { format: 'esm', supported: { 'regexp-unicode-property-escapes': true } } as const;
  const [older, same] = await Promise.all([
    transform(code, { ...options, target }),
    transform(code, { ...options, target: 'esnext' }),
  ]);
  return older.code === same.code;
}
