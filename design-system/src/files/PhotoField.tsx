import { lazy, Suspense, useState } from 'react';
import { FileField, type FileFieldProps } from './FileField.tsx';

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }));

export interface PhotoFieldProps extends Omit<FileFieldProps, 'accept' | 'prepare'> {
  /** MIME types that can be chosen. The upload is always a JPEG. */
  accept?: readonly string[];
  /** Width to height of the part that is sent: 1 is a square. */
  aspect?: number;
  /** Longest side of the uploaded picture, in pixels. */
  maxSide?: number;
}

interface Cropping {
  file: File;
  onDone: (part: File | null) => void;
}

const pictures = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** A picture of which a part is chosen before it is sent. */
export function PhotoField({ accept = pictures, aspect = 1, maxSide = 1600, ...props }: PhotoFieldProps) {
  const [cropping, setCropping] = useState<Cropping | null>(null);
  return (
    <>
      <FileField
        {...props}
        accept={accept}
        prepare={(file) =>
          new Promise((resolve) => {
            setCropping({
              file,
              onDone: (part) => {
                setCropping(null);
                resolve(part);
              },
            });
          })
        }
      />
      {cropping && (
        <Suspense fallback={null}>
          <CropDialog {...cropping} {...{ aspect, maxSide }} />
        </Suspense>
      )}
    </>
  );
}
