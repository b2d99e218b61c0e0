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
  | { kind: 'failed'; file: File; error: unknown; prepare?: Prepare | undefined };

/** Checks or converts a file before the upload. Resolves to null to cancel. */
export type Prepare = (file: File) => Promise<File | null>;

const none: UploadStage = { kind: 'none' };

/** Whether files are being prepared, by their turns. */
function usePreparing() {
  const [turns, setTurns] = useState<readonly number[]>([]);
  return {
    isPreparing: turns.length > 0,
    track: async <Result>(turn: number, result: Promise<Result>): Promise<Result> => {
      setTurns((before) => [...before, turn]);
      return result.finally(() => setTurns((before) => before.filter((one) => one !== turn)));
    },
    clear: () => setTurns([]),
  };
}

/** Uploads one file at a time, immediately, and cancels when the field unmounts. */
export function useUpload(
  upload: Upload,
  callbacks: {
    onStart: (file: File) => void;
    onProgress: (fraction: number) => void;
    onSent: (fileName: string, file: File) => void;
  },
) {
  const [stage, setStage] = useState<UploadStage>(none);
  const preparing = usePreparing();
  /** The upload, how many files were chosen, and the number of the latest that was sent or removed. */
  const { current: state } = useRef({ running: new AbortController(), chosen: 0, settled: 0 });
  const latest = useRef({ upload, ...callbacks });
  useEffect(() => {
    latest.current = { upload, ...callbacks };
  });
  const end = () => {
    state.running.abort();
    state.chosen += 1;
    state.settled = state.chosen;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the field unmounts
  useEffect(() => end, []);

  /** `prepare` may take longer for a file than for one that was chosen later, which is the one to send. */
  const send = async (chosen: File, prepare?: Prepare) => {
    state.chosen += 1;
    const turn = state.chosen;
    const start = () => {
      state.settled = turn;
      state.running.abort();
      state.running = new AbortController();
      return state.running;
    };
    let file: File | null = chosen;
    if (prepare) {
      try {
        file = await preparing.track(turn, prepare(chosen));
      } catch (error) {
        if (turn < state.settled) return;
        start();
        return setStage({ kind: 'failed', file: chosen, error, prepare });
      }
    }
    if (!file || turn < state.settled) return;
    const { signal } = start();
    setStage({ kind: 'sending', file, fraction: 0 });
    latest.current.onStart(file);
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
    isPreparing: preparing.isPreparing,
    send,
    /** Cancels the upload, or clears a failed one. */
    cancel: () => {
      end();
      preparing.clear();
      setStage(none);
    },
  };
}
