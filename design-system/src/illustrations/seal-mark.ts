/**
 * The leaves and the sun of the logo (`theme/logo.ts`), for the seal. A copy, because the first page of an app draws
 * the logo: shared with a later one, it would be one more file to load first. A test keeps both the same.
 */
export const sealMark = {
  sun: { x: 22.6, y: 9.4, radius: 3.1 },
  leaves: [
    'M15.6 24.8C9.6 24.2 6.4 20 6.6 13.2c6.6.2 9.6 4 9 11.6Z',
    'M17 24.8c-.2-5.6 2.6-9 8.6-9.4.4 5.8-2.6 9.2-8.6 9.4Z',
  ],
  vein: 'M9.6 16.4c2.4 2 4.2 4.6 5.6 8',
} as const;
