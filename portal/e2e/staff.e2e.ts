import type { components } from '@institute/api-schema';
import { expect, password, signIn, test, type World } from '../../scripts/world.ts';

type Schemas = components['schemas'];

/** Calls of one user, outside the browser. */
async function callsOf(world: World, username: string) {
  const send = async <T>(method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(world.api + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok, `${method} ${path}`).toBe(true);
    return (await response.json()) as { content: T };
  };
  const { content } = await send<{ studentId: string; accessToken: string }>('POST', '/auth/signin/student', {
    username,
    password,
  });
  const call = <T>(method: string, path: string, body?: object) =>
    send<T>(method, path, body, content.accessToken);
  return { call, studentId: content.studentId };
}

test('staff record a result, which earns an award, and revoke the award [P-07]', async ({
  page,
  newContext,
  world,
}) => {
  const student = await callsOf(world, 'student@example.com');
  const advisor = await callsOf(world, 'advisor@example.com');
  const path = `/students/${student.studentId}`;
  const courses = (await student.call<Schemas['Course'][]>('GET', `${path}/courses?size=100`)).content;
  const lists = await Promise.all(
    courses.map(({ id }) =>
      student.call<Schemas['Module'][]>('GET', `${path}/courses/${id}/modules?size=100&sortBy=sequence`),
    ),
  );
  const modules = lists.flatMap(({ content }) => content);
  // 49 modules are completed. The award needs 50.
  const quiz = modules.findLast(({ type, completed }) => type === 'QUIZ' && !completed)!;
  const open = modules.filter(({ id, completed }) => !completed && id !== quiz.id);
  const reason = 'Seen in class.';
  for (const { id } of open.slice(0, 49 - modules.filter(({ completed }) => completed).length))
    await advisor.call('PUT', `${path}/modules/${id}/result`, { completed: true, reason });

  await signIn(page, world.portal, 'advisor@example.com', '/administration/students');
  await page.getByLabel('Search names and e-mail addresses').fill('Lindqvist');
  await page.getByRole('link', { name: 'Maya Lindqvist' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maya Lindqvist');
  const course = courses.find(({ id }) => id === quiz.courseId)!;
  await page.getByLabel('Course', { exact: true }).selectOption(course.title);
  const item = page.getByRole('listitem').filter({ hasText: quiz.title });
  await expect(item).toContainText('Not completed');
  await item.getByRole('button', { name: `Record result: ${quiz.title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Completed', exact: true }).check();
  await dialog.getByLabel('Your reason').fill('Handed in on paper.');
  await dialog.getByRole('button', { name: 'Record result' }).click();
  await expect(item).toContainText('Completed, recorded by staff');

  await page
    .getByRole('radio', { name: /Awards/ })
    .or(page.getByRole('button', { name: /^Awards/ }))
    .click();
  const card = page.getByRole('listitem').filter({ hasText: 'Fifty modules' }).first();
  await expect(card).toContainText('Valid');
  const awards = (await student.call<Schemas['StudentAward'][]>('GET', `${path}/awards?size=100`)).content;
  const award = awards.find(({ title }) => title === 'Fifty modules')!;
  const shared = await student.call<Schemas['StudentAward']>('PUT', `${path}/awards/${award.id}/share`);
  const visitor = await (await newContext()).newPage();
  await visitor.goto(`${world.portal}/awards/shared/${shared.content.shareToken}`);
  await expect(visitor.getByText('Valid', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: 'Revoke: Fifty modules' }).click();
  await dialog.getByLabel('Your reason').fill('The quiz was somebody else’s.');
  await dialog.getByRole('button', { name: 'Revoke award' }).click();
  await expect(card).toContainText('Reason: The quiz was somebody else’s.');
  await expect(card.getByRole('button', { name: /Revoke/ })).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByText(/revoked this award on/)).toBeVisible();
  await visitor.context().close();

  await page.goto(`${world.portal}/administration/audit-log`);
  await expect(page.getByRole('row', { name: /Award revoked.*Fifty modules/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /marked as completed.*Handed in on paper/ })).toBeVisible();
});

test('an administrator makes a student an advisor, but can’t change the own roles', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'admin@example.com', '/administration/people?q=Lindqvist');
  const row = page.getByRole('row', { name: /Maya Lindqvist/ });
  await row.getByRole('button', { name: 'Change roles' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Advisor/ }).check();
  await dialog.getByLabel('Your reason').fill('Joins admissions.');
  await dialog.getByRole('button', { name: 'Save roles' }).click();
  await expect(row).toContainText('Student and Advisor');
  await page.goto(`${world.portal}/administration/people?q=Brandt`);
  await expect(page.getByRole('row', { name: /Ilse Brandt/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change roles' })).toBeHidden();
  await page.goto(`${world.portal}/administration/audit-log`);
  await expect(page.getByRole('row', { name: /Roles changed.*Joins admissions/ })).toBeVisible();
});
