import type { Page } from '@playwright/test';

/** A plain picture, drawn by the page. */
export async function picture(page: Page) {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = 'seagreen';
    context.fillRect(0, 0, 320, 180);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  return { name: 'calm.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}
