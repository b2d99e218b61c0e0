import type { Page } from '@playwright/test';

/** A row of the overview on Home, by its heading. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
