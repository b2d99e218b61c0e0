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

/** Types of files as people call them: `JPEG, PNG, or WebP` of `image/jpeg`, `image/png`, `image/webp`. */
export const fileTypeNames = (types: readonly string[], locale = 'en-US'): string =>
  new Intl.ListFormat(regional(locale), { type: 'disjunction' }).format(
    types.map((type) => names[type] ?? type.replace(/^.*\//, '').toUpperCase()),
  );

const endings: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/heic': ['heic', 'heif'],
};

/** Whether a file is of one of the types: by what the browser says it is, or by the end of its name where it says nothing. */
export function isOfType(file: { name: string; type: string }, types: readonly string[]): boolean {
  if (file.type) return types.includes(file.type);
  const ending = file.name.toLowerCase().split('.').at(-1)!;
  return types.some((type) => (endings[type] ?? [type.replace(/^.*\//, '')]).includes(ending));
}
