import { waitFor } from 'storybook/test';

const page = `<!doctype html><html lang="en"><title>Card details</title><body>
<h1>Card details</h1><label>Card number <input></label>
<script>parent.postMessage({ type: 'formHeight', height: 180 }, '*')</script>`;

/** A page in place of the payment provider's. */
export const providerForm = {
  kind: 'frame' as const,
  url: `data:text/html,${encodeURIComponent(page)}`,
  expiresAt: '2040-01-01T00:00:00Z',
};

/** Posts the message that the provider's form sends when it has taken a card. */
export async function submitProviderForm(root: HTMLElement, providerToken: string): Promise<void> {
  const source = await waitFor(() => {
    const frame = root.querySelector('iframe');
    if (!frame?.contentWindow) throw new Error('The form is not open yet');
    return frame.contentWindow;
  });
  const data = { type: 'providerToken', providerToken };
  const message = new MessageEvent('message', { data, origin: 'null' });
  // Firefox takes no window of a frame as the `source` of an event that a script makes.
  Object.defineProperty(message, 'source', { value: source });
  window.dispatchEvent(message);
}
