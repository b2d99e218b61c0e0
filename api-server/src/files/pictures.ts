import sharp from 'sharp';

/** The maximum number of pixels: more than phones take, and what browsers can still show. */
export const maxPixels = 50_000_000;

/** Why a picture can't be shown, as a rule name. null if it can. */
type PictureFault = 'fileType' | 'pictureSize';

/**
 * Decodes a JPEG, PNG or WebP completely, using a few megabytes whatever its size. The first bytes alone prove
 * nothing: otherwise a browser or a thumbnailer would be the first to meet a picture that is broken or exhausts the
 * memory.
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
