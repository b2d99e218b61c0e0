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
  'text/vtt': 'VTT',
  'application/x-subrip': 'SRT',
};

/** Formats MIME types for people: `JPEG, PNG, or WebP` for `image/jpeg`, `image/png`, `image/webp`. */
export const fileTypeNames = (types: readonly string[], locale = 'en-US'): string =>
  new Intl.ListFormat(regional(locale), { type: 'disjunction' }).format(
    types.map((type) => names[type] ?? type.replace(/^.*\//, '').toUpperCase()),
  );

const endings: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/heic': ['heic', 'heif'],
  'text/vtt': ['vtt'],
  'application/x-subrip': ['srt'],
};

/** Types that many systems don't know, or know by another name. */
const unknownToSystems = ['text/vtt', 'application/x-subrip'];

/** The types as a file dialog understands them. */
export const acceptedFiles = (types: readonly string[]): string =>
  types
    .flatMap((type) =>
      unknownToSystems.includes(type) ? [type, ...endings[type]!.map((one) => `.${one}`)] : type,
    )
    .join(',');

/** Whether a file has one of the types: by its MIME type, or by its extension if the browser reports none. */
export function isOfType(file: { name: string; type: string }, types: readonly string[]): boolean {
  if (types.includes(file.type)) return true;
  const ending = file.name.toLowerCase().split('.').at(-1)!;
  return types.some(
    (type) =>
      (!file.type || unknownToSystems.includes(type)) &&
      (endings[type] ?? [type.replace(/^.*\//, '')]).includes(ending),
  );
}
