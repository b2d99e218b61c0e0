export interface AnalyticsOptions {
  /** Where events are posted; without it nothing is sent. */
  collector: string | null | undefined;
  /** Who is signed in: the events carry the e-mail address as a trait of the identity. */
  identity: () => { userId: string; email: string } | null;
  /** Posts a message; `navigator.sendBeacon` also does it while the page is closed. */
  send: (url: string, body: string) => unknown;
  /** The browser's privacy signals. */
  privacy?: { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  now?: () => Date;
}

export interface Analytics {
  /** Says who is signed in, once for each person. */
  identify(): void;
  /** @param event the name of what happened, such as `Page viewed`. */
  track(event: string, properties?: Record<string, string | number | boolean>): void;
}

/**
 * Sends usage events to a collector that takes Segment's HTTP format (`identify` and `track` messages, JSON, one a request).
 * Sends nothing without a collector, for users who ask not to be tracked (Do Not Track, Global Privacy Control), or
 * for users who are not signed in.
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
