import type { Schemas } from '@institute/api-schema';

export type FileObject = Schemas['FileObject'];

const extensions = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'text/vtt': 'vtt',
  'text/srt': 'srt',
} as const;

export type FileType = keyof typeof extensions;

const images: FileType[] = ['image/jpeg', 'image/png', 'image/webp'];
const films: FileType[] = ['video/mp4', 'video/webm'];

/** The types allowed per kind of upload. SVG and HTML are never allowed, because they can run scripts. */
export const allowedTypes: Record<FileObject, FileType[]> = {
  STUDENT_PHOTO: images,
  COACH_COVER_IMAGE: images,
  COACH_VIDEO: films,
  COACH_VIDEO_CAPTIONS: ['text/vtt', 'text/srt'],
  COACH_PRODUCT_IMAGE: images,
  DOCUMENT: ['application/pdf', ...images],
};

/** Kinds that every signed-in user may open by URL. Others are for the owner and staff only. */
export const mediaPrefix = 'media-';

export function nameOfFile(object: FileObject, type: FileType): string {
  const prefix = object === 'DOCUMENT' ? 'document-' : mediaPrefix;
  return `${prefix}${crypto.randomUUID()}.${extensions[type]}`;
}

const mp4Brand = /^(isom|iso[2-9]|mp4[12v]|avc1|M4V[ HP]|MSNV|dash|mmp4)$/;

/** Detects a file's type from its first bytes, regardless of its name and declared type. */
export function sniff(bytes: Uint8Array): FileType | null {
  // One character per byte.
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (head.startsWith('RIFF') && head.startsWith('WEBPVP8', 8)) return 'image/webp';
  if (head.startsWith('%PDF-')) return 'application/pdf';
  if (head.startsWith('ftyp', 4) && mp4Brand.test(head.slice(8, 12))) return 'video/mp4';
  if (head.startsWith('\u001aE\u00df\u00a3') && head.includes('webm')) return 'video/webm';
  return null;
}
