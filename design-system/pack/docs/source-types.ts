import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Node, TSType } from '@oxc-project/types';
import { parseSync } from 'rolldown/utils';
import { valuesFile } from '../values.ts';

/** A property of an interface, a prop of a component, or a method. */
export interface Member {
  name: string;
  type: string;
  isOptional: boolean;
  /** What its comment says, on one line. */
  text: string;
}

export interface SourceFunction {
  name: string;
  /** `useForm(options: FormOptions<Values>): Form<Values>` */
  signature: string;
  text: string;
}

interface Members {
  members: Member[];
  /** Types from packages that are part of it: `ComponentPropsWithRef<'input'>`. */
  others: string[];
}

interface Source {
  path: string;
  code: string;
  comments: ReturnType<typeof parseSync>['comments'];
  /** By name, with the start of the whole statement, above which its comment is. */
  declarations: Map<string, { node: Node; start: number }>;
  /** Local name → module and name there. */
  imports: Map<string, { from: string; name: string; isType: boolean }>;
  /** Entries of the values of which it exports everything. */
  wholes: string[];
}

const sources = new Map<string, Source>();

/** Parses a module, once. */
function sourceOf(path: string): Source {
  const known = sources.get(path);
  if (known) return known;
  const code = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, code);
  const source: Source = { path, code, comments, declarations: new Map(), imports: new Map(), wholes: [] };
  sources.set(path, source);
  for (const statement of program.body) {
    const whole = statement.type === 'ExportAllDeclaration' && valuesFile(statement.source.value);
    if (whole) source.wholes.push(whole);
    if (statement.type === 'ImportDeclaration' || statement.type === 'ExportNamedDeclaration') {
      const from = statement.source?.value;
      for (const one of from ? statement.specifiers : [])
        if (one.type === 'ImportNamespaceSpecifier')
          source.imports.set(one.local.name, { from: from!, name: '*', isType: false });
        else if (one.type === 'ImportSpecifier' || one.type === 'ExportSpecifier') {
          const inner = one.type === 'ImportSpecifier' ? one.imported : one.local;
          const outer = one.type === 'ImportSpecifier' ? one.local : one.exported;
          const kind = one.type === 'ImportSpecifier' ? one.importKind : one.exportKind;
          if ('name' in inner && 'name' in outer)
            source.imports.set(outer.name, { from: from!, name: inner.name, isType: kind === 'type' });
        }
    }
    const { start } = statement;
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node && 'id' in node && node.id && 'name' in node.id)
      source.declarations.set(node.id.name, { node, start });
    if (node?.type === 'VariableDeclaration')
      for (const one of node.declarations)
        if (one.id.type === 'Identifier') source.declarations.set(one.id.name, { node: one, start });
  }
  return source;
}

const oneLine = (text: string) =>
  text
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/([(<]) /g, '$1')
    .replace(/,? ([)>])/g, '$1')
    .trim();

const sliceOf = ({ code }: Source, { start, end }: { start: number; end: number }) =>
  oneLine(code.slice(start, end));

/** The documentation comment right above a node. */
function commentAbove({ code, comments }: Source, start: number): string {
  const above = comments.findLast((comment) => comment.end <= start);
  if (!above?.value.startsWith('*') || code.slice(above.end, start).trim() !== '') return '';
  return oneLine(above.value.replace(/^\s*\* ?/gm, ' ').replace(/@(?:param|returns)\b.*/s, ''));
}

/** The path of a module that another imports. null for packages. */
const importedPath = ({ path }: Source, from: string): string | null =>
  from.startsWith('.') ? join(dirname(path), from) : valuesFile(from);

/** The module in which a name is declared. null for names of packages. */
function declaredIn(source: Source, name: string): { source: Source; node: Node; start: number } | null {
  const found = source.declarations.get(name);
  if (found) return { source, ...found };
  const imported = source.imports.get(name);
  const path = imported && importedPath(source, imported.from);
  return path ? declaredIn(sourceOf(path), imported.name) : null;
}

const none: Members = { members: [], others: [] };
const union = (all: readonly Members[]): Members => ({
  // The first one is the most specific.
  members: [
    ...new Map(
      all
        .flatMap(({ members }) => members)
        .reverse()
        .map((one) => [one.name, one]),
    ).values(),
  ].reverse(),
  others: [...new Set(all.flatMap(({ others }) => others))],
});

/** The string literals of a union. */
function literalsOf(type: TSType | undefined): string[] {
  if (type?.type === 'TSUnionType') return type.types.flatMap(literalsOf);
  if (type?.type === 'TSLiteralType' && 'value' in type.literal) return [String(type.literal.value)];
  return [];
}

