/** What is written into HTML pages, so that an app knows it before its first render. */
export type PageData = {
  /** The languages that pages are offered in, such as `es`. The first one is the default. */
  languages: string[];
  /** For pages that the browser renders. */
  app: object;
  /** For prerendered pages, by language. */
  pages: Record<string, object>;
};

export const escapeScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Adds data that the app reads with `JSON.parse`. Browsers don't run it, whatever it contains. */
export const addData = (html: string, data: object, languages: string[]) =>
  html
    .replace(/<html lang="[^"]*"/, (tag) => `${tag} data-languages="${languages.join(' ')}"`)
    .replace(
      '</head>',
      () => `<script type="application/json" id="institute">${escapeScript(data)}</script></head>`,
    );

export const addScript = (html: string, address: string | null) =>
  address ? html.replace('</head>', `<script defer src="${address}"></script></head>`) : html;
