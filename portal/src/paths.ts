import { pathsOf } from '@institute/design-system/app';
import { places } from './places.ts';

/** Every path of the portal. */
export const paths = pathsOf(places);
