import { IconButton, lazyPart, MoreIcon } from '@institute/design-system';
import { Suspense } from 'react';
import { useCircleMenuLabel } from './circle-name.ts';
import type { CircleEntry } from './circles.ts';

const LoadedMenu = lazyPart(async () => (await import('./CircleMenu.tsx')).CircleMenu);

/** What is done to a session of a circle less often than joining it. */
export const LazyCircleMenu = (entry: CircleEntry) => (
  <Suspense fallback={<MenuPlace {...entry} />}>
    <LoadedMenu {...entry} />
  </Suspense>
);

/** In the place of the menu while its code loads. */
const MenuPlace = (entry: CircleEntry) => (
  <IconButton label={useCircleMenuLabel(entry)} isDisabled>
    <MoreIcon />
  </IconButton>
);
