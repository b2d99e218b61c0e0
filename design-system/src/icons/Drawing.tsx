interface DrawingProps {
  /** The data of its path, of `drawings.gen.ts`. */
  of: string;
  className: string;
  /** The accessible name. Without it, the drawing is decorative. */
  label?: string | undefined;
  /** The width of its lines. */
  width?: number;
}

/** A drawing in the library's stroke. Use the named icons wherever one of their sizes fits. */
export function Drawing({ of, className, label, width = 1.5 }: DrawingProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={of} />
    </svg>
  );
}
