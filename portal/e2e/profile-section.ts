import type { Page } from '@playwright/test';
import { expect } from '../../scripts/journeys/world.ts';

/** Opens the form of a part of the profile, if it isn't open yet. */
export async function editSection(page: Page, name: string): Promise<void> {
  const section = page.getByRole('region', { name });
  const edit = section.getByRole('button', { name: /^Change/ });
  await expect(edit.or(section.getByRole('button', { name: /^(Save|Close)/ }))).toBeVisible();
  if (await edit.isVisible()) await edit.click();
}
