import type { Page } from '@playwright/test';
import { expect, signIn, type World } from '../../scripts/journeys/world.ts';
import { callAs } from './enrolling.ts';

export const student = 'student@example.com';
/** The id of Maya, the student in these journeys. */
const studentId = '01980a3c-1f00-7000-8000-000000000001';

export interface Listed {
  id: string;
  subject: string;
  status: 'READ' | 'UNREAD';
}

export const rowsOf = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

export async function openInbox(page: Page, world: World) {
  await signIn(page, world.portal, student, '/inbox');
  await expect(rowsOf(page)).toHaveCount(20);
}

/** The student's messages, read outside the browser. */
export async function inboxOf(world: World) {
  const call = await callAs(world, student);
  const intents = `/students/${studentId}/communication_intents`;
  return {
    list: (filter: object = {}, { size = 20, page = 0 } = {}): Promise<Listed[]> =>
      call('POST', `${intents}?size=${size}&page=${page}`, filter),
    setStatus: (id: string, status: Listed['status']) =>
      call('PATCH', `${intents}/${id}/status?status=${status}`),
    archive: (id: string) => call('POST', `${intents}/${id}/archive`),
  };
}

/** The navigation's badge for the inbox; `null` for none. */
export async function expectBadge(page: Page, count: string | null) {
  const marked = page.getByRole('navigation').getByRole('link', { name: /^Inbox ?, / });
  if (count === null) await expect(marked).toHaveCount(0);
  else {
    const words = new RegExp(`^Inbox ?, ${count.replace('+', '\\+')} unread message`);
    await expect(marked).toHaveAccessibleName(words);
  }
}
