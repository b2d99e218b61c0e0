import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { type Change, changeText } from './change-messages.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US', timeZone: 'America/New_York' });
const textOf = (change: Partial<Change>) =>
  changeText(intl, {
    record: 'coach_products',
    recordId: null,
    field: 'title',
    before: null,
    after: null,
    currency: null,
    ...change,
  });

it.each<[Partial<Change>, string]>([
  [{ field: 'price', before: '9000', after: '12550', currency: 'USD' }, 'Price: $ 90.00, now $ 125.50'],
  [{ field: 'price', before: '9000', after: '12550' }, 'Price'],
  [{ field: 'price', before: '0', after: '9000', currency: 'USD' }, 'Price: Free, now $ 90.00'],
  [{ field: 'status', before: 'DRAFT', after: 'PUBLISHED' }, 'Status: Draft, now Published'],
  [
    { record: 'coach_sessions', field: 'status', before: 'BOOKED', after: 'NO_SHOW' },
    'Status: Booked, now No-show',
  ],
  [{ record: 'circle_students', field: 'status', after: 'ACTIVE' }, 'Status: –, now In the circle'],
  [
    { record: 'payment_schedule_rows', field: 'status', before: 'ACCEPTED', after: 'INVALID' },
    'Status: Paid, now Declined',
  ],
  [{ record: 'others', field: 'status', before: 'ON_HOLD', after: 'DONE' }, 'Status: On hold, now Done'],
  [{ field: 'priceUnit', before: 'NONE', after: 'SESSION' }, 'The price is: in total, now per session'],
  [{ field: 'type', before: 'SERVICE', after: 'PRODUCT' }, 'Type: Service, now Product'],
  [{ field: 'serviceCategoryId', after: 'SLEEP' }, 'Category: –, now Sleep'],
  [{ field: 'deliveryMode', before: 'ONLINE', after: 'IN_PERSON' }, 'Where: Online, now In person'],
  [
    { field: 'bufferMinutes', before: '15', after: '90' },
    'Break between sessions: 15 minutes, now 1 hour, 30 minutes',
  ],
  [{ field: 'horizonDays', before: '1', after: '60' }, 'How far ahead: 1 day, now 60 days'],
  [{ field: 'languageIso2LetterCode', before: 'EN', after: 'ES' }, 'Language: English, now Spanish'],
  [
    { field: 'firstDay', before: '2026-03-02', after: '2026-03-04' },
    'First day off: Mar 02, 2026, now Mar 04, 2026',
  ],
  [{ field: 'title', before: 'SLEEP', after: 'REST' }, 'Title: SLEEP, now REST'],
  [{ field: 'isShipped', before: 'false', after: 'true' }, 'Sent to clients: No, now Yes'],
])('says %o in words', (change, text) => {
  expect(textOf(change).replaceAll('\u00a0', ' ')).toBe(text);
});
