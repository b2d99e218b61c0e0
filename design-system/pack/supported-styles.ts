import { createRequire } from 'node:module';
import { compat, type Feature, Lacking, type Targets } from './supported.ts';

const require = createRequire(import.meta.url);

interface Node {
  type: string;
  name: string;
  property: string;
  unit: string;
  kind: string;
  children: { first: Node | null } | null;
}
interface Walk {
  enter: (this: { atrule: Node | null; declaration: Node | null }, node: Node) => void;
}
const { parse, walk } = require('css-tree') as {
  parse: (sheet: string, options: { parseCustomProperty: boolean }) => Node;
  walk: (sheet: Node, options: Walk) => void;
};

const { properties, selectors, types, 'at-rules': atRules } = compat.css;

/** `oklch` → its feature, which MDN files under `color`. */
const functions: Record<string, Feature> = Object.assign({}, ...Object.values(types!), types);

/** MDN describes `dvh` as one of the dynamic units. */
function unitFeature(unit: string): unknown {
  const length = types!.length!;
  const kinds: Record<string, string> = { d: 'dynamic', l: 'large', s: 'small' };
  const [, kind] = /^([dls])v/.exec(unit) ?? [];
  if (kind) return length[`viewport_percentage_units_${kinds[kind]}`];
  return unit.startsWith('cq') ? length.container_query_length_units : length[unit];
}

/** What a style sheet uses that an oldest supported browser lacks: rules, selectors, properties, values and units. */
export function unsupportedStyles(sheet: string, targets: Targets): Lacking {
  const lacking = new Lacking(targets);
  walk(parse(sheet, { parseCustomProperty: true }), {
    enter(node) {
      const { declaration, atrule } = this;
      const property = declaration ? properties![declaration.property] : undefined;
      switch (node.type) {
        case 'Atrule':
          lacking.check(atRules![node.name], `@${node.name}`);
          break;
        case 'FeatureRange':
          lacking.check(atRules!.media!.range_syntax, `@${node.kind} with < or >`);
          break;
        case 'Feature':
          lacking.check(atRules![node.kind]?.[node.name], `@${node.kind} (${node.name})`);
          break;
        case 'FeatureFunction':
          lacking.check(atRules!.container!.style_queries_for_custom_properties, `@${node.kind} style()`);
          break;
        case 'PseudoClassSelector':
        case 'PseudoElementSelector':
          // Prefixed selectors are only for that browser.
          if (!node.name.startsWith('-')) lacking.check(selectors![node.name], `:${node.name}`);
          break;
        case 'NestingSelector':
          lacking.check(selectors!.nesting, '&');
          break;
        case 'Declaration':
          // Prefixed properties are only for that browser too.
          if (!node.property.startsWith('-')) lacking.check(properties![node.property], node.property);
          if (atrule)
            lacking.check(atRules![atrule.name]?.[node.property], `@${atrule.name} ${node.property}`);
          break;
        case 'Identifier':
          if (declaration && !lacking.has(declaration.property))
            lacking.check(property?.[node.name], `${declaration.property}: ${node.name}`);
          break;
        case 'Function': {
          const feature = functions[node.name];
          const own = property?.[`${node.name}_function`] ?? property?.[node.name];
          lacking.check(own ?? feature, `${node.name}()`);
          if (node.children?.first?.name === 'from')
            lacking.check(feature?.relative_syntax, `${node.name}(from …)`);
          break;
        }
        case 'Dimension':
          lacking.check(unitFeature(node.unit), node.unit);
      }
    },
  });
  return lacking;
}
