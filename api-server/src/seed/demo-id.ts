const letters = {
  student: '0',
  user: 'a',
  coach: 'c',
  education: 'e',
  certification: 'f',
  message: 'd',
  accountEvent: 'b',
  product: '7',
  activity: '8',
  application: '9',
  course: '1c',
  module: '1d',
  award: '1a',
  studentAward: '1b',
  circle: '2c',
  circleSession: '2d',
  schedule: '3c',
  coachSession: '3d',
  purchase: '3e',
  plan: '4a',
  invoice: '4b',
  program: '31',
  cohort: '32',
  paymentPlan: '33',
  voucher: '34',
  paymentSchedule: '35',
  paymentScheduleRow: '36',
  payment: '37',
  refund: '38',
  paymentMethod: '39',
  rollover: '3a',
} as const;

/** The id of somebody, or something of somebody, in the demo world. */
export function demoId(kind: keyof typeof letters, number: number): string {
  return `01980a3c-1f00-7000-8000-${`${letters[kind]}${number}`.padStart(12, '0')}`;
}
