import sharp, { type Sharp } from 'sharp';

/** The maximum number of pixels: more than phones take, and what browsers can still show. */
export const maxPixels = 50_000_000;

/** Why a picture can't be shown, as a rule name. */
type PictureFault = 'fileType' | 'pictureSize';

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

const encoders = {
  'image/jpeg': (picture: Sharp) => picture.jpeg({ quality: 85 }),
  'image/png': (picture: Sharp) => picture.png(),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 85 }),
};

/**
 * Decodes a JPEG, PNG or WebP completely and encodes it again, upright and with at most `side` pixels a side. So
 * nothing of the file is kept but what people see: no place, no name, nothing behind the picture. The first bytes alone
 * prove nothing; otherwise a browser would be the first to meet a picture that is broken or exhausts the memory.
 */
export async function encodePicture(
  bytes: Uint8Array,
  type: PictureType,
  side: number,
): Promise<Uint8Array | PictureFault> {
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height * pages > maxPixels) return 'pictureSize';
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true });
    return await encoders[type](picture).toBuffer();
  } catch {
    return 'fileType';
  }
}
