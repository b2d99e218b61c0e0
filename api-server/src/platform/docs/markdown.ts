import { html } from 'hono/html';

/** The result of `html`, or a list of them. */
export type Html = ReturnType<typeof html> | Html[] | string;

/** The id of a heading, for links to it. */
export function anchorOf(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Renders `code` and **bold** within a text. */
export function inline(text: string): Html {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    return part.startsWith('**') ? html`<strong>${part.slice(2, -2)}</strong>` : html`${part}`;
  });
}

/** Renders the Markdown used in the document's descriptions: paragraphs, lists and second-level headings. */
export function markdown(text: string): Html {
  const blocks = text.trim().split(/\n\s*\n/);
  return blocks.map((block) => {
    if (block.startsWith('## ')) {
      const heading = block.slice(3);
      return html`<h2 id="${anchorOf(heading)}">${heading}</h2>`;
    }
    if (block.startsWith('- ')) {
      const items = block.split(/^- /m).slice(1);
      return html`<ul>${items.map((item) => html`<li>${inline(item.trim())}</li>`)}</ul>`;
    }
    return html`<p>${inline(block)}</p>`;
  });
}

export function headingsOf(text: string): string[] {
  return [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!);
}
