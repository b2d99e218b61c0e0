import { readFileSync } from 'node:fs';
import semver from 'semver';
import { expect, it } from 'vitest';

interface LockedPackage {
  engines?: { node?: string };
}

const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as { packages: Record<string, LockedPackage> };

/** The last release of the lowest line of Node that README names. npm warns of packages that refuse it. */
const lowestNode = '20.20.2';

it('installs on the lowest Node without warnings', () => {
  const refusing = Object.entries(packages).filter(
    ([, { engines }]) => engines?.node && !semver.satisfies(lowestNode, engines.node),
  );
  expect(refusing.map(([path, { engines }]) => `${path} wants ${engines!.node}`)).toEqual([]);
});
