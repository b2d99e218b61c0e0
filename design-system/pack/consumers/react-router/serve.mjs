// Serves the built page, rendered for each visit, on a free port, and prints that.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { render } from './dist/server/server.js';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const page = await readFile('dist/browser/index.html', 'utf8');

const server = createServer(async ({ url, headers }, response) => {
  const { pathname } = new URL(url, 'http://consumer');
  if (extname(pathname)) {
    response.setHeader('content-type', types[extname(pathname)]);
    return response.end(await readFile(join('dist/browser', pathname)));
  }
  const markup = await render(new Request(`http://${headers.host}${url}`));
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(page.replace('<!--page-->', markup).replace('lang="en"', `lang="${pathname.slice(1)}"`));
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`listening on ${server.address().port}\n`));
