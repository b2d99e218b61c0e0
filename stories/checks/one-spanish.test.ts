import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// One English text has one Spanish: what differs without a reason is two names for one thing.

/** English texts with several meanings, or whose Spanish agrees with different nouns, by why. */
const several: Record<string, string[]> = {
  'is said of nouns of both genders, or of several things': [
    'Canceled',
    'Complete',
    'Completed',
    'Declined',
    'Deleted',
    'Done',
    'Expired',
    'Full',
    'Paid',
    'Refunded',
    'Started',
    'Unread',
  ],
  'is a noun and a verb': ['Book', 'Coach', 'Refund', 'Start', 'Type'],
  'has another meaning there': [
    // What coaches help with, and what something was done to.
    'About',
    // A purchase, and sessions that were bought.
    'Bought',
    // A direction of study, and what coaches write about themselves.
    'Introduction',
    // A payment, and a subscription.
    'Past due',
    // For an account, and for a group.
    'Sign up',
    // Sessions to come, and an event that is announced.
    'Upcoming',
    // From a class, and an application.
    'Withdraw',
  ],
};

const catalogs = ['portal/src/lang', 'coach/src/lang', 'design-system/src/intl/lang'];
const read = (file: string) => JSON.parse(readFileSync(`../${file}`, 'utf8'));

it('is the same in both apps and the library', () => {
  const spanish = new Map<string, Set<string>>();
  for (const folder of catalogs) {
    const english: Record<string, { defaultMessage: string }> = read(`${folder}/en.json`);
    const texts: Record<string, string> = read(`${folder}/es.json`);
    for (const [id, { defaultMessage }] of Object.entries(english))
      spanish.set(defaultMessage, (spanish.get(defaultMessage) ?? new Set()).add(texts[id]!));
  }
  expect(spanish.size).toBeGreaterThan(1000);
  const differing = [...spanish].flatMap(([text, ways]) => (ways.size > 1 ? [text] : []));
  expect(differing.sort()).toEqual(Object.values(several).flat().sort());
});
