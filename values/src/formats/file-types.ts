/** Names that aren't all capitals. */
const names: Record<string, string> = { 'image/webp': 'WebP', 'video/webm': 'WebM' };

/** Formats MIME types for people: `JPEG, PNG, or WebP` for `image/jpeg`, `image/png`, `image/webp`. */
export const fileTypeNames = (types: readonly string[], locale = 'en-US'): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    types.map((type) => names[type] ?? type.replace(/^.*\//, '').toUpperCase()),
  );

const endings: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/heic': ['heic', 'heif'],
};

const endingsOf = (type: string) => endings[type] ?? [type.replace(/^.*\//, '')];

/** Captions. Many systems don't know these types, or by another name, so the extension decides. */
const captions = ['text/vtt', 'text/srt'];

/** The types as a file dialog understands them. */
export const acceptedFiles = (types: readonly string[]): string =>
  types
    .map((type) => (captions.includes(type) ? endingsOf(type).map((ending) => `.${ending}`) : type))
    .join(',');

/** Whether a file has one of the types: by its MIME type, or by its extension if the browser reports none. */
export function isOfType(file: { name: string; type: string }, types: readonly string[]): boolean {
  if (types.includes(file.type)) return true;
  const ending = file.name.toLowerCase().split('.').at(-1)!;
  return types.some((type) => (!file.type || captions.includes(type)) && endingsOf(type).includes(ending));
}
