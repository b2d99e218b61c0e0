import type { Schemas } from '@institute/api-schema';
import type { FieldError } from '../platform/problem.ts';

export type Preference = Schemas['CommunicationPreference'];
type Cadence = Preference['cadence'];
type Choice = Omit<Preference, 'locked' | 'cadences'>;
type Cell = Pick<Preference, 'type' | 'channel'>;

const cadences: Cadence[] = ['IMMEDIATELY', 'DAILY', 'WEEKLY'];

/** What the institute sends. There is no provider for text messages, and nothing sends announcements. */
const sentTypes: Preference['type'][] = ['ACCOUNT', 'PAYMENT', 'ENROLLMENT', 'COURSE', 'COACHING'];
const sentChannels: Preference['channel'][] = ['INBOX', 'EMAIL'];

/** Account, contract and money messages can't be turned off or delayed, and the inbox has every message. */
const isLocked = ({ type, channel }: Cell): boolean =>
  channel === 'INBOX' || type === 'ACCOUNT' || type === 'PAYMENT' || type === 'ENROLLMENT';

/**
 * How often messages can be sent. The inbox gets them immediately, and what is about a session is of no use a week
 * later.
 */
const cadencesOf = (cell: Cell): Cadence[] =>
  cell.channel === 'EMAIL' && cell.type === 'COURSE' ? cadences : ['IMMEDIATELY'];

const isSent = ({ type, channel }: Cell): boolean =>
  sentTypes.includes(type) && sentChannels.includes(channel);

/**
 * Whether and how often a student gets messages of a type in a channel. A choice counts as far as it can still be made.
 */
export function preferenceOf({ type, channel }: Cell, chosen: Partial<Choice> | null): Preference {
  const cell = { type, channel };
  const locked = isLocked(cell);
  const offered = cadencesOf(cell);
  const cadence = offered.find((one) => one === chosen?.cadence) ?? 'IMMEDIATELY';
  return {
    ...cell,
    enabled: locked || (chosen?.enabled ?? channel !== 'SMS'),
    cadence,
    cadences: offered,
    locked,
  };
}

/** Everything that is sent, with the student's choices. */
export function matrixOf(choices: Choice[]): Preference[] {
  return sentTypes.flatMap((type) =>
    sentChannels.map((channel) =>
      preferenceOf(
        { type, channel },
        choices.find((choice) => choice.type === type && choice.channel === channel) ?? null,
      ),
    ),
  );
}

/** Why choices are invalid: they are about what isn't sent, or turn off or delay what can't be. */
export function choiceErrors(choices: Choice[]): FieldError[] {
  return choices.flatMap((choice, index) => {
    const at = (name: string, rule: string) => ({
      in: 'body' as const,
      pointer: `/communicationPreferences/${index}/${name}`,
      rule,
      values: {},
    });
    if (!isSent(choice)) return [at(sentTypes.includes(choice.type) ? 'channel' : 'type', 'choice')];
    const locked = isLocked(choice);
    return [
      ...(locked && !choice.enabled ? [at('enabled', 'locked')] : []),
      ...(cadencesOf(choice).includes(choice.cadence) ? [] : [at('cadence', locked ? 'locked' : 'choice')]),
    ];
  });
}
