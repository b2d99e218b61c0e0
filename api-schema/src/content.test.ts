import { expect, it } from 'vitest';
import { contentUrl } from './content.ts';

it.each([
  ['media-1.jpg', '/api/content/media-1.jpg'],
  ['photos/zoe.jpg', '/api/content/photos%2Fzoe.jpg'],
  ['https://example.com/a.jpg', 'https://example.com/a.jpg'],
  ['/assets/a.jpg', '/assets/a.jpg'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
])('finds %s at %s', (file, url) => {
  expect(contentUrl(file)).toBe(url);
});

it('uses the API’s base URL', () => {
  expect(contentUrl('media-1.jpg', 'https://api.example.com')).toBe(
    'https://api.example.com/content/media-1.jpg',
  );
});
