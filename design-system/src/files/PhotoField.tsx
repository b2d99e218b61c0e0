import { type ComponentType, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CropDialogProps } from './CropDialog.tsx';
import { FileField, type FileFieldProps } from './FileField.tsx';

export interface PhotoFieldProps extends Omit<FileFieldProps, 'accept' | 'prepare'> {
  /** Accepted MIME types. The upload is always a JPEG. */
  accept?: readonly string[];
  /** The aspect ratio of the crop: 1 is a square. */
  aspect?: number;
  /** Longest side of the uploaded picture, in pixels. */
  maxSide?: number;
}

interface Cropping extends Pick<CropDialogProps, 'file' | 'onDone'> {
  CropDialog: ComponentType<CropDialogProps>;
}

const pictures = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** A picture that the user crops before the upload. */
export function PhotoField({
  accept = pictures,
  aspect = 1,
  maxSide = 1600,
  errorMessage,
  ...props
}: PhotoFieldProps) {
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const crop = async (file: File): Promise<File | null> => {
    // Not `lazy`, so that the rest of the form survives if the code fails to load.
    const loaded = await import('./CropDialog.tsx').catch(() => null);
    setHasFailed(!loaded);
    if (!loaded) return null;
    const { CropDialog } = loaded;
    return new Promise((resolve) => {
      const own: Cropping = {
        CropDialog,
        file,
        onDone: (part) => {
          // A canceled crop may end while the next dialog is open.
          setCropping((now) => (now === own ? null : now));
          resolve(part);
        },
      };
      setCropping(own);
    });
  };
  return (
    <>
      <FileField
        {...props}
        accept={accept}
        prepare={crop}
        errorMessage={
          errorMessage ??
          (hasFailed && (
            <FormattedMessage
              id="photo.failed"
              defaultMessage="We couldn’t open your picture. Check your connection, reload the page and try again."
              description="Error at the field of a photo: the code that crops it did not arrive"
            />
          ))
        }
      />
      {cropping && (
        <cropping.CropDialog {...{ aspect, maxSide }} file={cropping.file} onDone={cropping.onDone} />
      )}
    </>
  );
}
