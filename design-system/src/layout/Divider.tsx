import { divider } from './Divider.css.ts';

/** A hairline between two topics. */
export function Divider() {
  return <hr className={divider} />;
}
