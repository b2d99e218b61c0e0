import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** A text with its web addresses as links. `attributes`: more of each link. */
export function linked(text: string, attributes: Html | '' = ''): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((piece, index) =>
      index % 2 === 1 ? html`<a href="${piece}"${attributes}>${piece}</a>` : html`${piece}`,
    );
}