const keysIn = (node: Node | null | undefined): string[] => {
  if (node?.type === 'CallExpression') return keysIn(node.arguments.find((one) => keysIn(one).length > 0));
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return keysIn(node.expression);
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((one) => {
    if (one.type !== 'Property') return [];
    if (one.key.type === 'Identifier') return [one.key.name];
    return one.key.type === 'Literal' ? [String(one.key.value)] : [];
  });
};

/** The names in an object, by `name` or `styles.name`. */
function keysOf(source: Source, name: string): string[] {
  const [first, second] = name.split('.') as [string, string | undefined];
  const namespace = second && source.imports.get(first);
  const found = namespace
    ? declaredIn(sourceOf(join(dirname(source.path), namespace.from)), second)
    : declaredIn(source, first);
  return found?.node.type === 'VariableDeclarator' ? keysIn(found.node.init) : [];
}

/** A type as callers read it: with the choices behind its name. */
function typeText(source: Source, type: TSType): string {
  const own = sliceOf(source, type);
  const [, object] = /^keyof typeof ([\w.]+)$/.exec(own) ?? [];
  const keys = object ? keysOf(source, object) : [];
  if (keys.length > 0) return keys.map((key) => `'${key}'`).join(' | ');
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return own;
  const found = declaredIn(source, type.typeName.name);
  if (found?.node.type !== 'TSTypeAliasDeclaration') return own;
  const inner = typeText(found.source, found.node.typeAnnotation);
  return /^'[^']*'(?: \| '[^']*')*$/.test(inner) ? inner : own;
}

function membersOfReference(source: Source, name: string, args: readonly TSType[], whole: Node): Members {
  const [first, second] = args;
  const [tag] = literalsOf(first);
  if (tag && /^(?:ControlProps|NativeProps|ComponentPropsWith\w+)$/.test(name))
    return { members: [], others: [`<${tag}>`] };
  if (/^(?:Omit|Pick)$/.test(name) && first) {
    const inner = membersOfType(source, first);
    const names = literalsOf(second);
    return {
      ...inner,
      members: inner.members.filter((one) => names.includes(one.name) === (name === 'Pick')),
    };
  }
  if (/^(?:Partial|Readonly|Required)$/.test(name) && first) {
    const { members, others } = membersOfType(source, first);
    return { members: members.map((one) => ({ ...one, isOptional: name === 'Partial' })), others };
  }
  const found = declaredIn(source, name);
  return found ? membersOfNode(found.source, found.node) : { members: [], others: [sliceOf(source, whole)] };
}

function membersOfType(source: Source, type: TSType): Members {
  if (type.type === 'TSIntersectionType') return union(type.types.map((one) => membersOfType(source, one)));
  // What differs between the variants is in their types.
  if (type.type === 'TSUnionType') return union(type.types.map((one) => membersOfType(source, one)));
  if (type.type === 'TSParenthesizedType') return membersOfType(source, type.typeAnnotation);
  if (type.type === 'TSTypeLiteral') return { members: membersIn(source, type.members), others: [] };
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier')
    return membersOfReference(source, type.typeName.name, type.typeArguments?.params ?? [], type);
  return none;
}

const signatureOf = ({ code }: Source, { start, body }: { start: number; body: { start: number } }) =>
  oneLine(code.slice(start, body.start)).replace(/ => ?$/, '');

function membersIn(source: Source, nodes: readonly Node[]): Member[] {
  return nodes.flatMap((node): Member[] => {
    const text = commentAbove(source, node.start);
    if (node.type === 'TSPropertySignature' && node.key.type === 'Identifier' && node.typeAnnotation)
      return [
        {
          name: node.key.name,
          type: typeText(source, node.typeAnnotation.typeAnnotation),
          isOptional: node.optional,
          text,
        },
      ];
    if (node.type === 'TSMethodSignature' && node.key.type === 'Identifier')
      return [
        {
          name: node.key.name,
          type: oneLine(source.code.slice(node.key.end, node.end)).replace(/;$/, ''),
          isOptional: node.optional,
          text,
        },
      ];
    if (node.type === 'PropertyDefinition' && node.key.type === 'Identifier' && !node.accessibility) {
      const { value } = node;
      if (value?.type !== 'ArrowFunctionExpression') return [];
      return [{ name: node.key.name, type: signatureOf(source, value), isOptional: false, text }];
    }
    if (node.type === 'MethodDefinition' && node.key.type === 'Identifier' && !node.accessibility) {
      if (node.kind === 'constructor') return [];
      const { returnType, body } = node.value;
      const type =
        node.kind === 'get'
          ? returnType
            ? sliceOf(source, returnType.typeAnnotation)
            : ''
          : oneLine(source.code.slice(node.key.end, body?.start ?? node.end));
      return [{ name: node.key.name, type, isOptional: false, text }];
    }
    return [];
  });
}

