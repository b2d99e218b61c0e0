import { join } from 'node:path';
import { type Manifest, moduleEntries } from '../manifest.ts';
import { cell, type Page, table } from './markdown.ts';
import { exportsOf, functionOf, type Member, membersOf } from './source-types.ts';

/** The entries of functions, of which all are documented. */
const functions: readonly string[] = ['./testing', './rules', './formats'];

/** What is documented beside hooks, by other entry. */
const others: Readonly<Record<string, readonly string[]>> = {
  '.': ['toast', 'announce'],
  './forms': ['fieldChecks', 'formList', 'saveRecord'],
  './app': ['createDraftStore', 'createErrorMessages', 'createStoredValue'],
};

const isDocumented = (entry: string, name: string) =>
  functions.includes(entry) || /^use[A-Z]/.test(name) || others[entry]?.includes(name);

export const membersTable = (head: string, members: readonly Member[]) =>
  table(
    [head, 'Type', 'What it is'],
    members.map(({ name, type, isOptional, text }) => [
      `\`${name}\`${isOptional ? '' : ' (required)'}`,
      cell(`\`${type}\``),
      cell(text),
    ]),
  );

/** What a function is called with and returns: the types of its signature that have members. */
function typesOf(module: string, signature: string): string[] {
  const [parameters = '', returned = ''] = signature.split(/\): (?=[^:]*$)/);
  const names = (text: string) => [...new Set(text.match(/\b[A-Z]\w+/g) ?? [])];
  const returnedNames = names(returned);
  return [...new Set([...names(parameters), ...returnedNames])].flatMap((name) => {
    const members = membersOf(module, name)?.members ?? [];
    if (members.length === 0) return [];
    const isReturned = returnedNames.includes(name);
    const shown = isReturned ? members.map((one) => ({ ...one, isOptional: true })) : members;
    return [`**${name}**${isReturned ? ', returned' : ''}`, membersTable('Name', shown)];
  });
}

function sectionOf(name: string, module: string): string[] {
  const found = functionOf(module, name);
  if (found)
    return [
      `### ${name}`,
      `\`\`\`ts\n${found.signature}\n\`\`\``,
      ...(found.text ? [found.text] : []),
      ...typesOf(module, found.signature),
    ];
  const members = membersOf(module, name)?.members ?? [];
  const listed = members.map((one) => ({ ...one, isOptional: true }));
  return members.length > 0
    ? [
        `### ${name}`,
        membersTable('Function', listed),
        ...typesOf(module, listed.map(({ type }) => type).join(' ')),
      ]
    : [];
}

/** The hooks and functions of all entries, with the types of what they take and return. */
export function apiPage(folder: string, manifest: Manifest): Page {
  const sections = moduleEntries(manifest).flatMap(({ name: entry, source }) => {
    const exported = [...exportsOf(join(folder, 'src', source))].filter(([name]) =>
      isDocumented(entry, name),
    );
    const body = exported
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, module]) => sectionOf(name, module));
    return body.length > 0 ? [`## ${join(manifest.name, entry)}`, ...body] : [];
  });
  const summary = 'Hooks and functions with what they take and return, from their types.';
  return {
    path: 'api',
    group: 'API',
    title: 'Hooks and functions',
    summary,
    text: ['# Hooks and functions', summary, ...sections].join('\n\n'),
  };
}
