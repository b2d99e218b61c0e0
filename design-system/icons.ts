/**
 * Generates the drawings of icons from the package `lucide-react`, each as a single path, so that the library needs
 * neither the package nor its components. Run with `npm run icons`.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

type Shape = [tag: string, attributes: Record<string, string>];

const sources = new URL('src/', import.meta.url);

/** Files in `src/icons` with the drawings that are imported from them: of first pages, and of some screens. */
export const files = ['drawings.gen.ts', 'more-drawings.gen.ts'];

/** The names of drawings that the library imports from a file: `ArrowLeft`. */
function importedNames(from: string): string[] {
  const names = globSync('**/*.tsx', { cwd: sources }).flatMap((file) => {
    const code = readFileSync(new URL(file, sources), 'utf8');
    const [, imported = ''] = new RegExp(`import \\{([^}]*)\\} from '[^']*/${from}'`).exec(code) ?? [];
    return imported.split(',').map((name) => name.trim().split(' as ')[0]!);
  });
  return [...new Set(names)].filter(Boolean).sort();
}

/** Begins a path with an absolute point, because others come before it: `m9 18 6-6` → `M9 18l6-6`. */
function absolute(path: string): string {
  const number = '[\\s,]*-?(?:\\d+\\.?\\d*|\\.\\d+)';
  const [whole, point] = new RegExp(`^m(${number}${number})[\\s,]*`).exec(path) ?? [];
  if (whole === undefined) return path;
  const rest = path.slice(whole.length);
  return /^[-.\d]/.test(rest) ? `M${point}l${rest}` : `M${point}${rest}`;
}

function pathOf([tag, attributes]: Shape): string {
  const of = (name: string) => Number(attributes[name] ?? 0);
  const oval = (rx: number, ry: number) =>
    `M${of('cx') - rx} ${of('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
  if (tag === 'path') return absolute(attributes.d!);
  if (tag === 'circle') return oval(of('r'), of('r'));
  if (tag === 'ellipse') return oval(of('rx'), of('ry'));
  if (tag === 'line') return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
  if (tag === 'polyline') return `M${attributes.points}`;
  if (tag !== 'rect') throw new Error(`an icon has a ${tag}`);
  const [width, height, r] = [of('width'), of('height'), of('rx')];
  const corner = (x: number, y: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${x * r} ${y * r}`);
  return `M${of('x') + r} ${of('y')}h${width - 2 * r}${corner(1, 1)}v${height - 2 * r}${corner(-1, 1)}h${2 * r - width}${corner(-1, -1)}v${2 * r - height}${corner(1, -1)}`;
}

interface LucideModule {
  __iconData?: { node: Shape[] };
  default: { render: { displayName: string } };
}

async function shapesOf(name: string): Promise<Shape[]> {
  const file = name.replace(/(?<!^)[A-Z]|\d+/g, (part) => `-${part}`).toLowerCase();
  const module = (await import(`lucide-react/icons/${file}`)) as LucideModule;
  // An earlier name of an icon only exports the renamed one.
  return module.__iconData?.node ?? shapesOf(module.default.render.displayName);
}

export async function render(file: string): Promise<string> {
  const lines = [];
  for (const name of importedNames(file))
    lines.push(`export const ${name} = '${(await shapesOf(name)).map(pathOf).join('')}';`);
  return `// Written by icons.ts from Lucide (ISC license, https://lucide.dev/license).\n${lines.join('\n')}\n`;
}

if (import.meta.main)
  for (const file of files) writeFileSync(new URL(`icons/${file}`, sources), await render(file));
