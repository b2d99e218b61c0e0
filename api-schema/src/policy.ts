/**
 * The figures of the institute's rules. The server decides by them; screens, e-mails, agreements and policies say them.
 * Each is written only here, with its unit in its name. Money is in minor units. Technical limits don't belong here.
 */

/** Amounts by currency (ISO 4217). In a currency without one, nothing is charged. */
type Amounts = Readonly<Record<string, number>>;

/* Coaching sessions */

/** Until how many hours before a session its client can reschedule it, or cancel it without losing it. */
export const freeCancellationHours = 24;
/** How long a chosen time is held while its client completes the booking. */
export const slotHoldMinutes = 5;
/** How often a client can have the same time held again. */
export const slotHoldRenewals = 2;
/** How long after that the client can't have it held. */
export const slotHoldPauseMinutes = 30;
/** How many sessions of free services a client can have with one coach on one day. */
export const freeSessionsPerDay = 1;
/** How long before a session it's time to join it. */
export const joinLeadMinutes = 15;
/** How long coach and client wait for each other before the session counts as missed. */
export const noShowWaitMinutes = 15;
/** How long a coach can reply when a client reports that the coach didn't come. */
export const absenceReplyHours = 48;
/**
 * Until how many days after a session its client can object to its outcome, and a session without an outcome can still
 * be canceled or moved.
 */
export const sessionObjectionDays = 14;
/** How far ahead a session can be moved if its coach has no schedule, which would say so. */
export const reschedulingHorizonDays = 60;
/** How far ahead a session of a circle or a group can be scheduled. */
export const meetingHorizonDays = 365;

/* Applications */

/** How long an untouched draft is kept. */
export const draftDays = 60;
/** In how many business days an advisor replies. */
export const advisorReplyBusinessDays = { minimum: 1, maximum: 2 };
/** In how many hours after the advisor admissions decides. */
export const admissionsReplyHours = 48;
/** In how many business days after submitting a student can cancel for a full refund. */
export const fullRefundBusinessDays = 5;
/** The amount of a later cancellation that the institute keeps, by currency. */
const registrationFees: Amounts = { USD: 10_000 };
export const registrationFeeIn = (currency: string): number => registrationFees[currency] ?? 0;
/** How many days an application that was declined or withdrawn stays among a student's tasks. */
export const endedApplicationDays = 30;
/** How long a student has for signing the documents of an enrollment, or ones that are sent again. */
export const signingDays = 14;
/** How many days before the deadline a student is reminded to sign. */
export const signingReminderDays = 3;

/* Payments */

/** The least of a payment of any amount, by currency. Elsewhere it's what the payment provider can charge. */
export const leastPayments: Amounts = { USD: 1_000 };
/** How many days ahead a payment is among a student's tasks, unless autopay makes it. */
export const paymentTaskDays = 14;
/** How long a quoted amount is valid, if nothing else is paid. */
export const quoteMinutes = 15;
/** How long a student can take to confirm a payment at the bank. */
export const bankConfirmationMinutes = 30;
/** The days after a declined automatic payment on which it's tried again. */
export const autopayRetryDays = [3, 5] as const;
/** How many days after a due date access to classes may be suspended. */
export const suspensionDays = 30;
/** How many days after a due date an account goes to collections. */
export const collectionDays = 90;
/** In how many days a refund is paid. */
export const refundDays = 30;
/** How many days a bank may take to show a refund. */
export const refundAtBankDays = 10;

/** How many days before a card expires that counts as soon. */
export const cardExpiryWarningDays = 45;

/* Transfers to another class */

/** How often a student can transfer within one program. */
export const transferLimit = 3;
/** The fees of a student's transfers by currency, in order. The last one applies to all further ones. */
const transferFees: readonly Amounts[] = [{}, { USD: 15_000 }, { USD: 30_000 }];
/** The fee of the next transfer of a student who has used some already. */
export const transferFeeIn = (currency: string, used: number): number =>
  transferFees[Math.min(used, transferFees.length - 1)]?.[currency] ?? 0;
const transferFeesIn = (currency: string) => transferFees.map((_, used) => transferFeeIn(currency, used));
export const freeTransferCountIn = (currency: string): number =>
  transferFeesIn(currency).filter((fee) => fee === 0).length;
export const highestTransferFeeIn = (currency: string): number => Math.max(...transferFeesIn(currency));
/** How long an offered transfer can be confirmed. */
export const transferOfferDays = 14;
/** How many days before graduation a class can no longer be left for another one. */
export const transferClosingDays = 28;

/* Coaching circles */

/** How long a session of a circle can last. */
export const longestCircleSessionHours = 8;
/** How many circles a student can be in at a time. */
export const circleLimit = 1;
/** How long an invitation to a circle holds its place. */
export const circleInvitationDays = 14;
/** How often a student can change circles: by a transfer, or by leaving one and joining another. */
export const circleTransferLimit = 2;

/* Coaches' subscriptions */

/** How long after the end of a paid period an unpaid subscription goes on. */
export const subscriptionGraceDays = 14;
/** How many days after a declined charge of a subscription it's tried again. */
export const subscriptionRetryDays = 3;
/** How long ahead coaches are notified about changes of prices, terms and policies. */
export const changeNoticeDays = 30;

/* Courses */

/** The share of a film or recording that must be watched to complete it. */
export const requiredWatchedPercent = 90;
/** The fastest playback at which everything still counts as watched. */
export const fastestPlaybackRate = 2;
/** How long a player can go without reporting its position. Only this much counts between two reports. */
export const longestPlaybackReportSeconds = 60;

/* Messages */

/** How long a deleted message is kept, so that it can be restored. */
export const deletedMessageDays = 30;

/* Accounts */

/** How long a user can be inactive before the session ends. */
export const sessionIdleMinutes = 5;
/** How long before that the user is asked. */
export const sessionWarningMinutes = 1;
/** How long a link to sign in works. */
export const loginLinkMinutes = 15;
/** How long a code for creating a password works. */
export const passwordCodeMinutes = 15;
/** How long a link to choose a new password works. */
export const passwordLinkHours = 1;
/** How long a link to confirm an e-mail address works. */
export const emailLinkHours = 24;
/** How long links and codes are kept after they expire. */
export const expiredLinkDays = 7;
