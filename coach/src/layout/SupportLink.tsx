import { Link } from '@institute/design-system';

/** The address of those who help, as a link to write to them. */
export function SupportLink() {
  const address = import.meta.env.VITE_SUPPORT_EMAIL;
  return address ? <Link href={`mailto:${address}`}>{address}</Link> : null;
}
