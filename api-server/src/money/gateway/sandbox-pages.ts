import { formatMoney } from '@institute/values/formats';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html, raw } from 'hono/html';
import type { Config } from '../../config.ts';
import { languageTag } from '../../documents/document.ts';
import { problem } from '../../platform/problem.ts';
import type { RequestVariables } from '../../platform/request-variables.ts';
import type { CardFault, CardForm, Sandbox } from './sandbox.ts';
import { sandboxMessages } from './sandbox-messages.ts';

const style = `
:root { color-scheme: light dark; --ink: #1d2522; --muted: #55615b; --page: #fff; --line: #6b7671; --error: #a3221b; --accent: #11573f; --on-accent: #fff; }
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; --ink: #eef2ef; --muted: #a9b4ae; --page: #161b19; --line: #93a09a; --error: #ffb4a8; --accent: #8fdcb8; --on-accent: #06231c; }
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) { --ink: #eef2ef; --muted: #a9b4ae; --page: #161b19; --line: #93a09a; --error: #ffb4a8; --accent: #8fdcb8; --on-accent: #06231c; }
}
* { box-sizing: border-box; }
body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); margin: 0; padding: 1rem; }
.page { max-width: 30rem; }
main.page { margin-inline: auto; }
.page:has(table) { max-width: 60rem; }
h1 { font-size: 1.25rem; margin: 0 0 0.5rem; }
h2 { font-size: 1.0625rem; margin: 0 0 0.25rem; }
p { margin: 0 0 1rem; }
.field { margin-block-end: 1rem; }
label { display: block; font-weight: 600; font-size: 0.9375rem; margin-block-end: 0.25rem; }
.hint { margin: 0 0 0.25rem; color: var(--muted); font-size: 0.875rem; }
.error { color: var(--error); font-weight: 600; font-size: 0.875rem; margin: 0 0 0.25rem; }
.hidden { position: absolute; clip-path: inset(50%); white-space: nowrap; inline-size: 1px; overflow: hidden; }
input { font: inherit; color: inherit; background: transparent; inline-size: 100%; min-block-size: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: 0.625rem; }
input[aria-invalid] { border-color: var(--error); box-shadow: inset 0 0 0 1px var(--error); }
input.short { max-inline-size: 12rem; }
button { font: inherit; font-weight: 600; min-block-size: 2.75rem; padding: 0.5rem 1.25rem; border: 1px solid var(--accent); border-radius: 999px; background: var(--accent); color: var(--on-accent); cursor: pointer; }
button.secondary { background: transparent; color: var(--accent); }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.summary { border: 1px solid var(--error); border-inline-start-width: 6px; border-radius: 0.625rem; padding: 1rem 1.25rem; margin-block-end: 1.25rem; }
.summary h2 { color: var(--error); }
.summary ul { list-style: none; margin: 0; padding: 0; }
a { color: inherit; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; padding: 0.5rem 0.75rem 0.5rem 0; border-block-end: 1px solid var(--line); }
`;

/** Sends the token and the form's height to the app that embeds the form, and to no other page. */
const script = `
const { token, origin } = document.body.dataset;
const send = (message) => { if (parent !== window && origin) parent.postMessage(message, origin); };
if (token) send({ type: 'providerToken', providerToken: token });
new ResizeObserver(() => send({ type: 'formHeight', height: document.body.offsetHeight })).observe(document.body);
document.querySelector('[data-focus]')?.focus();
let isSent = false;
document.addEventListener('submit', (event) => {
  if (isSent) event.preventDefault();
  isSent = true;
});
`;

type Look = { language: keyof typeof sandboxMessages; theme: string };

/** The language and theme that the app asks for. Without a theme, the system's applies. */
function lookOf(c: Context): Look {
  const theme = c.req.query('theme') ?? '';
  return {
    language: c.req.query('language')?.toUpperCase() === 'ES' ? 'ES' : 'EN',
    theme: ['light', 'dark'].includes(theme) ? theme : '',
  };
}

type Page = Look & {
  title: string;
  root: string;
  data?: { token?: string; origin: string };
  content: unknown;
};

