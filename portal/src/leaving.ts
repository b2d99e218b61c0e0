type Task = () => Promise<unknown> | undefined;

const tasks = new Set<Task>();

/** Runs before somebody signs out and when the page goes away, for what must still reach the server. */
export function onLeave(task: Task): () => void {
  const onPageHide = () => void task();
  tasks.add(task);
  window.addEventListener('pagehide', onPageHide);
  return () => {
    tasks.delete(task);
    window.removeEventListener('pagehide', onPageHide);
  };
}

/** Has everything sent that waits. It never fails. */
export const settleBeforeLeaving = (): Promise<unknown> =>
  Promise.allSettled([...tasks].map((task) => task()));
