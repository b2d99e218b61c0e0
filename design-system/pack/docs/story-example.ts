import { readFileSync } from 'node:fs';
import type { JSXElement, ObjectExpression, Program, Statement } from '@oxc-project/types';
import { parseSync, Visitor } from 'rolldown/utils';

interface Source {
  code: string;
  program: Program;
}

const textOf = ({ code }: Source, { start, end }: { start: number; end: number }) => code.slice(start, end);

/** Text that begins in an indented line, without that indentation. */
function unindented({ code }: Source, { start, end }: { start: number; end: number }): string {
  const [indent] = /^ */.exec(code.slice(code.lastIndexOf('\n', start) + 1))!;
  return code.slice(start, end).replaceAll(`\n${indent}`, '\n');
}

/** The first element of a component, or field of a form, whose props are all in it, and that isn't one of a list. */
function elementIn(source: Source, name: string): string {
  let found: JSXElement | undefined;
  new Visitor({
    JSXElement(element) {
      if (found) return;
      const { name: tag, attributes } = element.openingElement;
      const isField = attributes.some((one) => new RegExp(`^as=\\{${name}\\b`).test(textOf(source, one)));
      if (textOf(source, tag) !== name && !isField) return;
      const isWhole = attributes.every((one) => one.type === 'JSXAttribute' && one.name.name !== 'key');
      if (isWhole) found = element;
    },
  }).visit(source.program);
  return found ? unindented(source, found) : '';
}

const declared = (statement: Statement) =>
  statement.type === 'VariableDeclaration' && statement.kind === 'const'
    ? statement.declarations[0]
    : undefined;

/** The object of a constant. */
function objectOf({ program }: Source, name: string): ObjectExpression | undefined {
  for (const statement of program.body) {
    const one = declared(statement);
    if (one?.id.type !== 'Identifier' || one.id.name !== name) continue;
    const value = one.init?.type === 'TSSatisfiesExpression' ? one.init.expression : one.init;
    if (value?.type === 'ObjectExpression') return value;
  }
  return undefined;
}

const indented = (text: string) => `  ${text.replaceAll('\n', '\n  ')}`;

/** An attribute, as short as it can be written. */
function attributeOf(prop: string, value: string): string {
  if (value === 'true') return prop;
  if (/^'[^'"\\]*'$/.test(value)) return `${prop}="${value.slice(1, -1)}"`;
  // Tests pass spies.
  return /^fn\(/.test(value) ? `${prop}={${prop}}` : `${prop}={${value}}`;
}

const asChildren = (value: string) => {
  if (value.startsWith('<')) return value;
  return /^'[^'"\\{}<]*'$/.test(value) ? value.slice(1, -1) : `{${value}}`;
};

/** An element with the `args` of all stories. */
function elementOfArgs(source: Source, name: string): string {
  const given = (key: string) =>
    objectOf(source, 'meta')?.properties.find(
      (one) => one.type === 'Property' && textOf(source, one.key) === key,
    );
  const [args, component] = [given('args'), given('component')];
  // A story may narrow the component's type: `DataTable<Payment>`.
  if (component?.type !== 'Property' || !new RegExp(`^\\(?${name}\\b`).test(textOf(source, component.value)))
    return '';
  if (args?.type !== 'Property' || args.value.type !== 'ObjectExpression') return '';
  let children = '';
  const attributes: string[] = [];
  for (const one of args.value.properties) {
    if (one.type === 'SpreadElement') attributes.push(`{${textOf(source, one)}}`);
    else {
      const inner = one.value.type === 'ParenthesizedExpression' ? one.value.expression : one.value;
      const value = unindented(source, inner);
      if (textOf(source, one.key) === 'children') children = asChildren(value);
      else attributes.push(attributeOf(textOf(source, one.key), value));
    }
  }
  const line = [name, ...attributes].join(' ');
  const isLong = line.length > 90 || line.includes('\n');
  const opening = isLong ? `${name}\n${attributes.map(indented).join('\n')}\n` : line;
  if (!children) return `<${opening}${isLong ? '' : ' '}/>`;
  return `<${opening}>\n${indented(children)}\n</${name}>`;
}

/** The short constants that an example names. */
function constantsOf(source: Source, example: string): string[] {
  return source.program.body.flatMap((statement) => {
    const one = declared(statement);
    if (one?.id.type !== 'Identifier' || one.id.name === 'meta') return [];
    const text = textOf(source, statement);
    const isNamed = new RegExp(`\\b${one.id.name}\\b(?!=)`).test(example);
    const isOfTest = /\b(?:fn|screen|canvas)\b/.test(text);
    return isNamed && !isOfTest && text.split('\n').length <= 12 ? [text] : [];
  });
}

/** A use of a component, from its stories, or an empty text. */
export function exampleOf(stories: string, name: string): string {
  const code = readFileSync(stories, 'utf8');
  const source = { code, program: parseSync(stories, code).program };
  const element = elementIn(source, name) || elementOfArgs(source, name);
  return element && [...constantsOf(source, element), element].join('\n\n');
}
