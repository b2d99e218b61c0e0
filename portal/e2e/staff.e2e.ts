import type { Schemas } from '@institute/api-schema';
import { demoId } from '../../api-server/src/seed/demo-id.ts';
import { expect, signIn, test } from '../../scripts/journeys/world.ts';
import { asAccount, signedIn } from './account.ts';

test('staff record a result, which earns an award, and revoke the award [P-07]', async ({
  page,
  newContext,
  world,
}) => {
  const student = await asAccount(world, 'student@example.com');
  const advisor = await asAccount(world, 'advisor@example.com');
  const path = `/students/${student.studentId}`;
  const courses: Schemas['Course'][] = (await student.get(`${path}/courses?size=100`)).content;
  const lists: { content: Schemas['Module'][] }[] = await Promise.all(
    courses.map(({ id }) => student.get(`${path}/courses/${id}/modules?size=100&sortBy=sequence`)),
  );
  const modules = lists.flatMap(({ content }) => content);
  // 49 modules are completed. The award needs 50.
  const quiz = modules.findLast(({ type, completed }) => type === 'QUIZ' && !completed)!;
  const open = modules.filter(({ id, completed }) => !completed && id !== quiz.id);
  const reason = 'Seen in class.';
  for (const { id } of open.slice(0, 49 - modules.filter(({ completed }) => completed).length))
    await advisor.put(`${path}/modules/${id}/result`, { completed: true, reason });

  await signIn(page, world.portal, 'advisor@example.com', '/administration/students');
  await page.getByLabel('Name or e-mail').fill('Lindqvist');
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
  const awards: Schemas['StudentAward'][] = (await student.get(`${path}/awards?size=100`)).content;
  const award = awards.find(({ title }) => title === 'Fifty modules')!;
  const shared = await student.put(`${path}/awards/${award.id}/share`);
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
  await row.getByRole('button', { name: 'Actions for Maya Lindqvist' }).click();
  await page.getByRole('menuitem', { name: 'Change roles' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Advisor/ }).check();
  await dialog.getByLabel('Your reason').fill('Joins admissions.');
  await dialog.getByRole('button', { name: 'Save roles' }).click();
  await expect(row).toContainText('Student and Advisor');
  await page.goto(`${world.portal}/administration/people?q=Brandt`);
  await expect(page.getByRole('row', { name: /Ilse Brandt/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions for Ilse Brandt' })).toBeHidden();
  await page.goto(`${world.portal}/administration/audit-log`);
  await expect(
    page.getByRole('row', { name: /Roles changed.*Student, now Student and Advisor.*Joins admissions/ }),
  ).toBeVisible();
});

test('an administrator sees in words what was changed of a coach', async ({ page, world }) => {
  const admin = await signedIn(world, 'admin@example.com');
  const path = `/coaches/${demoId('coach', 5)}`;
  const { content } = await admin.send('GET', path);
  const answer = await fetch(world.api + path, {
    method: 'PATCH',
    headers: { ...admin.headers, 'content-type': 'application/merge-patch+json' },
    body: JSON.stringify({ version: content.version, focus: ['Athletes'], showPhone: !content.showPhone }),
  });
  expect(answer.status).toBe(200);
  await signIn(page, world.portal, 'admin@example.com', '/administration/audit-log');
  const row = page.getByRole('row', { name: /Coach’s profile changed/ });
  await expect(row).toContainText('Focus: New parents, Shift workers, now Athletes');
  await expect(row).toContainText('Phone shown to clients');
});
