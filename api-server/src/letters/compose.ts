import { hexColor } from '@institute/design-system/brand';
import { dark, light } from '@institute/design-system/tokens';
import { html } from 'hono/html';
import { languageTag } from '../documents/document.ts';
import type { InstituteSettings } from '../institute/settings.ts';
import { closingOf, type Letter, oneParagraph, signatureOf } from './letter.ts';
import { linked } from './linked.ts';

type Part =
  | { kind: 'greeting' | 'figure' | 'paragraph' | 'code' | 'signature' | 'closing'; text: string }
  | { kind: 'action'; label: string; url: string };

/** The parts of an e-mail in reading order. Both of its forms are made from them. */
function partsOf(letter: Letter, institute: InstituteSettings): Part[] {
  const { greeting, figure, lines, code, action, after = [], languageIso2LetterCode: language } = letter;
  const all = (kind: 'paragraph' | 'closing', texts: string[]) =>
    texts.map((text) => ({ kind, text: oneParagraph(text) }));
  return [
    { kind: 'greeting', text: oneParagraph(greeting) },
    ...(figure === undefined ? [] : [{ kind: 'figure' as const, text: figure }]),
    ...all('paragraph', lines),
    ...(code === undefined ? [] : [{ kind: 'code' as const, text: code }]),
    ...(action ? [{ kind: 'action' as const, ...action, label: oneParagraph(action.label) }] : []),
    ...all('paragraph', after),
    { kind: 'signature', text: signatureOf(institute, language) },
    ...all('closing', closingOf(institute, letter)),
  ];
}

const plain = (part: Part): string => (part.kind === 'action' ? `${part.label}: ${part.url}` : part.text);

type Html = ReturnType<typeof html>;

const text = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const display = "Fraunces, Georgia, 'Times New Roman', serif";
const colors = {
  paper: hexColor(light.surface),
  card: hexColor(light.surfaceRaised),
  line: hexColor(light.line),
  ink: hexColor(light.ink),
  muted: hexColor(light.inkMuted),
  brand: hexColor(light.brand),
  onBrand: hexColor(light.onBrand),
  soft: hexColor(light.brandSoft),
  link: hexColor(light.brandInk),
  sun: hexColor(light.accent),
};

/** Inline, because some mail programs drop style sheets. What reads them gets the dark theme, too. */
const styles = {
  paper: `margin:0;padding:0;background:${colors.paper};color:${colors.ink};font-family:${text}`,
  shell: 'width:100%;max-width:576px;margin:0 auto;text-align:left',
  sender: `font:600 17px/1.3 ${display};color:${colors.ink}`,
  card: `padding:32px 24px 14px;background:${colors.card};border:1px solid ${colors.line};border-radius:16px`,
  greeting: `margin:0 0 14px;font:600 20px/1.3 ${display};letter-spacing:-0.01em;color:${colors.ink}`,
  paragraph: `margin:0 0 16px;font:16px/1.55 ${text};color:${colors.ink};overflow-wrap:anywhere;white-space:pre-line`,
  figure: `margin:0 0 16px;font:600 26px/1.25 ${display};letter-spacing:-0.01em;font-variant-numeric:tabular-nums;color:${colors.link};overflow-wrap:anywhere`,
  signature: `margin:0 0 16px;padding-top:16px;border-top:1px solid ${colors.line};font:600 16px/1.4 ${display};color:${colors.ink}`,
  code: `display:inline-block;margin:4px 0 20px;padding:12px 20px;background:${colors.soft};border-radius:10px;font:600 30px/1.2 ${display};letter-spacing:0.14em;font-variant-numeric:tabular-nums;color:${colors.link}`,
  button: `display:inline-block;padding:13px 26px;font:600 16px/1.25 ${text};color:${colors.onBrand};text-decoration:none`,
  link: `color:${colors.link}`,
  foot: `margin:0 0 6px;font:14px/1.5 ${text};color:${colors.muted}`,
  mark: `display:inline-block;width:30px;height:30px;border-radius:9px;background:${colors.brand};vertical-align:middle;text-align:center;font-size:0;line-height:0`,
  leaf: `display:inline-block;width:8px;height:11px;margin:11px 1px 0 0;vertical-align:top;background:${colors.onBrand}`,
  sun: `display:inline-block;width:6px;height:6px;margin:6px 0 0 -4px;vertical-align:top;border-radius:50%;background:${colors.sun}`,
};

