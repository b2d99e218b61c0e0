import sharp from 'sharp';

/** Pixels of the largest picture: more than phones take, and what a browser still shows. */
export const maxPixels = 50_000_000;

/** What is wrong with a picture, by the names of the rules; null if it can be shown. */
type PictureFault = 'fileType' | 'pictureSize';

/**
 * Decodes a JPEG, PNG or WebP to its last line, in a few megabytes however large it is. The first bytes alone prove nothing: a
 * browser or a thumbnailer would be the first to meet a broken picture, or one that exhausts the memory.
 */
export async function findPictureFault(bytes: Uint8Array): Promise<PictureFault | null> {
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height * pages > maxPixels) return 'pictureSize';
    await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      .resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
    return null;
  } catch {
    return 'fileType';
  }
}
