import type { FormResult } from '@institute/design-system/rules';
import type { Answers } from './answers.ts';

export type Refusal = Pick<FormResult, 'errors'>;

/** What a clinic's server would do. Here nothing leaves the page. */
export const isMember = async (memberId: string): Promise<boolean> => !/^0+$/.test(memberId);

export const storeFile = async (file: File): Promise<string> => file.name;

/** Refuses an emergency contact with the number of the patient. */
export async function sendIntake({ contact }: Answers): Promise<Refusal | null> {
  const errors = contact.emergency.flatMap(({ phone }, index) =>
    phone === contact.phone
      ? [{ pointer: `/contact/emergency/${index}/phone`, rule: 'anotherPhone', values: {} }]
      : [],
  );
  return errors.length > 0 ? { errors } : null;
}
