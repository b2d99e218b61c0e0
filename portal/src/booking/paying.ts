// One module, so that whatever follows the pay step is there with it: the connection may be lost while paying.
export { BookingOutcome } from './BookingOutcome.tsx';
export { PayBooking } from './PayBooking.tsx';
export { PurchaseUnderWay } from './PurchaseUnderWay.tsx';
