/** The styles of the pages under /docs, which have no scripts, fonts or external resources. */
export const style = `
:root {
  color-scheme: light dark;
  --surface: light-dark(oklch(98.5% 0.008 85), oklch(21% 0.015 165));
  --sunken: light-dark(oklch(95.5% 0.012 85), oklch(26% 0.018 165));
  --ink: light-dark(oklch(24% 0.02 160), oklch(93% 0.01 90));
  --muted: light-dark(oklch(43% 0.02 160), oklch(76% 0.015 120));
  --line: light-dark(oklch(86% 0.012 85), oklch(38% 0.018 165));
  --brand: light-dark(oklch(42% 0.08 165), oklch(80% 0.09 165));
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
.page { max-width: 76rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 2.5rem) 4rem; }
nav ul { display: flex; flex-flow: row wrap; gap: 0 1.25rem; list-style: none; margin: 0; padding: 0; }
@media (min-width: 60rem) {
  .page { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 3rem; align-items: start; }
  .page > nav { position: sticky; top: 1.5rem; max-height: calc(100vh - 3rem); overflow-y: auto; }
  nav ul { flex-direction: column; }
}
main { max-width: 52rem; min-width: 0; }
a { color: var(--brand); text-underline-offset: 0.2em; }
a:focus-visible, pre:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.skip { position: absolute; inset-inline-start: 1rem; inset-block-start: -4rem; background: var(--surface); padding: 0.75rem 1rem; }
.skip:focus { inset-block-start: 1rem; }
nav a { display: inline-block; padding: 0.3rem 0; min-height: 2rem; }
nav a[aria-current] { font-weight: 650; text-decoration: none; color: var(--ink); }
h1 { font-size: clamp(1.8rem, 1.4rem + 2vw, 2.6rem); line-height: 1.15; margin: 1rem 0; }
h2 { font-size: 1.5rem; line-height: 1.25; margin: 2.5rem 0 0.75rem; }
h3 { font-size: 1.1rem; margin: 1.75rem 0 0.5rem; }
h1, h2, h3 { text-wrap: balance; scroll-margin-block-start: 1rem; }
section { border-block-start: 1px solid var(--line); margin-block-start: 2.5rem; scroll-margin-block-start: 1rem; }
section > h2 { margin-block-start: 1.5rem; }
p, li, dd { max-width: 70ch; }
h1, h2, h3, p, td, th, li, dd, ul a { overflow-wrap: anywhere; }
code { font: 0.9em/1.5 ui-monospace, monospace; background: var(--sunken); border-radius: 4px; padding: 0.1em 0.3em; }
.call code { display: inline-block; padding: 0.4rem 0.75rem; }
pre { background: var(--sunken); border: 1px solid var(--line); border-radius: 10px; padding: 0.9rem 1rem; overflow: auto; max-height: 24rem; }
pre code { background: none; padding: 0; }
figure { margin: 1rem 0; }
figcaption, caption, small { color: var(--muted); font-size: 0.9rem; }
caption { text-align: start; padding-block-end: 0.4rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.55rem 1rem 0.55rem 0; border-block-end: 1px solid var(--line); font-weight: 400; }
thead th { font-weight: 650; }
th:first-child { width: 28%; }
th:nth-child(2) { width: 24%; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.35rem 1.25rem; }
dt { font-weight: 650; }
dd { margin: 0; }
ul.keys { display: flex; flex-wrap: wrap; gap: 0.35rem 1rem; list-style: none; padding: 0; }
@media (max-width: 40rem) {
  table, caption, tbody, tr, th, td { display: block; width: auto; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tr { border-block-end: 1px solid var(--line); padding-block: 0.6rem; }
  th, td { border: 0; padding: 0.1rem 0; }
  dl { grid-template-columns: 1fr; }
  dd { margin-block-end: 0.4rem; }
}
@media print {
  nav, .skip { display: none; }
  .page { display: block; padding: 0; }
  body { font-size: 10pt; }
  pre { max-height: none; white-space: pre-wrap; }
  section, tr, figure { break-inside: avoid-page; }
}
`;
