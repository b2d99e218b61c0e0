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

async function overviewOf(email: string) {
  const { accessToken: token, studentId } = await world.signIn(email);
  const { status, body } = await world.call('getStudentOverview', { path: { id: studentId! }, token });
  expect(status).toBe(200);
  return body.content;
}

it('shows what comes next: course, program and event [P-30]', async () => {
  const { course, program, event } = await overviewOf('student@example.com');
  expect(course).toMatchObject({ status: 'IN_PROGRESS', nextModule: { title: expect.any(String) } });
  expect(program!.startDate <= course!.startDate && course!.endDate <= program!.endDate).toBe(true);
  expect(event).toMatchObject({ kind: 'SESSION', personName: 'Rosa Delgado', opensOn: null });
});

it('shows coaches the sessions that they give', async () => {
  const { event } = await overviewOf('coach@example.com');
  expect(event).toMatchObject({ kind: 'CLIENT_SESSION' });
});

it('shows nothing where nothing is ahead', async () => {
  expect(await overviewOf('new.student@example.com')).toEqual({ course: null, program: null, event: null });
});

it.each(['listStudentTasks', 'getStudentOverview'] as const)(
  '%s says nothing of others',
  async (operation) => {
    const { studentId } = await world.signIn('student@example.com');
    const token = await world.tokenOf('new.student@example.com');
    const { status } = await world.call(operation, { path: { id: studentId! }, token });
    expect(status).toBe(404);
  },
);
