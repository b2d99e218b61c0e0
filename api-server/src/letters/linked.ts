import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** What people wrote to each other, such as a reason or a note. */
const quoted = /(“[^”]*”|«[^»]*»)/;
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/**
 * A text with its web addresses as links. `attributes`: more of each link. Addresses in quotation marks stay text: the
 * institute's e-mail must not lead where a coach or a student wants.
 */
export function linked(text: string, attributes: Html | '' = ''): Html[] {
  return text
    .split(quoted)
    .flatMap((part, index) =>
      index % 2 === 1
        ? [html`${part}`]
        : part
            .split(address)
            .map((piece, at) =>
              at % 2 === 1 ? html`<a href="${piece}"${attributes}>${piece}</a>` : html`${piece}`,
            ),
    );
}
