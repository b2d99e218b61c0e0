import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};

type Body = { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] };

/** A stand-in for an OpenTelemetry collector: OTLP over HTTP, in JSON. */
export async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const headers: unknown[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    headers.push({ path: request.url, key: request.headers['api-key'] });
    const { resourceSpans } = JSON.parse(text) as Body;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All spans received, in the order of their end. */
    spans,
    /** Of each request. */
    headers,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
