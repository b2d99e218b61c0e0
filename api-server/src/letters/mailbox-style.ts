import { hexColor } from '@institute/design-system/brand';
import { dark, light } from '@institute/design-system/tokens';

const colorsOf = (theme: typeof light | typeof dark) =>
  [
    ['paper', theme.surface],
    ['card', theme.surfaceRaised],
    ['hover', theme.surfaceHover],
    ['line', theme.line],
    ['ink', theme.ink],
    ['muted', theme.inkMuted],
    ['link', theme.brandInk],
    ['focus', theme.focusRing],
    ['brand', theme.brand],
    ['on-brand', theme.onBrand],
    ['sun', theme.accent],
  ]
    .map(([name, color]) => `--${name}:${hexColor(color!)}`)
    .join(';');

/** The style sheet of the embedded mailbox: the look of the e-mails that it shows. */
export const mailboxStyle = `
:root { color-scheme: light dark; ${colorsOf(light)} }
@media (prefers-color-scheme: dark) { :root { ${colorsOf(dark)} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif; }
.page { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.message { max-width: 46rem; }
h1, h2, .sender { font-family: Fraunces, Georgia, 'Times New Roman', serif; font-weight: 600; overflow-wrap: anywhere; }
h1 { margin: 1.75rem 0 0.5rem; font-size: 1.75rem; line-height: 1.2; text-wrap: balance; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.25rem; line-height: 1.3; }
.letterhead { display: flex; align-items: center; gap: 0.75rem; padding-block-end: 1rem; border-block-end: 1px solid var(--line); }
.letterhead svg { flex: none; }
.mark { fill: var(--brand); } .leaf { fill: var(--on-brand); } .sun { fill: var(--sun); } .vein { fill: none; stroke: var(--brand); stroke-width: 1.4; stroke-linecap: round; }
.sender { font-size: 1.0625rem; line-height: 1.3; }
.muted { margin: 0 0 1.25rem; color: var(--muted); }
a { color: var(--link); }
a:focus { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 0.25rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; overflow: hidden; }
table { width: 100%; border-collapse: collapse; }
th { color: var(--muted); font-size: 0.875rem; font-weight: 600; text-align: start; }
th, td { padding: 0.875rem 1rem; vertical-align: baseline; overflow-wrap: anywhere; }
td { border-block-start: 1px solid var(--line); }
td a { font-weight: 600; text-decoration: none; }
td a:hover { text-decoration: underline; }
td:not(:first-child) { color: var(--muted); font-size: 0.9375rem; }
th:nth-child(3) { width: 17rem; }
tbody tr:hover { background: var(--hover); }
time, td:nth-child(2) { white-space: nowrap; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 0 0 1.5rem; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 36rem; border: 0; }
.plain { padding: 1rem 1.5rem; }
.plain p { margin: 0.75rem 0; overflow-wrap: anywhere; white-space: pre-line; }
.back { display: inline-block; padding-block: 0.625rem; }
@media (max-width: 56rem) {
  thead { position: absolute; inset-block-start: 0; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody { display: block; }
  tr { display: grid; grid-template-columns: 1fr auto; gap: 0.125rem 0.5rem; padding: 0.75rem 1rem; }
  tr + tr { border-block-start: 1px solid var(--line); }
  td { padding: 0; border: 0; }
  td:first-child { grid-column: 1 / -1; padding-block: 0.25rem; }
  td:not(:first-child) { font-size: 0.875rem; }
  td:nth-child(2) { white-space: normal; }
  td:nth-child(3) { grid-row: 3; grid-column: 1 / -1; }
  .plain { padding: 0.5rem 1rem; }
}
`;
