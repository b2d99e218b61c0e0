import { lazyPart } from '@institute/design-system';
import { MenuPlace } from '@institute/shared-screens/MenuPlace.tsx';
import { useCircleMenuLabel } from './circle-name.ts';
import type { CircleEntry } from './circles.ts';

const LoadedMenu = lazyPart(async () => (await import('./CircleMenu.tsx')).CircleMenu);

/** What is done to a session of a circle less often than joining it. */
export const LazyCircleMenu = (entry: CircleEntry) => (
  <MenuPlace label={useCircleMenuLabel(entry)}>
    <LoadedMenu {...entry} />
  </MenuPlace>
);
