/** What people call a type, and the endings of its files, of those that its MIME type doesn't say. */
const known: Record<string, readonly [name: string, ...endings: string[]]> = {
  'image/jpeg': ['JPEG', 'jpg', 'jpeg'],
  'image/png': ['PNG', 'png'],
  'image/webp': ['WebP', 'webp'],
  'image/heic': ['HEIC', 'heic', 'heif'],
  'image/gif': ['GIF', 'gif'],
  'image/svg+xml': ['SVG', 'svg'],
  'video/mp4': ['MP4', 'mp4', 'm4v'],
  'video/quicktime': ['MOV', 'mov'],
  'video/webm': ['WebM', 'webm'],
  'audio/mpeg': ['MP3', 'mp3'],
  'audio/mp4': ['M4A', 'm4a'],
  'audio/wav': ['WAV', 'wav'],
  'text/plain': ['TXT', 'txt'],
  'application/msword': ['DOC', 'doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['DOCX', 'docx'],
  'application/vnd.ms-excel': ['XLS', 'xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['XLSX', 'xlsx'],
  'application/vnd.ms-powerpoint': ['PPT', 'ppt'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['PPTX', 'pptx'],
  'application/vnd.oasis.opendocument.text': ['ODT', 'odt'],
};

const isWithin = (type: string, group: string) => group.endsWith('/*') && type.startsWith(group.slice(0, -1));

/** The known types of `image/*`; other types as they are. */
const typesOf = (type: string): readonly string[] =>
  type.endsWith('/*') ? Object.keys(known).filter((one) => isWithin(one, type)) : [type];

const nameOf = (type: string) => known[type]?.[0] ?? type.replace(/^.*\//, '').toUpperCase();

const endingsOf = (type: string) => known[type]?.slice(1) ?? [type.replace(/^.*\//, '')];

/** Formats MIME types for people: `JPEG, PNG, or WebP` for `image/jpeg`, `image/png`, `image/webp`. */
export const fileTypeNames = (types: readonly string[], locale = 'en-US'): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format([
    ...new Set(types.flatMap(typesOf).map(nameOf)),
  ]);

/** Captions. Many systems don't know these types, or by another name, so the extension decides. */
const captions = ['text/vtt', 'text/srt'];

/** The types as a file dialog understands them. */
export const acceptedFiles = (types: readonly string[]): string =>
  types
    .map((type) => (captions.includes(type) ? endingsOf(type).map((ending) => `.${ending}`) : type))
    .join(',');

/** Whether a file has one of the types: by its MIME type, or by its extension if the browser reports none. */
export function isOfType(file: { name: string; type: string }, types: readonly string[]): boolean {
  if (types.some((type) => type === file.type || isWithin(file.type, type))) return true;
  const ending = file.name.toLowerCase().split('.').at(-1)!;
  return types
    .filter((type) => !file.type || captions.includes(type))
    .some((type) => typesOf(type).some((one) => endingsOf(one).includes(ending)));
}
