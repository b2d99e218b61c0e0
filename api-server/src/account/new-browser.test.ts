import { expect, it } from 'vitest';
import { demoPassword } from '../seed/cast.ts';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld();
const email = 'student@example.com';
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const newerChrome = chrome.replace('156.0', '157.0');
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0';
const signIn = (userAgent: string, address = '203.0.113.7') =>
  world.call('signInStudent', {
    body: { username: email, password: demoPassword },
    headers: { 'user-agent': userAgent },
    address,
  });

it('sends an e-mail about a sign-in from a browser that was not used before, once', async () => {
  await signIn(chrome);
  await signIn(newerChrome, '198.51.100.9');
  expect(await world.countEmails()).toBe(0);
  await signIn(firefox, '198.51.100.9');
  await signIn(firefox);
  expect(await world.countEmails()).toBe(1);
  const { subject, text } = await world.lastEmail(email);
  expect(subject).toBe('New sign-in to your account');
  expect(text.split('\n\n').slice(1, 5)).toEqual([
    'Someone signed in to your account on Mar 02, 2026, 10:00\u00a0AM EST with Firefox on Linux, from the network 198.51.100.0/24. You hadn’t used this browser here before.',
    'If it was you, there’s nothing you need to do. If it wasn’t, change your password now. That also signs out all other devices.',
    'Change your password: http://127.0.0.1:4100/settings/security#password',
    'Your team at Health Coach Training Institute',
  ]);
});

it('links coaches to their own app', async () => {
  const body = { username: 'coach@example.com', password: demoPassword };
  for (const userAgent of [chrome, firefox])
    await world.call('signInCoach', { body, headers: { 'user-agent': userAgent } });
  expect((await world.lastEmail(body.username)).text).toContain(
    'http://127.0.0.1:4200/manage-account#password',
  );
});

it('sends nothing about a wrong password', async () => {
  await signIn(chrome);
  const body = { username: email, password: 'Wrong-password1' };
  await world.call('signInStudent', { body, headers: { 'user-agent': firefox } });
  expect(await world.countEmails()).toBe(0);
});
