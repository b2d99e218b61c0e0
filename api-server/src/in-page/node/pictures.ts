import type * as onNode from '../../files/pictures.ts';

export const maxPixels: typeof onNode.maxPixels = 50_000_000;

/** By the browser's own decoder, which turns pictures upright, and its encoder, which keeps nothing but pixels. */
export const encodePicture: typeof onNode.encodePicture = async (bytes, type, side) => {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type })).catch(() => null);
  if (!picture) return 'fileType';
  const { width, height } = picture;
  if (width * height > maxPixels) return 'pictureSize';
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const encoded = await canvas.convertToBlob({ type, quality: 0.85 });
  return new Uint8Array(await encoded.arrayBuffer());
};