function page({ language, theme, title, root, data, content }: Page) {
  const attributes = data
    ? html` data-origin="${data.origin}"${data.token ? html` data-token="${data.token}"` : ''}`
    : '';
  return html`<!doctype html>
<html lang="${language.toLowerCase()}"${theme ? html` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${root}style.css">
<script type="module" src="${root}card.js"></script>
</head>
<body${attributes}>${data ? html`<div class="page">${content}</div>` : html`<main class="page">${content}</main>`}</body>
</html>`;
}

const fields = [
  { name: 'number', autocomplete: 'cc-number', inputmode: 'numeric', size: '' },
  { name: 'expiration', autocomplete: 'cc-exp', inputmode: 'numeric', size: 'short' },
  { name: 'securityCode', autocomplete: 'cc-csc', inputmode: 'numeric', size: 'short' },
  { name: 'holderName', autocomplete: 'cc-name', inputmode: 'text', size: '' },
] as const;

function field(
  { name, autocomplete, inputmode, size }: (typeof fields)[number],
  form: CardForm,
  faults: CardFault[],
  { language }: Look,
) {
  const texts = sandboxMessages[language];
  const fault = faults.find((one) => one.field === name)?.fault;
  const hint = name === 'expiration' || name === 'securityCode' ? texts[`${name}Hint`] : '';
  const described = [hint && `${name}-hint`, fault && `${name}-error`].filter(Boolean).join(' ');
  // The security code is never sent back to the browser.
  const value = name === 'securityCode' ? '' : form[name];
  return html`<div class="field">
<label for="${name}">${texts[name]}</label>
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
${fault ? html`<p class="error" id="${name}-error"><span class="hidden">${texts.error}: </span>${texts.faults[name][fault]}</p>` : ''}
<input id="${name}" name="${name}" type="text" required aria-required="true" class="${size}" value="${value}"
 autocomplete="${autocomplete}" inputmode="${inputmode}" maxlength="120"${described ? html` aria-describedby="${described}"` : ''}${fault ? raw(' aria-invalid="true"') : ''}>
</div>`;
}

function cardForm(look: Look, form: CardForm, faults: CardFault[]) {
  const texts = sandboxMessages[look.language];
  const summary = html`<div class="summary" role="alert" tabindex="-1" data-focus>
<h2>${texts.problem}</h2>
<ul>${faults.map((one) => html`<li><a href="#${one.field}">${texts.faults[one.field][one.fault]}</a></li>`)}</ul>
</div>`;
  // The app has its own heading over the frame.
  return html`<h1 class="hidden">${texts.cardTitle}</h1>
${faults.length > 0 ? summary : ''}
<p>${texts.notice}</p>
<form method="post" novalidate>
${fields.map((one) => field(one, form, faults, look))}
<button type="submit">${texts.submit}</button>
</form>`;
}

const emptyForm: CardForm = { number: '', expiration: '', securityCode: '', holderName: '' };

function protect(c: Context, frameAncestors: string, formAction: string): void {
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action ${formAction}; frame-ancestors ${frameAncestors}`,
  );
  c.header('referrer-policy', 'no-referrer');
  c.header('x-content-type-options', 'nosniff');
  c.header('cache-control', 'no-store');
}
const textOf = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, 200).replaceAll(/\p{Cc}/gu, '') : '';

async function readForm(c: Context): Promise<Record<string, unknown>> {
  try {
    return await c.req.parseBody();
  } catch {
    throw problem('badRequest', { detail: 'The body is not a form.' });
  }
}

/** The card form. */
function mountCard(app: Hono<RequestVariables>, sandbox: Sandbox): void {
  app.on(['GET', 'POST'], '/sandbox/card', async (c) => {
    const look = lookOf(c);
    const texts = sandboxMessages[look.language];
    const clientSecret = textOf(c.req.query('clientSecret'));
    const setup = await sandbox.findSetup(clientSecret);
    protect(c, setup?.origin ?? "'none'", "'self'");
    const show = (content: unknown, status: 200 | 410 | 422 = 200, token?: string) => {
      const data = setup ? { origin: setup.origin, ...(token && { token }) } : undefined;
      const title = status === 422 ? `${texts.error}: ${texts.cardTitle}` : texts.cardTitle;
      return c.html(page({ ...look, title, root: '', content, ...(data && { data }) }), status);
    };
    if (!setup) return show(html`<h1>${texts.cardTitle}</h1><p role="alert">${texts.expired}</p>`, 410);
    if (c.req.method === 'GET') return show(cardForm(look, emptyForm, []));
    const body = await readForm(c);
    const form: CardForm = {
      number: textOf(body.number),
      expiration: textOf(body.expiration),
      securityCode: textOf(body.securityCode),
      holderName: textOf(body.holderName),
    };
    const card = await sandbox.takeCard(clientSecret, form);
    if ('faults' in card) return show(cardForm(look, form, card.faults), 422);
    const accepted = html`<h1>${texts.cardTitle}</h1><p role="status">${texts.accepted}</p>`;
    return show(accepted, 200, card.token);
  });
}

