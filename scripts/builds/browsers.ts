/** The lowest browser versions that we support are in the library's `package.json`, for our apps and for other teams. */
import library from '../../design-system/package.json' with { type: 'json' };

/** The same for Vite and esbuild (`safari17.4`), for which Android is no browser apart. */
export const buildTarget = library.browserslist
  .filter((entry) => !entry.startsWith('and_'))
  .map((entry) => entry.replace(' >= ', '').replace('ios_saf', 'ios'));
