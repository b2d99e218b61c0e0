// Serves the built pages on a free port, and prints it.
import { createServer } from 'node:http';
import next from 'next';

const app = next({ dir: import.meta.dirname });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => handle(request, response));
server.listen(0, '127.0.0.1', () => process.stdout.write(`listening on ${server.address().port}\n`));
