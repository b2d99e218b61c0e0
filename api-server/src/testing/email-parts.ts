/** The text of an e-mail's HTML form, as a mail program shows it, and where its links lead. */
export function readEmailHtml(html: string): { text: string; links: string[]; buttons: number } {
  const decode = (encoded: string) =>
    encoded
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  const [, body = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? [];
  return {
    text: decode(body.replaceAll(/<\/?(a|span)\b[^>]*>/g, '').replaceAll(/<[^>]*>/g, '\n')),
    links: [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => decode(href!)),
    buttons: body.match(/<a class="label"/g)?.length ?? 0,
  };
}

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ');

/** What the plain form of an e-mail says and its HTML form doesn't, and other faults of the HTML form. */
export function faultsOfEmail({ text, html }: { text: string; html: string }): string[] {
  const read = readEmailHtml(html);
  const shown = squeeze(read.text);
  const missing = text
    .trim()
    .split('\n\n')
    // The button shows its label only.
    .map((paragraph) => [paragraph, paragraph.replace(/: https?:\/\/\S+$/, '')])
    .filter((forms) => !forms.some((form) => shown.includes(squeeze(form))))
    .map(([paragraph]) => paragraph);
  // What people wrote stays text.
  const ours = text.replaceAll(/“[^”]*”|«[^»]*»/g, '');
  const lost = (ours.match(/https?:\/\/\S*[^\s.,;:!?)]/g) ?? []).filter(
    (url) => !read.links.some((link) => link.startsWith(url)),
  );
  const active = html.match(/<(script|img|iframe|link|object|form)\b|\son\w+=|url\(|@import/gi) ?? [];
  return [
    ...missing.map((paragraph) => `HTML lacks the paragraph: ${paragraph}`),
    ...lost.map((url) => `HTML lacks the link: ${url}`),
    ...(text.match(/\p{Sc} \d|\d:\d\d (?:[AP]M|[ap]\.)/gu) ?? []).map((value) => `it breaks inside ${value}`),
    ...active.map((found) => `HTML loads or runs something: ${found}`),
    ...(read.buttons > 1 ? ['HTML has more than one button'] : []),
    ...(/<html lang="(en|es)-US"/.test(html) ? [] : ['HTML has no language']),
  ];
}
