import { createElement, Fragment, type ReactNode } from 'react';

/** A section of a document: its heading's id and text. */
export interface DocumentSection {
  id: string;
  title: string;
}

export interface DocumentNodes {
  lang: string | undefined;
  /** The title and the content before the first section. */
  opening: ReactNode[];
  sections: DocumentSection[];
  body: ReactNode[];
}

/** The allowed inline elements. Others are dropped and their content kept. */
const knownTags = new Set(
  'h2 h3 h4 p ul ol li table caption thead tbody tr th td strong em b i blockquote br sup sub'.split(' '),
);
/** Elements dropped with everything in them. */
const dropped = new Set('script style template iframe object svg math noscript title'.split(' '));

export const titleIdOf = (idPrefix: string) => `${idPrefix}-title`;

/**
 * Converts HTML to React nodes with an allowlist, so that nothing in it can run. A `section` passes its id to its
 * heading. `idPrefix` separates the ids of several documents on a page.
 */
export function readDocument(html: string, idPrefix: string): DocumentNodes {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const root = body.querySelector('article') ?? body;
  const sections: DocumentSection[] = [];

  const nodesOf = (parent: Element, place: string): ReactNode[] =>
    [...parent.childNodes].map((node, index) => nodeOf(node, `${place}.${index}`));

  const nodeOf = (node: ChildNode, key: string): ReactNode => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element)) return null;
    const name = node.localName;
    if (dropped.has(name)) return null;
    if (!knownTags.has(name)) return <Fragment key={key}>{nodesOf(node, key)}</Fragment>;
    if (name === 'br') return <br key={key} />;
    const isSectionHeading = name === 'h3' && node.parentElement?.localName === 'section';
    const id = isSectionHeading ? `${idPrefix}-${node.parentElement.id || sections.length + 1}` : undefined;
    if (id) sections.push({ id, title: node.textContent.trim() });
    const isTitle = name === 'h2' && node.parentElement === root;
    const scope = node.getAttribute('scope');
    return createElement(
      name,
      {
        key,
        lang: node.getAttribute('lang') ?? undefined,
        ...(isTitle && { id: titleIdOf(idPrefix) }),
        ...(id && { id, tabIndex: -1 }),
        ...((scope === 'row' || scope === 'col') && { scope }),
      },
      ...nodesOf(node, key),
    );
  };

  const children = [...root.childNodes];
  const firstSection = children.findIndex(
    (child) => child instanceof Element && child.localName === 'section',
  );
  const end = firstSection < 0 ? children.length : firstSection;
  return {
    lang: root.getAttribute('lang') ?? undefined,
    opening: children.slice(0, end).map((node, index) => nodeOf(node, `opening.${index}`)),
    body: children.slice(end).map((node, index) => nodeOf(node, `body.${index}`)),
    sections,
  };
}
