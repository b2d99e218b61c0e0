import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStripe } from '../money/gateway/stripe.ts';
import type { PaymentGateway } from '../ports/payments.ts';
import { testStart } from './world.ts';

export type StripeRequest = {
  method: string;
  path: string;
  form: Record<string, string>;
  key: string | undefined;
};
/** `broken`: the connection breaks. `silent`: there's no answer at all. */
export type StripeReply = { status?: number; body: object } | 'broken' | 'silent';

export const webhookSecret = 'whsec_test';

const nothing: StripeReply = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' } },
};

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** A stand-in for Stripe's API, and the adapter connected to it. `answer` returns undefined for what doesn't exist. */
export async function startStripeApi(
  answer: (request: StripeRequest) => StripeReply | undefined,
  client: { timeout?: number; maxNetworkRetries?: number } = {},
): Promise<{ gateway: PaymentGateway; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://stripe.test');
    const form = Object.fromEntries([...searchParams, ...new URLSearchParams(await read(request))]);
    const key = request.headers['idempotency-key'] as string | undefined;
    const reply = answer({ method: request.method!, path: pathname, form, key }) ?? nothing;
    if (reply === 'silent') return;
    if (reply === 'broken') return request.socket.destroy();
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', 'request-id': 'req_1' });
    response.end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const gateway = createStripe(
    {
      secretKey: 'sk_test_1',
      webhookSecret,
      publishableKey: 'pk_test_1',
      server: { host: '127.0.0.1', port, protocol: 'http', ...client },
    },
    () => testStart,
  );
  return {
    gateway,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
