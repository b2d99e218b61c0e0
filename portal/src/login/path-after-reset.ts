import { createStoredPath } from '@institute/design-system/app';

/** The path wanted before a reset link was e-mailed, kept in this tab because the link doesn't carry it. */
export const pathAfterReset = createStoredPath('institute.portal.path-after-reset');
