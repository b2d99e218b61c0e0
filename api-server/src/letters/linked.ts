import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/**
 * A text with these web addresses as links. Others stay text: the institute's e-mail must not lead where a coach or a student
 * wants. `attributes`: more of each link.
 */
export function linked(text: string, addresses: readonly string[], attributes: Html | '' = ''): Html[] {
  const [address, ...others] = addresses;
  if (!address) return [html`${text}`];
  const link = html`<a href="${address}"${attributes}>${address}</a>`;
  return text
    .split(address)
    .flatMap((part, index) => [...(index > 0 ? [link] : []), ...linked(part, others, attributes)]);
}
