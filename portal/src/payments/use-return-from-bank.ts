import { useNavigate } from '@institute/design-system';
import { createStoredPath } from '@institute/design-system/app';
import { useEffect } from 'react';

/** The payment that is being confirmed at the bank; per tab. */
export const bankReturn = createStoredPath('institute.portal.bank-return');

/** Redirects from the bank's return address to the confirmed payment. */
export function useReturnFromBank() {
  const navigate = useNavigate();
  useEffect(() => {
    const path = bankReturn.read();
    bankReturn.write(null);
    if (path) navigate(path, { replace: true });
  }, [navigate]);
}
