import { useNavigate } from '@institute/design-system';
import { useEffect } from 'react';
import { bankReturn } from './attempt.ts';

/** Whoever comes back from the page of the bank is led to the payment that was confirmed there. */
export function useReturnFromBank() {
  const navigate = useNavigate();
  useEffect(() => {
    const path = bankReturn.read();
    bankReturn.write(null);
    if (path) navigate(path, { replace: true });
  }, [navigate]);
}
