import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './FileField.css.ts';

interface DropZoneProps {
  isLocked: boolean;
  isInvalid: boolean;
  onFiles: (files: FileList) => void;
  children: ReactNode;
}

/** A browser leaves the page for a file that is dropped beside its place. */
function stayOnPage(event: DragEvent): void {
  const { target, dataTransfer } = event;
  if (dataTransfer?.types.includes('Files') && !(target as Element).matches('[type=file]'))
    event.preventDefault();
}

/** From now on, also on pages that take no file. Browsers add the same listener once. */
function watchDrops(): void {
  for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, stayOnPage);
}

/** Takes the files that are dropped or pasted. */
export function DropZone({ isLocked, isInvalid, onFiles, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  useEffect(watchDrops, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drag and drop and paste are shortcuts for the control inside
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      data-locked={isLocked || undefined}
      onDragOver={(event) => {
        if (isLocked || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (isLocked) return;
        event.preventDefault();
        onFiles(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        onFiles(event.clipboardData.files);
      }}
    >
      {children}
    </div>
  );
}
