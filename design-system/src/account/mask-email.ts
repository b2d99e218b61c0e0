/**
 * `maya.lindqvist@example.com` → `m•••@example.com`: enough to recognize one's own, too little to learn another's.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? email : `${[...email][0]}•••${email.slice(at)}`;
}
