import { useState } from 'react';

/** Runs one call behind a button: whether it is running, and its last error. */
export function useAction<Args extends unknown[]>(call: (...args: Args) => Promise<unknown>) {
  const [state, setState] = useState<{ isPending: boolean; error: unknown }>({
    isPending: false,
    error: null,
  });
  async function run(...args: Args) {
    if (state.isPending) return;
    setState({ isPending: true, error: null });
    try {
      await call(...args);
      setState({ isPending: false, error: null });
    } catch (error) {
      setState({ isPending: false, error });
    }
  }
  return { ...state, run };
}
