import { logo } from '@institute/design-system/brand';
import { desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import { readSettings } from '../institute/settings.ts';
import type { Database } from '../platform/database.ts';
import { FileAnswer } from '../platform/file-answer.ts';
import { instituteTimeZone } from '../platform/institute-days.ts';
import { problem } from '../platform/problem.ts';
import type { RequestVariables } from '../platform/request-variables.ts';
import { emails } from '../tables/emails.ts';
import { linked } from './linked.ts';
import { mailboxStyle } from './mailbox-style.ts';

const mark = html`<svg aria-hidden="true" width="36" height="36" viewBox="0 0 ${logo.size} ${logo.size}">
<rect class="mark" width="${logo.size}" height="${logo.size}" rx="${logo.radius}"/>
<circle class="sun" cx="${logo.sun.x}" cy="${logo.sun.y}" r="${logo.sun.radius}"/>
${logo.leaves.map((leaf) => html`<path class="leaf" d="${leaf}"/>`)}<path class="vein" d="${logo.vein}"/>
</svg>`;

type Page = { title: string; institute: string; isMessage?: boolean; content: unknown };

function page({ title, institute, isMessage = false, content }: Page) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/mailbox/style.css">
</head>
<body><div class="page${isMessage ? ' message' : ''}">
<header class="letterhead">${mark}<span class="sender">${institute}</span></header>
<main>${isMessage ? html`<a class="back" href="/mailbox">‹ All e-mails</a>` : ''}<h1>${title}</h1>${content}</main>
</div></body>
</html>`;
}

const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

/** The paragraphs of an e-mail, with URLs as links. `html` escapes every text. */
const paragraphs = (text: string) =>
  text
    .trim()
    .split('\n\n')
    .map((paragraph) => html`<p>${linked(paragraph, [...new Set(paragraph.match(address))])}</p>`);

/** The files of an e-mail. */
const filesOf = ({ attachment }: Pick<typeof emails.$inferSelect, 'attachment'>) => [attachment ?? []].flat();

function attached(email: typeof emails.$inferSelect) {
  const links = filesOf(email).map(
    ({ fileName }, index) =>
      html`<dd><a href="/mailbox/${email.id}/attachment${index > 0 ? `/${index}` : ''}">${fileName}</a></dd>`,
  );
  return links.length > 0 ? html`<dt>Attached</dt>${links}` : '';
}

/** The day and time of an e-mail at the institute, on one line. */
function sentTime(sentAt: Date, options: Intl.DateTimeFormatOptions = {}) {
  const text = sentAt.toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: instituteTimeZone,
    ...options,
  });
  return html`<time datetime="${sentAt.toISOString()}">${text}</time>`;
}

/** In a frame: no scripts, no forms, nothing loaded. Links open beside it. */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox';
const framePolicy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${sandbox}`;

/** Shows the embedded mailbox. It lets anyone sign in as anyone, so it is for demos only. */
export function mountMailbox(app: Hono<RequestVariables>, db: Database): void {
  // Before the headers of the pages around it, which must not be framed: what is registered first has the last word.
  app.use('/mailbox/:id/html', async (c, next) => {
    await next();
    c.header('Content-Security-Policy', framePolicy);
    c.header('X-Frame-Options', 'SAMEORIGIN');
  });
  app.use(
    '/mailbox/*',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        frameSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
      xFrameOptions: 'DENY',
      referrerPolicy: 'no-referrer',
    }),
  );

  app.get('/mailbox/style.css', (c) =>
    c.body(mailboxStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );

  app.get('/mailbox', async (c) => {
    const newest = await db.select().from(emails).orderBy(desc(emails.sentAt), desc(emails.id)).limit(100);
    const { name } = await readSettings(db);
    const rows = newest.map(
      ({ id, recipient, subject, sentAt }) => html`<tr>
<td><a href="/mailbox/${id}">${subject}</a></td><td>${recipient}</td><td>${name}</td>
<td>${sentTime(sentAt)}</td>
</tr>`,
    );
    const table = html`<p class="muted">The e-mails that were sent, newest first. Times are the institute’s.</p>
<div class="card"><table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">From</th><th scope="col">Sent</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>`;
    const content = rows.length > 0 ? table : raw('<p class="muted">No e-mails yet.</p>');
    return c.html(page({ title: 'Mailbox', institute: name, content }));
  });

  async function readEmail(id: string) {
    const [email] = /^[0-9a-f-]{36}$/.test(id) ? await db.select().from(emails).where(eq(emails.id, id)) : [];
    if (!email) throw problem('notFound');
    return email;
  }

  app.get('/mailbox/:id/attachment/:index?', async (c) => {
    const attachments = filesOf(await readEmail(c.req.param('id')));
    const attachment = attachments[Number(c.req.param('index') ?? 0)];
    if (!attachment) throw problem('notFound');
    const { base64, mediaType, fileName } = attachment;
    return new FileAnswer(Uint8Array.from(Buffer.from(base64, 'base64')), mediaType, fileName).respond();
  });

  app.get('/mailbox/:id/html', async (c) => {
    const { html } = await readEmail(c.req.param('id'));
    if (!html) throw problem('notFound');
    return c.html(html.replace('<head>', '<head>\n<base target="_blank">'));
  });

  app.get('/mailbox/:id', async (c) => {
    const id = c.req.param('id');
    const email = await readEmail(id);
    const { name } = await readSettings(db);
    const { subject, recipient, sentAt, text } = email;
    const sent = sentTime(sentAt, { year: 'numeric', timeZoneName: 'short' });
    const content = html`<dl><dt>From</dt><dd>${name}</dd><dt>To</dt><dd>${recipient}</dd><dt>Sent</dt><dd>${sent}</dd>
${attached(email)}</dl>
${email.html ? html`<div class="card"><iframe title="${subject}" sandbox="${sandbox}" src="/mailbox/${id}/html"></iframe></div><h2>Plain text</h2>` : ''}
<div class="card plain">${paragraphs(text)}</div>`;
    return c.html(page({ title: subject, institute: name, isMessage: true, content }));
  });
}