/** The page where a cardholder confirms a payment. */
function mountAuthentication(
  app: Hono<RequestVariables>,
  sandbox: Sandbox,
  config: Pick<Config, 'portalOrigin' | 'coachOrigin'>,
): void {
  app.on(['GET', 'POST'], '/sandbox/authentications/:id', async (c) => {
    const look = lookOf(c);
    const texts = sandboxMessages[look.language];
    const id = c.req.param('id') ?? '';
    // Browsers apply `form-action` to the redirect after a submission too.
    protect(c, "'none'", `'self' ${config.portalOrigin} ${config.coachOrigin}`);
    const show = (content: unknown, status: 200 | 404 = 200) =>
      c.html(page({ ...look, title: texts.authenticationTitle, root: '../', content }), status);
    const nothing = html`<h1>${texts.authenticationTitle}</h1><p>${texts.nothing}</p>`;
    if (c.req.method === 'POST') {
      const body = await readForm(c);
      const returnUrl = await sandbox.authenticate(id, body.decision === 'approve');
      return returnUrl ? c.redirect(returnUrl, 303) : show(nothing, 404);
    }
    const waiting = await sandbox.findAuthentication(id);
    if (!waiting) return show(nothing, 404);
    const locale = languageTag(look.language);
    return show(html`<h1>${texts.authenticationTitle}</h1>
<p>${texts.authentication(formatMoney(waiting, { locale }), waiting.last4)}</p>
<p>${texts.notice}</p>
<form method="post" class="actions">
<button name="decision" value="approve">${texts.approve}</button>
<button name="decision" value="refuse" class="secondary">${texts.refuse}</button>
</form>`);
  });
}

/** The page on which a demo plays the provider's staff and the cardholders' banks. */
export function mountDashboard(app: Hono<RequestVariables>, sandbox: Sandbox): void {
  const show = async (c: Context) => {
    const look = lookOf(c);
    const texts = sandboxMessages[look.language];
    const locale = languageTag(look.language);
    protect(c, "'none'", "'self'");
    const charges = await sandbox.listNewest();
    const button = (id: string, action: string, label: string) =>
      html`<form method="post"><input type="hidden" name="id" value="${id}"><button class="secondary" name="action" value="${action}">${label}</button></form>`;
    const rows = charges.map(({ id, amount, currency, refunded, last4, createdAt, dispute }) => {
      const money = (sum: number) => formatMoney({ amount: sum, currency }, { locale });
      const state = [
        refunded > 0 ? texts.refunded(money(refunded)) : '',
        dispute ? texts.disputes[dispute.status] : '',
      ].filter(Boolean);
      const isOpen = dispute?.status === 'OPEN';
      return html`<tr>
<td>${createdAt.toISOString().slice(0, 10)}</td><td>${money(amount)}</td><td>${last4}</td><td>${state.join(', ') || '–'}</td>
<td><div class="actions">${!dispute && refunded < amount ? [button(id, 'dispute', texts.dispute), button(id, 'refund', texts.refund)] : ''}
${isOpen ? [button(dispute.id, 'win', texts.win), button(dispute.id, 'lose', texts.lose)] : ''}</div></td>
</tr>`;
    });
    const content = html`<h1>${texts.chargesTitle}</h1><p>${texts.chargesNotice}</p>
<table><thead><tr>${texts.columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
    return c.html(page({ ...look, title: texts.chargesTitle, root: '', content }));
  };
  app.get('/sandbox/charges', show);
  app.post('/sandbox/charges', async (c) => {
    const body = await readForm(c);
    const id = textOf(body.id);
    if (body.action === 'dispute') await sandbox.disputeCharge(id);
    if (body.action === 'win') await sandbox.decideDispute(id, 'WON');
    if (body.action === 'lose') await sandbox.decideDispute(id, 'LOST');
    if (body.action === 'refund') {
      const charge = (await sandbox.listNewest()).find((one) => one.id === id);
      if (charge) await sandbox.refundCharge(id, charge.amount - charge.refunded);
    }
    return show(c);
  });
}

/**
 * The pages of the embedded payment provider: its card form, which only the app that requested it can frame, and the
 * page where a cardholder confirms a payment.
 */
export function mountSandbox(app: Hono<RequestVariables>, sandbox: Sandbox, config: Config): void {
  const onError = () => {
    throw problem('payloadTooLarge');
  };
  app.use('/sandbox/*', bodyLimit({ maxSize: 16 * 1024, onError }));
  app.get('/sandbox/style.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/sandbox/card.js', (c) =>
    c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  mountCard(app, sandbox);
  mountAuthentication(app, sandbox, config);
}
