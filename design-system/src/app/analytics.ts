export interface AnalyticsOptions {
  /** The collector's URL. Without it, nothing is sent. */
  collector: string | null | undefined;
  /** The signed-in user. The identity includes the e-mail address as a trait. */
  identity: () => { userId: string; email: string } | null;
  /** Posts a message. `navigator.sendBeacon` works even while the page is closing. */
  send: (url: string, body: string) => unknown;
  /** The browser's privacy signals. */
  privacy?: { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  now?: () => Date;
}

export interface Analytics {
  /** Identifies the signed-in user, once per user. */
  identify(): void;
  /** @param event the event's name, such as `Page viewed`. */
  track(event: string, properties?: Record<string, string | number | boolean>): void;
}

/**
 * Sends usage events to a collector with Segment's HTTP format (`identify` and `track` messages, one JSON object per
 * request). Sends nothing without a collector, for users who opt out of tracking (Do Not Track, Global Privacy
 * Control), or for users who are not signed in.
 */
export function createAnalytics({
  collector,
  identity,
  send,
  privacy = navigator as NonNullable<AnalyticsOptions['privacy']>,
  now = () => new Date(),
}: AnalyticsOptions): Analytics {
  const isRefused = privacy.doNotTrack === '1' || privacy.globalPrivacyControl === true;
  let identified: string | null = null;

  function post(message: object): void {
    if (!collector || isRefused) return;
    send(collector, JSON.stringify({ ...message, timestamp: now().toISOString() }));
  }
  function identify(): void {
    const person = identity();
    if (!person || person.userId === identified) return;
    identified = person.userId;
    post({ type: 'identify', userId: person.userId, traits: { email: person.email } });
  }
  return {
    identify,
    track(event, properties = {}) {
      const person = identity();
      if (!person) return;
      identify();
      const { userId, email } = person;
      post({ type: 'track', userId, event, properties, context: { traits: { email } } });
    },
  };
}
