import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from './visits.ts';

const guide = new URL('../../stories/docs/guides/Start.mdx', import.meta.url);

/**
 * Writes the files that the guide has for a framework. The form goes into `formFolder`, as the guide says, and that
 * becomes `placedIn`. For `any`, there is only the form.
 */
export function writeStarted(
  project: string,
  framework: 'any' | 'vite' | 'next' | 'react-router',
  formFolder: string,
  placedIn = formFolder,
): void {
  const blocks = readFileSync(guide, 'utf8').matchAll(/^```tsx title="([^"]+)"\n(.*?)^```$/gms);
  for (const [, title, text] of blocks) {
    const path = title!.includes('/') ? title! : `${framework}/${formFolder}/${title}`;
    if (!path.startsWith(`${framework}/`)) continue;
    const file = join(project, path.replace(`${framework}/${formFolder}`, placedIn));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text!);
  }
}

/** Submits the form without answers, then fills it in. Returns all that the page complained about. */
export const submitStarted = (browser: Browser, address: string): Promise<string[]> =>
  visit(browser, address, async (page) => {
    const sent: unknown[] = [];
    await page.route('**/api/enrollments', async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill({ json: {} });
    });
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 200, body: '' }));
    const name = page.getByRole('textbox', { name: 'Name' });
    // Until hydration, a press posts the form.
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toBe('Enrollment');
    await page.getByRole('button', { name: 'Enroll' }).click();
    await page.getByRole('heading', { name: 'There are 3 problems' }).waitFor();
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    await name.fill('Ana Quispe');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com');
    await page.getByRole('textbox', { name: 'Date of birth' }).fill('March 14, 1990');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('(202) 555-0143');
    await page.getByRole('button', { name: 'Enroll' }).click();
    await page.getByText('You’re enrolled.').first().waitFor();
    expect(sent).toEqual([
      { name: 'Ana Quispe', email: 'ana@example.com', birthDate: '1990-03-14', phone: '+12025550143' },
    ]);
  });
