import { RequestReset } from './RequestReset.tsx';

export default function ForgotPasswordScreen() {
  return <RequestReset />;
}
