/** A part of a picture, in percent of its width and height. */
export interface CropPart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Crops a picture to a JPEG whose longer side has at most `maxSide` pixels. Applies the camera's EXIF rotation, turns
 * transparency into white, and drops all other metadata (place, time).
 */
export async function cropPicture(file: File, part: CropPart, maxSide: number): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const from = {
    x: (part.x / 100) * bitmap.width,
    y: (part.y / 100) * bitmap.height,
    width: (part.width / 100) * bitmap.width,
    height: (part.height / 100) * bitmap.height,
  };
  const scale = Math.min(1, maxSide / Math.max(from.width, from.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(from.width * scale));
  canvas.height = Math.max(1, Math.round(from.height * scale));
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, from.x, from.y, from.width, from.height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture could not be written');
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}
