import * as styles from './QrCode.css.ts';

export interface QrCodeProps {
  /** What it opens: "QR code of this page". */
  label: string;
  /** The number of modules on each side. */
  size: number;
  /** An SVG path of the dark modules, each one unit wide. */
  path: string;
}

/** The margin that scanners need, in modules. */
const margin = 4;

/** A QR code to scan with a phone. Show what it opens as text or a link too. */
export function QrCode({ label, size, path }: QrCodeProps) {
  const full = size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${full} ${full}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
