import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({
    config: {
      rateLimitFactor: 100,
      portalOrigin: 'https://portal.example.com',
      coachOrigin: 'https://coach.example.com',
    },
  });
});
beforeEach(() => world.reset());
afterAll(() => world.close());

async function begin(application?: 'COACH') {
  const { accessToken: token, studentId: id } = await world.signIn('new.student@example.com');
  const body = application ? { application } : {};
  const setup = await world.call('setUpPaymentMethod', { token, path: { id }, body });
  return setup.body.content.formPath!;
}
const right = {
  number: '4242 4242 4242 4242',
  expiration: '11/2030',
  securityCode: '123',
  holderName: 'Theo Okafor',
};
const get = async (path: string) => {
  const response = await world.app.request(path);
  return { response, text: await response.text() };
};
const post = async (path: string, form: Record<string, string>) => {
  const response = await world.app.request(path, { method: 'POST', body: new URLSearchParams(form) });
  return { response, text: await response.text() };
};

describe('the form for a card', () => {
  it('can be embedded only by the app that requested it', async () => {
    const { response } = await get(await begin());
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors https://portal.example.com",
    );
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    const coach = await get(await begin('COACH'));
    expect(coach.response.headers.get('content-security-policy')).toMatch(
      /frame-ancestors https:\/\/coach\.example\.com$/,
    );
  });

  it('has a label, a hint and a purpose for each field', async () => {
    const { text } = await get(await begin());
    expect(text).toContain('<html lang="en">');
    for (const [id, autocomplete] of [
      ['number', 'cc-number'],
      ['expiration', 'cc-exp'],
      ['securityCode', 'cc-csc'],
      ['holderName', 'cc-name'],
    ]) {
      expect(text).toContain(`<label for="${id}">`);
      expect(text).toMatch(new RegExp(`<input id="${id}"[^>]*autocomplete="${autocomplete}"`, 's'));
    }
    expect(text).toContain('aria-describedby="expiration-hint"');
    expect(text).not.toContain('aria-invalid');
  });

  it('uses the requested language and theme', async () => {
    const path = await begin();
    const { text } = await get(`${path}&language=ES&theme=dark`);
    expect(text).toContain('<html lang="es" data-theme="dark">');
    expect(text).toContain('Número de tarjeta');
    const { text: odd } = await get(`${path}&language=FR&theme="><script>`);
    expect(odd).toContain('<html lang="en">');
  });

  // Claim: card-data
  it('hands a token to that app, and the card number to no one', async () => {
    const path = await begin();
    const { response, text } = await post(path, right);
    expect(response.status).toBe(200);
    const [, token] = /data-token="(card_[\w-]+)"/.exec(text)!;
    expect(text).toContain('data-origin="https://portal.example.com"');
    expect(text).not.toContain('4242');
    const { accessToken, studentId: id } = await world.signIn('new.student@example.com');
    const body = { providerToken: token, isDefault: true, holderName: null, address: null };
    const added = await world.call('createPaymentMethod', { token: accessToken, path: { id }, body });
    expect(added.body.content).toMatchObject({ last4: '4242', holderName: 'Theo Okafor' });
    const { text: script } = await get('/sandbox/card.js');
    expect(script).toContain("type: 'providerToken'");
    expect(script).not.toContain("'*'");
  });

  it.each([
    [{ number: '' }, 'number', 'Enter the card number'],
    [{ number: '4242 4242 4242 4241' }, 'number', 'The card number is not right; check its digits'],
    [{ number: '4111 1111 1111 1111' }, 'number', 'Use one of the test cards; a real card is not taken here'],
    [
      { expiration: '13/2030' },
      'expiration',
      'Enter the expiration date as month and year, for example 11/2028',
    ],
    [{ expiration: '02/26' }, 'expiration', 'The card has expired'],
    [{ securityCode: '12' }, 'securityCode', 'The security code has three or four digits'],
    [{ holderName: ' ' }, 'holderName', 'Enter the name on the card'],
  ])('explains what is wrong with %o', async (change, field, words) => {
    const { response, text } = await post(await begin(), { ...right, ...change });
    expect(response.status).toBe(422);
    expect(text).toContain('<title>Error: Card details</title>');
    expect(text).toContain(`<li><a href="#${field}">${words}</a></li>`);
    expect(text).toContain(
      `<p class="error" id="${field}-error"><span class="hidden">Error: </span>${words}</p>`,
    );
    expect(text).toMatch(
      new RegExp(
        `<input id="${field}"[^>]*aria-describedby="[^"]*${field}-error"[^>]*aria-invalid="true"`,
        's',
      ),
    );
    expect(text).not.toContain('data-token');
    // Typed values stay, except for the security code, which must not be kept.
    const typed = { ...right, ...change };
    for (const value of [typed.number, typed.expiration, typed.holderName]) {
      expect(text).toContain(`value="${value}"`);
    }
    expect(text).not.toContain('value="123"');
  });

  it('escapes typed values', async () => {
    const hostile = '"><script>alert(1)</script>';
    const { text } = await post(await begin(), { ...right, number: '1', holderName: hostile });
    expect(text).not.toContain('<script>alert');
  });

  it('expires after half an hour, and needs a setup', async () => {
    const path = await begin();
    world.clock.forward(30 * 60);
    for (const at of [path, '/sandbox/card', '/sandbox/card?clientSecret=nonsense']) {
      const { response, text } = await get(at);
      expect([response.status, text]).toEqual([410, expect.stringContaining('This form has expired')]);
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect((await post(at, right)).response.status).toBe(410);
    }
  });

  it('refuses a body larger than the form', async () => {
    const { response } = await post(await begin(), { ...right, holderName: 'x'.repeat(20_000) });
    expect(response.status).toBe(413);
  });
});

it('lets the cardholder confirm a payment on a page that can’t be framed', async () => {
  const { response } = await get('/sandbox/authentications/charge_x?language=es');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-security-policy')).toContain(
    "form-action 'self' https://portal.example.com https://coach.example.com; frame-ancestors 'none'",
  );
});

it('serves its own style sheet', async () => {
  const { response } = await get('/sandbox/style.css');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});

it('returns nothing worse than 422 for malformed requests', async () => {
  const path = await begin();
  const broken = {
    method: 'POST',
    body: 'x',
    headers: { 'content-type': 'multipart/form-data; boundary=y' },
  };
  const large = { method: 'POST', body: new URLSearchParams({ number: '4'.repeat(20_000) }) };
  const control = { method: 'POST', body: new URLSearchParams({ ...right, holderName: '\u0000\u0007' }) };
  const answers = [
    [path, broken, 400],
    [path, large, 413],
    [path, control, 422],
    ['/sandbox/card?clientSecret=%00', {}, 410],
    ['/sandbox/authentications/x', broken, 400],
    ['/sandbox/authentications/%00', {}, 400],
    ['/mailbox/%00', {}, 400],
    ['/docs/%zz', {}, 400],
  ] as const;
  for (const [asked, init, status] of answers) {
    expect([asked, (await world.app.request(asked, init)).status]).toEqual([asked, status]);
  }
});
