/** Loads something when it is first asked for, once. A load that failed is tried again by the next call. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    if (loading) return loading;
    const attempt = load();
    loading = attempt;
    // After those who wait for it have received the failure.
    attempt.catch(() =>
      setTimeout(() => {
        loading = null;
      }),
    );
    return attempt;
  };
}
