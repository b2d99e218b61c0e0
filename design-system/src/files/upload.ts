import { useEffect, useRef, useState } from 'react';

export interface UploadOptions {
  /** Tells how much was sent, from 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Ends the sending. */
  signal: AbortSignal;
}

/** Sends one file and gives the name under which it was stored. Throws what the server said. */
export type Upload = (file: File, options: UploadOptions) => Promise<string>;

export type UploadStage =
  | { kind: 'none' }
  | { kind: 'sending'; file: File; fraction: number }
  | { kind: 'failed'; file: File; error: unknown };

const none: UploadStage = { kind: 'none' };

/** One file on its way: sent at once, one at a time, cancelled when the field goes. */
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
