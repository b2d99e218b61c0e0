// A single module, so that the screens after the payment are already loaded if the connection is lost while paying.
export { BookingOutcome } from './BookingOutcome.tsx';
export { HoldOver } from './HoldOver.tsx';
export { PayBooking } from './PayBooking.tsx';
