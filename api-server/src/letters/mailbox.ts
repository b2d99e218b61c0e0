import { desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import type { Database } from '../platform/database.ts';
import { FileAnswer } from '../platform/file-answer.ts';
import { problem } from '../platform/problem.ts';
import type { RequestVariables } from '../platform/request-variables.ts';
import { emails } from '../tables/emails.ts';

const style = `
:root { color-scheme: light dark; }
body { font: 1.0625rem/1.5 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid; vertical-align: top; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; }
p { overflow-wrap: anywhere; }
iframe { width: 100%; height: 34rem; border: 1px solid; border-radius: 0.5rem; }
`;

function page(title: string, content: unknown) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/mailbox/style.css">
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`;
}

/** The paragraphs of an e-mail, with URLs as links. `html` escapes every text. */
function paragraphs(text: string) {
  return text
    .trim()
    .split('\n\n')
    .map((paragraph) =>
      /^https?:\/\/\S+$/.test(paragraph)
        ? html`<p><a href="${paragraph}">${paragraph}</a></p>`
        : html`<p>${paragraph}</p>`,
    );
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

  app.get('/mailbox/style.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }));

  app.get('/mailbox', async (c) => {
    const newest = await db.select().from(emails).orderBy(desc(emails.sentAt), desc(emails.id)).limit(100);
    const rows = newest.map(
      ({ id, recipient, subject, sentAt }) => html`<tr>
<td><a href="/mailbox/${id}">${subject}</a></td><td>${recipient}</td>
<td><time datetime="${sentAt.toISOString()}">${sentAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></td>
</tr>`,
    );
    const table = html`<table><caption>Newest first</caption>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Sent</th></tr></thead>
<tbody>${rows}</tbody></table>`;
    return c.html(page('Mailbox', rows.length > 0 ? table : raw('<p>No e-mail was sent yet.</p>')));
  });

  async function readEmail(id: string) {
    const [email] = /^[0-9a-f-]{36}$/.test(id) ? await db.select().from(emails).where(eq(emails.id, id)) : [];
    if (!email) throw problem('notFound');
    return email;
  }

  app.get('/mailbox/:id/attachment', async (c) => {
    const { attachment } = await readEmail(c.req.param('id'));
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
    return c.html(
      page(
        email.subject,
        html`<dl><dt>To</dt><dd>${email.recipient}</dd><dt>Sent</dt><dd>${email.sentAt.toISOString()}</dd></dl>
${email.html ? html`<iframe title="${email.subject}" sandbox="${sandbox}" src="/mailbox/${id}/html"></iframe><h2>Plain text</h2>` : ''}
${paragraphs(email.text)}
${email.attachment ? html`<p><a href="/mailbox/${id}/attachment">${email.attachment.fileName}</a></p>` : ''}
<p><a href="/mailbox">All e-mails</a></p>`,
      ),
    );
  });
}
