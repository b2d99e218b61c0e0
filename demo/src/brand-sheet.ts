/** Sent to the pages in frames, with a style sheet. */
export const brandEvent = 'demo-brand';

let shown = '';
let sheet: CSSStyleSheet | undefined;

/** The style sheet of the brand that this page is shown in. */
export const shownBrand = (): string => shown;

/** Shows this page and those in its frames in a brand. A constructed style sheet is allowed by any security policy. */
export function showBrand(css: string): void {
  shown = css;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(css);
  for (const { contentDocument, contentWindow } of document.querySelectorAll('iframe'))
    if (contentDocument) contentWindow!.dispatchEvent(new CustomEvent(brandEvent, { detail: css }));
}
