import { NewPassword } from './NewPassword.tsx';
import { RequestReset } from './RequestReset.tsx';

/** Without a token, the link is asked for; with the token of the link, the new password. */
export default function ResetPasswordScreen() {
  const token = new URLSearchParams(window.location.search).get('token');
  return token ? <NewPassword token={token} /> : <RequestReset />;
}
