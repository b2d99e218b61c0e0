import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { componentsIn, routesOf } from '../screens/generate.ts';
import { screens } from '../screens/table.ts';

it.each(['portal', 'coach'] as const)('has a story for every route of the %s app, and no other', (app) => {
  const routes = routesOf(app);
  expect(routes.length).toBeGreaterThan(25);
  expect(Object.keys(screens[app]).sort()).toEqual(routes.map(({ name }) => name).sort());
});

it('finds the file of every screen, and its components', () => {
  const files = [...routesOf('portal'), ...routesOf('coach')].map(({ file }) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  // Leads on to the next step.
  const without = files.filter((file) => componentsIn(file).size === 0);
  expect(without.map((file) => basename(file))).toEqual(['ResumeScreen.tsx']);
});
