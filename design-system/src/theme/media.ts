/** The widths at which layouts change. A phone is narrower than 600 px, a wide screen 1024 px or more (at 16 px text). */
export const media = {
  phone: 'screen and (width < 37.5rem)',
  tabletUp: 'screen and (width >= 37.5rem)',
  wide: 'screen and (width >= 64rem)',
  notWide: 'screen and (width < 64rem)',
  /** So low, such as at 400 % zoom, that bars which stay in view would cover half of the page. */
  short: 'screen and (height < 30rem)',
  /** A phone of 320 px, or any phone with larger text. */
  narrow: 'screen and (width < 20.5rem)',
  /** A phone with text of one and a half times the size or more. */
  tiny: 'screen and (width < 16rem)',
  print: 'print',
} as const;

/** The height above a phone's keyboard, which other heights include on iOS. react-aria sets it on each modal overlay. */
export const visibleHeight = 'var(--visual-viewport-height, 100dvh)';
