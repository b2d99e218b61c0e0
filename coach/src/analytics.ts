import { createAnalytics } from '@institute/design-system/app';
import { session } from './session.ts';

/** Set at build time (`VITE_ANALYTICS_URL`), or in the built `index.html` of an installation. */
const collector =
  import.meta.env.VITE_ANALYTICS_URL ||
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="analytics-collector"]')?.content;

const analytics = createAnalytics({
  collector,
  send: (url, body) => navigator.sendBeacon(url, body),
  identity() {
    const current = session.store.get();
    return current && { userId: current.studentId, email: current.email };
  },
});

/** Tracks a signed-in coach's page view. */
export const trackPage = (name: string): void => analytics.track('Page viewed', { name });
