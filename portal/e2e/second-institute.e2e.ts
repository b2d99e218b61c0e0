import { sample } from '../../scripts/given/lane.ts';
import { fillCard, spanish } from '../../scripts/journeys/card-form.ts';
import {
  expectNothingForeign,
  expectOnlyItsOwn,
  now,
  openSecondInstitute,
  password,
  type SecondInstitute,
} from '../../scripts/journeys/second-institute.ts';
import { expect, test } from '../../scripts/journeys/world.ts';

const student = 'samir@correo.example.org';

let institute: SecondInstitute;
test.beforeAll(async () => {
  institute = await openSecondInstitute();
});
test.afterAll(() => institute.close());

interface CoachSession {
  content: { coachId: string; accessToken: string };
}

/** Its coach offers a session with hours, so that there is something to book. */
async function offerSession({ accept, call, subscribe }: SecondInstitute) {
  const email = 'coach@nopal.example.com';
  await accept(email);
  const { content } = await call<CoachSession>('POST', '/auth/signin/coach', { username: email, password });
  const { coachId, accessToken: token } = content;
  await subscribe(coachId);
  const coach = await call<{ content: { version: number } }>('GET', `/coaches/${coachId}`, undefined, token);
  const introduction = { intro: 'Acompaño cambios pequeños.', version: coach.content.version };
  await call('PATCH', `/coaches/${coachId}`, introduction, token);
  await call(
    'POST',
    `/coaches/${coachId}/schedules`,
    {
      name: 'Tardes',
      timeZone: 'America/Mexico_City',
      weekly: [{ day: 'THURSDAY', startTime: '13:00', endTime: '15:00' }],
      overrides: [],
    },
    token,
  );
  const product = await call<{ content: { id: string } }>(
    'POST',
    `/coaches/${coachId}/products`,
    {
      type: 'SERVICE',
      title: 'Primera sesión',
      image: null,
      description: 'Una hora para empezar.',
      price: 80_000,
      priceUnit: 'NONE',
      deliveryMode: 'ONLINE',
      productCategoryId: null,
      productSpecification: null,
      serviceCategoryId: null,
      serviceSpecification: { session: { type: 'INDIVIDUAL', count: 1, duration: 50 } },
      status: 'PUBLISHED',
    },
    token,
  );
  return { coachId, productId: product.content.id };
}

test('shows the institute of the installation, signed out and signed in', { tag: '@long' }, async ({
  page,
}) => {
  const { coachId, productId } = await offerSession(institute);
  await institute.signUp(student);
  expect(await institute.lastEmail(student)).toContain(
    'Escríbenos: ayuda@nopal.example.com o +52 55 5555 0100\n\nInstituto Nopal',
  );
  await page.clock.install({ time: now });

  for (const path of sample(['/login', '/forgot-password', '/get-started', '/enroll', '/nowhere'], 4)) {
    await page.goto(institute.portal + path);
    await expectOnlyItsOwn(page);
  }

  await page.getByRole('link', { name: 'Ayuda', exact: true }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expectOnlyItsOwn(page);
  await expect(page.getByRole('main').getByText('Instituto Nopal')).toBeVisible();
  await expect(page.getByText('06700 Ciudad de México')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ayuda@nopal.example.com' })).toHaveAttribute(
    'href',
    'mailto:ayuda@nopal.example.com',
  );
  await expect(page.getByText('Puedes cancelar una sesión hasta el día anterior.')).toBeVisible();

  await page.goto(`${institute.portal}/login`);
  await page.getByLabel('Correo electrónico').fill(student);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  const paths = [
    '/home',
    '/enroll',
    '/courses',
    '/modules',
    '/awards',
    '/transfers',
    '/circles',
    '/sessions',
    '/coaches',
    `/coaches/${coachId}`,
    '/inbox',
    '/signing',
    '/settings/payment-information',
    '/settings/payment-method',
    '/settings/account-history',
    '/settings/transactions',
    '/settings/agreements',
    '/settings/profile',
    '/settings/communication-preferences',
    '/settings/security',
    '/help',
  ];
  for (const path of sample(paths, 7)) {
    await page.goto(institute.portal + path);
    await expectOnlyItsOwn(page);
  }
  await page.goto(`${institute.portal}/coaches/${coachId}`);
  await expect(page.getByText('800.00')).toBeVisible();

  // Buying from its coach: times, money, rules, receipt and e-mails are the institute's own.
  await page.goto(`${institute.portal}/coaches/${coachId}/book/${productId}`);
  await page.getByRole('radiogroup', { name: 'Elige una hora' }).getByRole('radio').first().check();
  await expectOnlyItsOwn(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Revisar y pagar' })).toBeFocused();
  await expectOnlyItsOwn(page);
  await fillCard(page, '4242424242424242', spanish);
  await page.getByRole('button', { name: /^Pagar .*800\.00/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu reserva está lista' })).toBeFocused();
  await expectOnlyItsOwn(page);
  await page.getByRole('link', { name: 'Ver tu sesión' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Primera sesión');
  await expectOnlyItsOwn(page);
  await page.goto(`${institute.portal}/settings/transactions`);
  await expect(page.getByText('800.00').first()).toBeVisible();
  await expectOnlyItsOwn(page);
  const sale = await institute.emailsTo('coach@nopal.example.com');
  expect(sale).toContain('Primera sesión');
  expect(sale).toMatch(/\$\s?800\.00/);
  for (const sent of [sale, await institute.emailsTo(student)]) {
    expect(sent).toContain('Instituto Nopal');
    expectNothingForeign(sent);
  }
});
