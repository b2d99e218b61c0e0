import { type Block, type Document, languageTag } from './document.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);

const element = (name: string, content: string, attributes = '') =>
  `<${name}${attributes}>${content}</${name}>`;
const all = (name: string, texts: string[], attributes = '') =>
  texts.map((text) => element(name, escaped(text), attributes)).join('');

function tableHtml({ caption, head, rows, total }: Extract<Block, { kind: 'table' }>): string {
  const header = element('thead', element('tr', all('th', head, ' scope="col"')));
  const rowHtml = ([first, ...rest]: string[]) =>
    element('tr', `${all('th', [first!], ' scope="row"')}${all('td', rest)}`);
  const body = element('tbody', rows.map(rowHtml).join(''));
  const foot = total ? element('tfoot', rowHtml(total)) : '';
  const title = caption === null ? '' : element('caption', escaped(caption));
  return element('table', `${title}${header}${body}${foot}`);
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return element('p', escaped(block.text));
    case 'facts':
      return all(
        'p',
        block.facts.map(([label, value]) => `${label}: ${value}`),
      );
    case 'list':
      return element(block.isOrdered ? 'ol' : 'ul', all('li', block.items));
    case 'table':
      return tableHtml(block);
    case 'code':
      return element('p', escaped(block.address));
    case 'signature':
      return element('p', escaped(`${block.name}. ${block.description}`));
  }
}

/**
 * Renders a document as an HTML `article` in its language, for a page with a level-1 heading. It contains no scripts,
 * styles, links or pictures, and all text is escaped. The same document always gives the same HTML.
 */
export function renderHtml({ title, language, highlight, introduction, sections }: Document): string {
  const parts = sections.map((section, index) =>
    element(
      'section',
      `${element('h3', escaped(`${index + 1}. ${section.title}`))}${section.blocks.map(blockHtml).join('')}`,
      ` id="section-${index + 1}"`,
    ),
  );
  return element(
    'article',
    `${element('h2', escaped(title))}${all('p', [...(highlight ? [highlight] : []), ...introduction])}${parts.join('')}`,
    ` lang="${languageTag(language)}"`,
  );
}
