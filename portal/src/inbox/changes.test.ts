import { describe, expect, it } from 'vitest';
import { afterChanges, badgeText, type Change, countUnread, type Message, rowsAfter } from './changes.ts';

const message = (id: string, part: Partial<Message> = {}): Message => ({
  id,
  status: 'UNREAD',
  archived: false,
  channels: ['INBOX'],
  category: 'COURSE',
  subject: id,
  body: id,
  link: null,
  links: [],
  createdAt: '2026-03-02T15:00:00.000Z',
  readAt: null,
  deletedAt: null,
  restorableUntil: null,
  ...part,
});
const [a, b, c] = [message('a'), message('b'), message('c', { status: 'READ' })];
const inbox = { folder: 'inbox', isUnreadOnly: false } as const;
const change = (kind: Change['kind'], ...messages: Message[]): Change => ({ kind, messages });
const ids = (rows: Message[]) => rows.map(({ id }) => id);

describe('messages with pending changes', () => {
  it('are read, archived, restored and deleted, one change after the other', () => {
    expect(afterChanges(a, [change('READ', a, b)])).toEqual({ ...a, status: 'READ' });
    expect(afterChanges(a, [change('ARCHIVE', a), change('UNARCHIVE', a)])).toEqual(a);
    expect(afterChanges(a, [change('DELETE', a), change('RESTORE', a)])).toEqual(a);
  });

  it('are listed where they belong now', () => {
    const rows = [a, b, c];
    expect(ids(rowsAfter(rows, [change('ARCHIVE', b)], inbox))).toEqual(['a', 'c']);
    expect(ids(rowsAfter(rows, [change('DELETE', a, c)], inbox))).toEqual(['b']);
    expect(ids(rowsAfter([a, b], [change('READ', a)], { ...inbox, isUnreadOnly: true }))).toEqual(['b']);
    const gone = message('d', { archived: true, deletedAt: '2026-03-02T16:00:00.000Z' });
    expect(ids(rowsAfter([gone], [], { ...inbox, folder: 'deleted' }))).toEqual(['d']);
    const back = [change('RESTORE', gone)];
    expect(ids(rowsAfter([gone], back, { ...inbox, folder: 'deleted' }))).toEqual([]);
    expect(ids(rowsAfter([gone], back, { ...inbox, folder: 'archived' }))).toEqual(['d']);
  });
});

describe('the badge [D-04]', () => {
  const server = { unread: [a, b], total: 2 };

  it('counts unread messages in the inbox', () => {
    expect(countUnread(server, [])).toBe(2);
    expect(countUnread(server, [change('READ', a)])).toBe(1);
    expect(countUnread(server, [change('ARCHIVE', a), change('DELETE', b)])).toBe(0);
    expect(countUnread(server, [change('UNREAD', c)])).toBe(3);
    const away = message('d', { archived: true });
    expect(countUnread(server, [change('UNARCHIVE', away)])).toBe(3);
  });

  it('counts a change once, whether the server has received it or not', () => {
    expect(countUnread({ unread: [b], total: 1 }, [change('READ', a)])).toBe(1);
    expect(countUnread({ unread: [a, b, c], total: 3 }, [change('UNREAD', c)])).toBe(3);
  });

  it('shows 20+ above 20, and nothing for 0', () => {
    expect([0, 1, 20, 21, 400].map(badgeText)).toEqual(['', '1', '20', '20+', '20+']);
  });
});