function membersOfNode(source: Source, node: Node): Members {
  if (node.type === 'TSTypeAliasDeclaration') return membersOfType(source, node.typeAnnotation);
  if (node.type === 'ClassDeclaration') return { members: membersIn(source, node.body.body), others: [] };
  if (node.type === 'VariableDeclarator' && node.init?.type === 'ObjectExpression')
    return { members: membersOfObject(source, node.init.properties), others: [] };
  if (node.type !== 'TSInterfaceDeclaration') return none;
  return union([
    { members: membersIn(source, node.body.body), others: [] },
    ...node.extends.map((heritage) =>
      heritage.expression.type === 'Identifier'
        ? membersOfReference(source, heritage.expression.name, heritage.typeArguments?.params ?? [], heritage)
        : none,
    ),
  ]);
}

/** The functions of an object such as `toast`. */
const membersOfObject = (source: Source, properties: readonly Node[]): Member[] =>
  properties.flatMap((node): Member[] => {
    if (node.type !== 'Property' || node.key.type !== 'Identifier') return [];
    const { value } = node;
    if (value.type !== 'ArrowFunctionExpression') return [];
    return [
      {
        name: node.key.name,
        type: signatureOf(source, value),
        isOptional: false,
        text: commentAbove(source, node.start),
      },
    ];
  });

/** The members of an interface, a type, a class or an object, with those it extends. */
export function membersOf(path: string, name: string): Members | null {
  const found = declaredIn(sourceOf(path), name);
  return found && membersOfNode(found.source, found.node);
}

interface NamedType {
  text: string;
  /** What the name of a union or a function is short for. */
  type: string;
  members: Member[];
  /** The module that declares it. */
  path: string;
}

/** A type of the library that a module names. null for those of packages. */
export function typeOf(path: string, name: string): NamedType | null {
  const found = declaredIn(sourceOf(path), name);
  if (!found) return null;
  const { source, node, start } = found;
  const { members } = membersOfNode(source, node);
  const text = commentAbove(source, start);
  if (node.type === 'TSInterfaceDeclaration') return { text, type: '', members, path: source.path };
  if (node.type !== 'TSTypeAliasDeclaration') return null;
  const type = typeText(source, node.typeAnnotation).replace(/^\| /, '');
  return { text, type, members, path: source.path };
}

/** The values that a module exports from others, and from which. */
export function exportsOf(path: string): Map<string, string> {
  const source = sourceOf(path);
  return new Map([
    ...source.wholes.flatMap((whole) => [...exportsOf(whole)]),
    ...[...source.imports]
      .filter(([, { isType }]) => !isType)
      .map(([name, { from }]) => [name, importedPath(source, from) ?? from] as const),
  ]);
}

/** A function's signature and comment. */
export function functionOf(path: string, name: string): SourceFunction | null {
  const found = declaredIn(sourceOf(path), name);
  if (!found) return null;
  const { source, node, start } = found;
  const text = commentAbove(source, start);
  if (node.type === 'FunctionDeclaration' && node.body) {
    const signature = oneLine(source.code.slice(node.id!.start, node.body.start));
    return { name, signature, text };
  }
  if (node.type !== 'VariableDeclarator' || node.init?.type !== 'ArrowFunctionExpression') return null;
  return { name, signature: name + signatureOf(source, node.init), text };
}

/** The values that a component's props have if they're left out. */
export function defaultsOf(path: string, component: string): Map<string, string> {
  const found = declaredIn(sourceOf(path), component);
  const [props] = found?.node.type === 'FunctionDeclaration' ? found.node.params : [];
  const defaults = new Map<string, string>();
  if (props?.type !== 'ObjectPattern') return defaults;
  for (const one of props.properties)
    if (one.type === 'Property' && one.key.type === 'Identifier' && one.value.type === 'AssignmentPattern')
      defaults.set(one.key.name, sliceOf(found!.source, one.value.right));
  return defaults;
}

/** What a comment above a component says. */
export const commentOf = (path: string, name: string): string => {
  const found = declaredIn(sourceOf(path), name);
  return found ? commentAbove(found.source, found.start) : '';
};
