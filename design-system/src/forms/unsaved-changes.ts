import { useEffect } from 'react';

/**
 * Asks before the page is left while something typed was not sent. The same question for a router: `form.isUnsaved()`.
 */
export function useUnsavedChanges({ isUnsaved }: { isUnsaved: () => boolean }): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
