type FrameMessage = { type: 'providerToken'; providerToken: string } | { type: 'formHeight'; height: number };

/** The URL of the provider's form, in the page's language and theme. */
export function formAddress(url: string, look: { locale: string; theme: string }): string {
  const query = new URLSearchParams({ language: look.locale.slice(0, 2), theme: look.theme });
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

/** Parses the form's message. Returns null for unknown ones. */
export function readFrameMessage(message: unknown): FrameMessage | null {
  if (typeof message !== 'object' || message === null) return null;
  const { type, providerToken, height } = message as Record<string, unknown>;
  if (type === 'providerToken' && typeof providerToken === 'string') return { type, providerToken };
  if (type === 'formHeight' && typeof height === 'number' && height > 0 && height < 4000)
    return { type, height };
  return null;
}
