import { regional } from './locale.ts';

const names: Record<string, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/heic': 'HEIC',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
  'application/pdf': 'PDF',
};

/** Formats MIME types for people: `JPEG, PNG, or WebP` for `image/jpeg`, `image/png`, `image/webp`. */
export const fileTypeNames = (types: readonly string[], locale = 'en-US'): string =>
  new Intl.ListFormat(regional(locale), { type: 'disjunction' }).format(
    types.map((type) => names[type] ?? type.replace(/^.*\//, '').toUpperCase()),
  );

const endings: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/heic': ['heic', 'heif'],
};

/** Whether a file has one of the types: by its MIME type, or by its extension if the browser reports none. */
export function isOfType(file: { name: string; type: string }, types: readonly string[]): boolean {
  if (file.type) return types.includes(file.type);
  const ending = file.name.toLowerCase().split('.').at(-1)!;
  return types.some((type) => (endings[type] ?? [type.replace(/^.*\//, '')]).includes(ending));
}
