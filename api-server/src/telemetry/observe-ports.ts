import { type Ending, type Observe, observed, readTraceparent, unobserved } from '../platform/observe.ts';
import type { Files } from '../ports/files.ts';
import type { Mail } from '../ports/mail.ts';
import type { PaymentGateway } from '../ports/payments.ts';

const outcomes = ['succeeded', 'declined', 'processing', 'requiresAction'];

/** Charges and refunds answer with their outcome, and a declined one is no failure of the call. */
function endingOfCall(result: unknown): Ending {
  const status = typeof result === 'object' && result && 'status' in result ? result.status : result;
  return { outcome: outcomes.find((one) => one === status) ?? 'done', hasFailed: false };
}

/** An e-mail is delivered by a job, but belongs to the trace of what caused it. */
const observeMail = (mail: Mail, observe: Observe): Mail => ({
  ...mail,
  deliver: (email) =>
    observe('delivery', 'deliver e-mail', () => observe('mail', 'deliver', () => mail.deliver(email)), {
      trace: readTraceparent(email.traceparent),
    }),
});

type Ports = { mail: Mail | null; files: Files; gateway: PaymentGateway };

/** Observes each call to what is outside of the server. */
export const observePorts = (observe: Observe, ports: Ports): Ports =>
  observe === unobserved
    ? ports
    : {
        mail: ports.mail && observeMail(ports.mail, observe),
        files: observed('files', ports.files, observe),
        gateway: observed('gateway', ports.gateway, observe, endingOfCall),
      };
