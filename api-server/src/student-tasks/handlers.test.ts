import { expect, it } from 'vitest';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld();

async function tasksOf(email: string) {
  const { accessToken: token, studentId } = await world.signIn(email);
  const { status, body } = await world.call('listStudentTasks', { path: { id: studentId! }, token });
  expect(status).toBe(200);
  return body.content;
}

it.each([
  ['student@example.com', ['DOCUMENTS', 'TRANSFER']],
  ['new.student@example.com', ['APPLICATION_DRAFT', 'PROFILE']],
  ['pastdue@example.com', ['PAYMENT_OVERDUE']],
  ['submitted@example.com', ['APPLICATION_IN_REVIEW']],
  ['advisor@example.com', []],
])('lists what %s has to do', async (email, kinds) => {
  expect((await tasksOf(email)).map(({ kind }) => kind)).toEqual(kinds);
});

it('names the document, the transfer and the application', async () => {
  const [documents, transfer] = await tasksOf('student@example.com');
  expect(documents).toMatchObject({ count: 2, envelope: { kind: 'DISCLOSURES' }, application: null });
  expect(transfer?.transfer?.status).toBe('PENDING');
  const [draft] = await tasksOf('new.student@example.com');
  expect(draft?.application?.status).toBe('DRAFT');
});

it('says nothing of others', async () => {
  const { studentId } = await world.signIn('student@example.com');
  const token = await world.tokenOf('new.student@example.com');
  const { status } = await world.call('listStudentTasks', { path: { id: studentId! }, token });
  expect(status).toBe(404);
});
