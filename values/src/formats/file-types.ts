import { anyTypeOf } from './mime-name.ts';

const office = 'application/vnd.openxmlformats-officedocument.';

/** The endings of the files of a type, which its MIME type doesn't say, or that belongs to a group such as `image/*`. */
const known: Record<string, string> = {
  'image/jpeg': 'jpeg jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic heif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4 m4v',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'text/plain': 'txt',
  'application/msword': 'doc',
  [`${office}wordprocessingml.document`]: 'docx',
  [`${office}spreadsheetml.sheet`]: 'xlsx',
  [`${office}presentationml.presentation`]: 'pptx',
};

const isWithin = (type: string, group: string) => group.endsWith('/*') && type.startsWith(group.slice(0, -1));

/** The known types of `image/*`; other types as they are. */
const typesOf = (type: string): readonly string[] =>
  type.endsWith('/*') ? Object.keys(known).filter((one) => isWithin(one, type)) : [type];

const endingsOf = (type: string) => known[type]?.split(' ') ?? [type.replace(/^.*\//, '')];

/** Names that aren't all capitals. */
const names: Record<string, string> = { webp: 'WebP', webm: 'WebM' };

function nameOf(type: string): string {
  const [ending] = endingsOf(type);
  return names[ending!] ?? ending!.toUpperCase();
}

/** What people call these MIME types: `DOCX`, not the last part of its MIME type. */
export const namesOfTypes = (types: readonly string[]): string[] => [
  ...new Set(types.flatMap(typesOf).map(nameOf)),
];

/** Formats MIME types for people: `JPEG, PNG, or WebP` for `image/jpeg`, `image/png`, `image/webp`. */
export const fileTypeNames = (types: readonly string[], locale = 'en-US'): string =>
  anyTypeOf(namesOfTypes(types), locale);

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
