import { useEffect, useRef, useState } from 'react';

export interface UploadOptions {
  /** Reports the fraction sent so far, from 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Aborts the upload. */
  signal: AbortSignal;
}

/** Uploads a file and returns its stored name. Throws the server's error. */
export type Upload = (file: File, options: UploadOptions) => Promise<string>;

export type UploadStage =
  | { kind: 'none' }
  | { kind: 'sending'; file: File; fraction: number }
  | { kind: 'failed'; file: File; error: unknown };

const none: UploadStage = { kind: 'none' };

/** Uploads one file at a time, immediately, and cancels when the field unmounts. */
export function useUpload(
  upload: Upload,
  {
    onSent,
    onProgress,
  }: { onSent: (fileName: string, file: File) => void; onProgress: (fraction: number) => void },
) {
  const [stage, setStage] = useState<UploadStage>(none);
  const running = useRef<AbortController | null>(null);
  const latest = useRef({ upload, onSent, onProgress });
  useEffect(() => {
    latest.current = { upload, onSent, onProgress };
  });
  const end = () => {
    running.current?.abort();
    running.current = null;
  };
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    end();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setStage({ kind: 'sending', file, fraction: 0 });
    try {
      const fileName = await latest.current.upload(file, {
        signal,
        onProgress: (fraction) => {
          if (signal.aborted) return;
          setStage({ kind: 'sending', file, fraction });
          latest.current.onProgress(fraction);
        },
      });
      if (signal.aborted) return;
      setStage(none);
      latest.current.onSent(fileName, file);
    } catch (error) {
      if (!signal.aborted) setStage({ kind: 'failed', file, error });
    }
  };
  return {
    stage,
    send,
    /** Cancels the upload, or clears a failed one. */
    cancel: () => {
      end();
      setStage(none);
    },
  };
}
