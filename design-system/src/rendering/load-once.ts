/** Loads something once, on first use. The next call retries a failed load. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    if (loading) return loading;
    const attempt = load();
    loading = attempt;
    // After the waiting callers have received the failure.
    attempt.catch(() =>
      setTimeout(() => {
        loading = null;
      }),
    );
    return attempt;
  };
}
