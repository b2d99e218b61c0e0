import { useNavigate } from '@institute/design-system';
import { useEffect } from 'react';
import { bankReturn } from './attempt.ts';

/** Redirects from the bank's return address to the confirmed payment. */
export function useReturnFromBank() {
  const navigate = useNavigate();
  useEffect(() => {
    const path = bankReturn.read();
    bankReturn.write(null);
    if (path) navigate(path, { replace: true });
  }, [navigate]);
}
