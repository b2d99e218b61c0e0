import { expect, it, vi } from 'vitest';
import { type AnalyticsOptions, createAnalytics } from './analytics.ts';

const rosa = { userId: '7', email: 'rosa@example.com' };
function analyticsOfTest(options: Partial<AnalyticsOptions> = {}) {
  const send = vi.fn<(url: string, body: string) => void>();
  const analytics = createAnalytics({
    collector: 'https://events.example.com',
    identity: () => rosa,
    privacy: {},
    now: () => new Date('2026-03-02T12:00:00.000Z'),
    send,
    ...options,
  });
  return { analytics, sent: () => send.mock.calls.map(([url, body]) => ({ url, ...JSON.parse(body) })) };
}

// Claim: do-not-track
it('sends an event with the session’s e-mail as identity [K-14]', () => {
  const { analytics, sent } = analyticsOfTest();
  analytics.track('Page viewed', { name: 'profile' });
  analytics.track('Page viewed', { name: 'mySessions' });
  const common = { url: 'https://events.example.com', userId: '7', timestamp: '2026-03-02T12:00:00.000Z' };
  const context = { traits: { email: 'rosa@example.com' } };
  expect(sent()).toEqual([
    { ...common, type: 'identify', traits: { email: 'rosa@example.com' } },
    { ...common, type: 'track', event: 'Page viewed', properties: { name: 'profile' }, context },
    { ...common, type: 'track', event: 'Page viewed', properties: { name: 'mySessions' }, context },
  ]);
});

// Claim: do-not-track
it.each<[string, Partial<AnalyticsOptions>]>([
  ['there is no collector', { collector: null }],
  ['the collector is empty', { collector: '' }],
  ['nobody is signed in', { identity: () => null }],
  ['Do Not Track is on', { privacy: { doNotTrack: '1' } }],
  ['Global Privacy Control is on', { privacy: { globalPrivacyControl: true } }],
])('sends nothing where %s [K-14]', (_why, options) => {
  const { analytics, sent } = analyticsOfTest(options);
  analytics.identify();
  analytics.track('Page viewed', { name: 'profile' });
  expect(sent()).toEqual([]);
});

it('identifies the next user too', () => {
  let person = rosa;
  const { analytics, sent } = analyticsOfTest({ identity: () => person });
  analytics.identify();
  person = { userId: '8', email: 'theo@example.com' };
  analytics.identify();
  expect(sent().map(({ userId }) => userId)).toEqual(['7', '8']);
});
