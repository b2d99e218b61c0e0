/** The origin of the site in prerendered pages until they are sent, because one build can be served at any. */
export const anySite = 'https://site.invalid';

/** The URL of a page in each language it exists in, by language. */
export type Addresses = Record<string, string>;

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The addresses in the languages that are offered, in that order. */
const offeredOf = (addresses: Addresses, languages: readonly string[]) =>
  languages.flatMap((language) => {
    const address = addresses[language];
    return address === undefined ? [] : [[language, address] as const];
  });

const links = (name: string, end: string, entries: readonly (readonly [string, string])[]) =>
  entries.map(
    ([language, address]) =>
      `<${name} rel="alternate" hreflang="${language}" href="${escapeXml(address)}"${end}`,
  );

/** The links of a page to itself in each language. Readers of other languages get the first one. */
export function alternateLinks(addresses: Addresses, languages: readonly string[]): string {
  const offered = offeredOf(addresses, languages);
  const [first] = offered;
  const standard = first ? [['x-default', first[1]] as const] : [];
  return links('link', '>', [...offered, ...standard]).join('\n    ');
}

/** A sitemap with the address of each page in each language that is offered. */
export function sitemapOf(pages: readonly Addresses[], languages: readonly string[]): string {
  const urls = pages.flatMap((addresses) => {
    const offered = offeredOf(addresses, languages);
    const alternates = links('xhtml:link', '/>', offered).map((link) => `    ${link}`);
    return offered.map(
      ([, address]) => `  <url>\n    <loc>${escapeXml(address)}</loc>\n${alternates.join('\n')}\n  </url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Lets search engines read everything but the API, and names the sitemap. */
export const robotsOf = (site: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${site}/sitemap.xml\n`;
