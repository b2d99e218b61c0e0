/** Milliseconds that this device's clock is ahead of the server's. */
let ahead = 0;

/** A response may have been on its way for as long as this many milliseconds, so that less says nothing about the clock. */
const tolerance = 30_000;

/** Compares this device's clock with the `Date` of a response that just came. Without one, they are taken as equal. */
export function compareClocks({ headers }: Response): void {
  const difference = Date.now() - Date.parse(headers.get('date') ?? '');
  ahead = Math.abs(difference) > tolerance ? difference : 0;
}

/** What this device's clock shows at an instant of the server's (RFC 3339), in milliseconds: it may be wrong by hours. */
export const onDeviceClock = (instant: string): number => Date.parse(instant) + ahead;
