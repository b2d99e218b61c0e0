import { pathsOf } from '@institute/design-system/app';
import { places } from './places.ts';

/** Every path of the coach app. */
export const paths = pathsOf(places);
