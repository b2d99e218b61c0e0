import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ForRoles, RolesProvider } from './ForRoles.tsx';
import type { AccessPermission } from './permission.ts';

function payouts(allow: AccessPermission) {
  const props = { allow, children: 'Payouts' };
  return createElement(ForRoles, props);
}

function render(allow: AccessPermission, ...names: string[]) {
  const props = { roles: names.map((name) => ({ name })), children: payouts(allow) };
  return renderToStaticMarkup(createElement(RolesProvider, props));
}

it('shows its children to users with the role, and removes them for others [G-05]', () => {
  expect(render('COACH', 'STUDENT', 'COACH')).toBe('Payouts');
  expect(render('COACH', 'STUDENT')).toBe('');
  expect(render(['COACH', '!ADVISOR'], 'COACH', 'ADVISOR')).toBe('');
  expect(render('COACH')).toBe('Payouts');
});

it('shows its children if the user’s roles aren’t provided [G-05]', () => {
  expect(renderToStaticMarkup(payouts('COACH'))).toBe('Payouts');
});
