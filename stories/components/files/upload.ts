import type { Upload } from '@institute/design-system';
import { waitFor } from 'storybook/test';

/** An upload that the story itself advances. */
interface Transfer {
  file: File;
  signal: AbortSignal;
  progress: (fraction: number) => void;
  finish: (fileName: string) => void;
  fail: (error: unknown) => void;
}

/** An upload controlled by a story. */
export function heldUpload() {
  const transfers: Transfer[] = [];
  const upload: Upload = (file, { onProgress, signal }) =>
    new Promise((finish, fail) => transfers.push({ file, signal, progress: onProgress, finish, fail }));
  return {
    upload,
    transfers,
    /** The latest upload, once there are `count` of them. */
    started: async (count = 1) => {
      await waitFor(() => {
        if (transfers.length !== count) throw new Error(`${transfers.length} of ${count} were started`);
      });
      return transfers.at(-1)!;
    },
  };
}

/** Stores immediately. */
export const instantUpload: Upload = async (file) => `media-${file.name}`;

/** A picture in two colors: its left part is green, the rest white. */
export async function makePicture(name: string, width: number, height: number, green = 0.5): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#2c7a5a';
  context.fillRect(0, 0, width * green, height);
  const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File([blob!], name, { type });
}

/** The same JPEG with an EXIF rotation: `6` is a quarter turn to the right. */
export async function turned(jpeg: File, orientation: number): Promise<File> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const exif = [
    ...[0xff, 0xe1, 0x00, 0x22],
    ...[0x45, 0x78, 0x69, 0x66, 0x00, 0x00],
    // Big-endian TIFF with one entry: tag 0x0112, one SHORT.
    ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08, 0x00, 0x01],
    ...[0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
    ...[0x00, 0x00, 0x00, 0x00],
  ];
  // Firefox decodes no file that was put together from parts.
  const whole = Uint8Array.from([...bytes.slice(0, 2), ...exif, ...bytes.slice(2)]);
  return new File([whole], jpeg.name, { type: jpeg.type });
}
