import { useNavigate } from '@institute/design-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { KeepTyped } from '../drafts.tsx';
import { paths } from '../places.ts';
import { queryClient } from '../query-client.ts';
import { session } from '../session.ts';
import { AccountStep } from './AccountStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

/**
 * Personal details first, then the code from the e-mail with a password. The step is in the URL, so a reload keeps
 * it.
 */
export default function SignUpScreen() {
  return (
    <KeepTyped>
      <SignUp />
    </KeepTyped>
  );
}

function SignUp() {
  const navigate = useNavigate();
  const search = new URLSearchParams(useSearch());
  const email = session.lastEmail.read();
  if (search.get('step') === 'password' && email)
    return (
      <QueryClientProvider client={queryClient}>
        <PasswordStep email={email} />
      </QueryClientProvider>
    );
  return <AccountStep onDone={() => navigate(paths.signUp({ step: 'password', to: paths.welcome() }))} />;
}