const rule = (selector: string, declarations: string) => `${selector}{${declarations}}`;
const inDark = [
  rule('.paper', `background:${hexColor(dark.surface)}!important`),
  rule(
    '.card',
    `background:${hexColor(dark.surfaceRaised)}!important;border-color:${hexColor(dark.line)}!important`,
  ),
  rule('.signature', `border-color:${hexColor(dark.line)}!important`),
  rule('.ink', `color:${hexColor(dark.ink)}!important`),
  rule('.muted', `color:${hexColor(dark.inkMuted)}!important`),
  rule('.link', `color:${hexColor(dark.brandInk)}!important`),
  rule(
    '.code',
    `background:${hexColor(dark.brandSoft)}!important;color:${hexColor(dark.brandInk)}!important`,
  ),
  rule('.button', `background:${hexColor(dark.brand)}!important`),
  rule('.label', `color:${hexColor(dark.onBrand)}!important`),
].join('');
const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${inDark}}`;

const mark = html`<span aria-hidden="true" style="${styles.mark}"><span style="${styles.leaf};border-radius:2px 10px 2px 10px"></span><span style="${styles.leaf};height:8px;margin-top:14px;border-radius:10px 2px 10px 2px"></span><span style="${styles.sun}"></span></span>`;

function partHtml(part: Part, links: string[]): Html {
  switch (part.kind) {
    case 'greeting':
      return html`<h1 class="ink" style="${styles.greeting}">${part.text}</h1>`;
    case 'paragraph':
      return html`<p class="ink" style="${styles.paragraph}">${linked(part.text, links, html` class="link" style="${styles.link}"`)}</p>`;
    case 'figure':
      return html`<p class="link" style="${styles.figure}">${part.text}</p>`;
    case 'signature':
      return html`<p class="signature ink" style="${styles.signature}">${part.text}</p>`;
    case 'code':
      return html`<p class="code" style="${styles.code}">${part.text}</p>`;
    case 'action':
      // A cell, because Outlook draws no padding around a link.
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px"><tr><td class="button" bgcolor="${colors.brand}" style="border-radius:999px"><a class="label" href="${part.url}" style="${styles.button}">${part.label}</a></td></tr></table>`;
    case 'closing':
      return html`<p class="muted" style="${styles.foot}">${part.text}</p>`;
  }
}

/**
 * Writes an e-mail as plain text and as HTML. They say the same, because both are made from the same parts. The HTML
 * loads nothing, has no scripts, and every text in it is escaped.
 */
export function compose(letter: Letter, institute: InstituteSettings): { text: string; html: string } {
  const language = letter.languageIso2LetterCode;
  const parts = partsOf(letter, institute);
  const htmlOf = (isClosing: boolean) =>
    parts
      .filter(({ kind }) => (kind === 'closing') === isClosing)
      .map((part) => partHtml(part, letter.links ?? []));
  const page = html`<!doctype html>
<html lang="${languageTag(language)}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
<style>${sheet}</style>
</head>
<body class="paper" style="${styles.paper}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colors.paper}"><tr><td align="center" style="padding:0 12px 32px">
<table role="presentation" width="576" cellpadding="0" cellspacing="0" border="0" style="${styles.shell}">
<tr><td style="padding:32px 24px 16px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="40">${mark}</td><td class="ink" style="${styles.sender}">${institute.name}</td></tr></table></td></tr>
<tr><td class="card" style="${styles.card}">${htmlOf(false)}</td></tr>
<tr><td style="padding:20px 24px 0">${htmlOf(true)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return { text: `${parts.map(plain).join('\n\n')}\n`, html: String(page) };
}
