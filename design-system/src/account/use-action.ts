import { useState } from 'react';

/** One call behind a button: whether it is under way, and the error of the last one. */
export function useAction(call: () => Promise<unknown>) {
  const [state, setState] = useState<{ isPending: boolean; error: unknown }>({
    isPending: false,
    error: null,
  });
  async function run() {
    if (state.isPending) return;
    setState({ isPending: true, error: null });
    try {
      await call();
      setState({ isPending: false, error: null });
    } catch (error) {
      setState({ isPending: false, error });
    }
  }
  return { ...state, run };
}
